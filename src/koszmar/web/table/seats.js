// The others around the table: portrait, name, vital numbers; a click unfolds what is public of them.
import { bestBot, gameOf } from "../lib/catalogue.js";
import { html, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf, portraitOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { botName, forfeits } from "../lobby/sitters.js";
import { reseat } from "./play.js";
import { answers as legal, held, moment, owner, summary } from "./state.js";
import { Meters, mood } from "./meter.js";
import { thing } from "./touch.js";
import { Zone } from "./zone.js";

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Panel} PanelData */

/** A name of more letters than this is a long one. */
const LONG = 8;

/** @param {{view: View}} props */
export function Seats({ view }) {
  const [open, setOpen] = useState(-1);
  return html`<nav class="seats" aria-label=${say("web-seats")}>
    ${view.panels.map(
      (panel) => html`<${Seat} key=${panel.seat} panel=${panel} view=${view} open=${open === panel.seat}
      toggle=${() => setOpen(open === panel.seat ? -1 : panel.seat)} />`,
    )}
  </nav>`;
}

/** @param {{panel: PanelData, view: View, open: boolean, toggle: () => void}} props */
function Seat({ panel, view, open, toggle }) {
  const asked = view.question?.seats.includes(panel.seat);
  const sitter = summary.value?.seats?.[panel.seat];
  const present = moment.value === null; // in the past nobody takes over from anybody
  const { class: glow, role, ...touch } = thing(`panel-${panel.seat}`);
  const answers = glow.includes("legal");
  const holds = view.zones.some(
    (zone) =>
      panel.zones.includes(zone.id) &&
      panel.seat !== view.seat &&
      [zone, ...zone.cards].some((one) => legal.value.has(one.id)),
  );
  const kind = [
    holds && "holds",
    open && "open",
    asked && "asked",
    panel.active && "active",
    panel.out && "out",
    panel.seat === view.seat && "me",
  ]
    .filter(Boolean)
    .join(" ");
  const marks = [
    panel.seat === view.seat && say("text-you"),
    sitter && sitter.player !== "human" && botName(sitter.player),
    sitter && forfeits(sitter),
    sitter?.hands && say("web-hands", { count: sitter.hands }),
    sitter?.name,
    sitter && sitter.player === "human" && !sitter.present && say("web-away"),
  ]
    .filter(Boolean)
    .join(" · ");
  const act = answers ? touch : { onClick: toggle, "aria-expanded": open };
  return html`<div class=${`seat ${kind}`} data-part=${`panel-${panel.seat}`} data-side=${sideOf(view, panel.seat)}>
    <button type="button" ...${act} class=${`face${glow}`}>
      <${Portrait} panel=${panel} />
      <span class="who"><b class=${long(say(panel.name))}>${say(panel.name)}</b><small>
        ${panel.out ? say("text-out")
          : html`${panel.role && html`<span class="team">${say(panel.role)}${marks && " · "}</span>`}${marks}`}</small>
          </span>
      <span class="stats">
        ${panel.stats.map(
            (stat) =>
            html`<span key=${stat.id} class=${mood(stat)} title=${say(stat.label)}>
              <${Icon} name=${iconOf(stat.id)} label=${say(stat.label)} />${stat.value}</span>`)}</span>
    </button>
    ${asked && html`<span class="flag">${say("web-decides")}</span>`}
    ${answers && html`<button type="button" class="unfold" onClick=${toggle}>${say("web-look")}</button>`}
    ${!open && present && panel.seat === view.seat && sitter && sitter.player !== "human"
      && html`<${Replace} seat=${panel.seat} player=${sitter.player} />`}
    <div class="brief">
      ${view.zones.filter((zone) => panel.zones.includes(zone.id) && zone.kind === "slots"
          && !open).map((zone) => html`<${Zone} key=${zone.id} zone=${zone} />`)}</div>
    ${
      open &&
      html`<div class="unfolded">
      ${panel.role && html`<p class="role" data-side=${sideOf(view, panel.seat)}>${say(panel.role)}</p>`}
      ${panel.about && html`<p class="about">${say(panel.about)}</p>`}
      <${Meters} stats=${panel.stats} />
      ${present && sitter && (owner.value || panel.seat === view.seat)
        && html`<${Replace} seat=${panel.seat} player=${sitter.player} />`}
      ${view.zones.filter((zone) => panel.zones.includes(zone.id)).map(
          (zone) => html`<${Zone} key=${zone.id} zone=${zone} />`)}
    </div>`
    }
  </div>`;
}

/** A long name is set smaller where many share the width. @param {string} name */
const long = (name) => (name.length > LONG ? "long" : "");

/** The team of a seat's figure, as far as this seat knows it: the game's word.
 * @param {View} view @param {number} seat */
export const sideOf = (view, seat) =>
  view.boards.flatMap((board) => board.pieces).find((piece) => piece.seat === seat)?.side || undefined;

/** A bot takes an absent seat, and hands it back. @param {{seat: number, player: string}} props */
function Replace({ seat, player }) {
  const human = player === "human";
  return html`<button type="button" class="replace"
      onClick=${() => reseat(seat, human ? bestBot(gameOf(summary.value?.game)?.bots ?? []) : "human")}>
    <${Icon} name=${human ? "vintage-robot" : "person"} />
      ${say(human ? "web-give-to-bot" : held.value.includes(seat) ? "web-take-from-bot" : "web-seat-back")}</button>`;
}

/** @param {{panel: {portrait: string}}} props */
export function Portrait({ panel }) {
  const { icon, tone } = portraitOf(panel.portrait);
  return html`<span class="portrait" data-tone=${tone}><${Icon} name=${icon} /></span>`;
}
