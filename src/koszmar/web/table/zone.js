// Places for cards: a fan in the hand, a row, slots, a grid, a pile.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { faceOf, iconOf, theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { cardText, zoneSize } from "./text.js";
import { thing } from "./touch.js";
import { answers, sights, spread } from "./state.js";

/** @typedef {import("../lib/view.js").Zone} ZoneData */

/** `tight`: cards of a row lie in pairs, one above the other (table.css). @param {{zone: ZoneData, tight?: boolean}} props */
export function Zone({ zone, tight = false }) {
  const { class: glow, ...touch } = thing(zone.id);
  const Body =
    zone.kind === "pile" || zone.kind === "bag" || isFolded(zone)
      ? Pile
      : zone.kind === "fan"
        ? Fan
        : zone.kind === "slots"
          ? Slots
          : Row;
  const heaped = Body === Pile;
  const title = html`${say(zone.title)} <span class="number">${zoneSize(zone)}</span>`;
  return html`<section class=${`zone ${zone.kind}`} data-zone=${zone.id.replace(/-\d+$/, "")}
      data-part=${zone.id} data-place=${heaped ? undefined : zone.id}
      style=${zone.kind === "fan" ? { "--total": sizeOf(zone) } : undefined}>
    <h2 class="caption">${glow ? html`<span ...${touch} class=${glow}>${title}</span>` : title}</h2>
    <${Body} zone=${zone} tight=${tight} />
  </section>`;
}

/** How many cards lie there, seen or not. @param {ZoneData} zone */
const sizeOf = (zone) => Math.max(zone.count, zone.cards.reduce((sum, card) => sum + card.count, 0));

/** Whether it lies face down on a device that several share, and is looked at with a touch: the theme says which do.
 * @param {ZoneData} zone */
const isFolded = (zone) => theme.value.zones[zone.id.replace(/-\d+$/, "")] === "folded" && sights.value.length > 1;

/** Cards of a kind lie together in the view; in a hand each is a card of its own. @param {{zone: ZoneData}} props */
function Fan({ zone }) {
  const cards = zone.cards.flatMap((card) =>
    Array.from({ length: card.count }, (_, copy) => ({ card: { ...card, count: 1 }, copy })),
  );
  const total = sizeOf(zone);
  const hidden = total - cards.length;
  const lean = (/** @type {number} */ index) => ({ "--lean": total > 1 ? index - (total - 1) / 2 : 0 });
  return html`<div class="cards">
    ${cards.map(
        ({ card, copy }, index) => html`<${Card} key=${`${card.id}#${copy}`} card=${card} style=${lean(index)} />`)}
    ${Array.from({ length: hidden },
        (_, index) => html`<span class="card back" style=${lean(cards.length + index)} aria-hidden="true"></span>`)}
  </div>`;
}

/** @param {{zone: ZoneData, tight: boolean}} props */
function Row({ zone, tight }) {
  const paired = tight && zone.cards.length > 1;
  return html`<div class="cards">${zone.cards.map((card) =>
    html`<${Card} key=${card.id} card=${card} brief=${paired} />`)}</div>`;
}

/** @param {{zone: ZoneData}} props */
function Slots({ zone }) {
  const cards = zone.cards.flatMap((card) =>
    Array.from({ length: card.count }, (_, copy) => ({ card: { ...card, count: 1 }, copy })),
  );
  const free = Math.max(0, (zone.size ?? 0) - cards.length);
  return html`<div class="cards">
    ${cards.map(({ card, copy }) => html`<${Card} key=${`${card.id}#${copy}`} card=${card} />`)}
    ${Array.from({ length: free }, () => html`<span class="slot" aria-hidden="true"></span>`)}
  </div>`;
}

/** A pile shows its count and perhaps its top; what is known of it can be spread out, of a bag also under the pointer.
 * @param {{zone: ZoneData}} props */
function Pile({ zone }) {
  const name = zone.id.replace(/-\d+$/, "");
  const icon = name in theme.value.icons ? iconOf(name) : faceOf(zone.cards[0]?.face ?? "");
  const look = () => zone.cards.length && (spread.value = zone.id);
  const holds = zone.cards.some((card) => answers.value.has(card.id));
  const inside = zone.kind === "bag" ? zone.cards.map(cardText).join(", ") : undefined;
  const height = `${Math.min(7, Math.ceil(zone.count / 4))}px`;
  return html`<button type="button" class=${`heap${zone.count ? "" : " empty"}${holds ? " legal" : ""}`}
      data-place=${zone.id} style=${{ "--height": height }} disabled=${!zone.cards.length}
      onClick=${look} title=${inside} aria-label=${`${say(zone.title)}: ${zoneSize(zone)}`} data-tone=${zone.cards[0]?.element || name}>
    <${Icon} name=${icon} /><b>${zone.count}</b></button>`;
}
