// Who sits where: me, a friend at this device, a friend by link, a bot of a kind. Places around a drawn table.
import { botIcon, botMessage, engineName } from "../lib/catalogue.js";
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say, words } from "../lib/words.js";

/** @typedef {{who: string, bot: string, name: string}} Sitter */

/** Who can sit in a seat, and how they are drawn. */
const KINDS = { me: "person", device: "laptop", link: "linked-rings", bot: "vintage-robot" };

/** @param {Sitter[]} sitters what the server wants to know of them */
export const seated = (sitters) => ({
  seats: sitters.map((one) => (one.who === "bot" ? one.bot : "human")),
  names: sitters.map((one) => (one.who === "bot" ? "" : one.name.trim())),
  here: sitters.flatMap((one, seat) => (one.who === "me" || one.who === "device" ? [seat] : [])),
  free: sitters.flatMap((one, seat) => (one.who === "link" ? [seat] : [])),
});

/** @param {{sitters: Sitter[], change: (sitters: Sitter[]) => void, bots: string[], named?: boolean, parts?: string[],
 *   children?: any}} props `parts`: whom each seat plays, if that is known already */
export function Sitters({ sitters, change, bots, named = true, parts = [], children }) {
  const put = (/** @type {number} */ seat, /** @type {Partial<Sitter>} */ what) =>
    change(sitters.map((old, at) => (at === seat ? { ...old, ...what } : old)));
  return html`<div class="round" data-places=${sitters.length}>
    <div class="tabletop" aria-hidden="true">${children}</div>
    <ol class="places">${sitters.map(
      (one, seat) => html`<li key=${seat} class="sitter" data-who=${one.who} style=${around(seat, sitters.length)}>
      <span class="medal" aria-hidden="true">
        <${Icon} name=${one.who === "bot" ? botIcon(one.bot) : /** @type {any} */ (KINDS)[one.who]} /></span>
      <span class="sitters" role="radiogroup" aria-label=${say("web-seat-number", { number: seat + 1 })}>
        ${Object.entries(KINDS).map(
          ([kind, icon]) => html`<button type="button" role="radio" key=${kind} aria-checked=${one.who === kind}
          aria-label=${say(`web-seat-${kind}`)} title=${say(`web-seat-${kind}`)}
              onClick=${() => put(seat, { who: kind })}><${Icon} name=${icon} /></button>`,
        )}</span>
      <b class="is">${say(`web-seat-${one.who}`)}${(parts[seat] ?? partOf(seat))
        && html` <small>${parts[seat] ?? partOf(seat)}</small>`}</b>
      ${
        one.who === "bot"
          ? html`<${Kinds} kind=${one.bot} bots=${bots} put=${(/** @type {string} */ bot) => put(seat, { bot })}
              seat=${seat} />`
          : named &&
            html`<input value=${one.name} maxlength="40" placeholder=${say("web-name")}
                aria-label=${`${say("web-name")}, ${say("web-seat-number", { number: seat + 1 })}`}
          onInput=${(/** @type {any} */ event) => put(seat, { name: event.target.value })} />`
      }
    </li>`,
    )}</ol>
  </div>`;
}

/** What part a seat has, in a game where the first plays against all others. @param {number} seat */
export function partOf(seat) {
  const message = seat ? "game-seat-others" : "game-seat-first";
  return words.value.has(message) ? say(message) : "";
}

/** The kinds of bots on offer.
 * @param {{kind: string, bots: string[], put: (kind: string) => void, seat: number}} props */
function Kinds({ kind, bots, put, seat }) {
  return html`<select class="kind" value=${kind}
      aria-label=${`${say("web-bot-kind")}, ${say("web-seat-number", { number: seat + 1 })}`}
      onChange=${(/** @type {any} */ event) => put(event.target.value)}>
    ${bots.map((one) => html`<option key=${one} value=${one} selected=${one === kind}>${botName(one)}</option>`)}
      </select>`;
}

/** @param {string} kind */
export function botName(kind) {
  const message = botMessage(kind);
  const engine = engineName(kind);
  if (engine) return say("web-bot-engine", { name: engine });
  return message && words.value.has(message) ? say(message) : kind;
}

/** How often chance had to answer for an engine, and why the last time; empty if it never failed.
 * @param {{forfeits?: number, trouble?: string}} sitter */
export const forfeits = ({ forfeits = 0, trouble = "" }) =>
  forfeits ? say("web-forfeits", { count: forfeits, reason: trouble }) : "";

/** Where a place is around the table: the first one sits below, nearest to the viewer; the others follow clockwise.
 * @param {number} seat @param {number} all */
export function around(seat, all) {
  const turn = Math.PI / 2 + (2 * Math.PI * seat) / all;
  return { "--x": `${50 + 50 * Math.cos(turn)}%`, "--y": `${50 + 50 * Math.sin(turn)}%` };
}
