// What is worth telling when it is over: how the chances swung, where the match turned, who did what, in numbers.
import { html, useEffect, useState } from "../lib/html.js";
import { keepFinished } from "../lib/history.js";
import { say } from "../lib/words.js";
import { lengthText } from "../lobby/resume.js";
import { botName } from "../lobby/sitters.js";
import { chronicle } from "./play.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";
import { fold, weightOf } from "./lines.js";

/** @typedef {import("./play.js").Chronicle} Tale */
/** @typedef {import("./play.js").Swing} Swing */
/** @typedef {import("../lib/view.js").View} View */

/** So many lines say what happened. */
const LINES = 3;
/** The curve, in its own units. */
const [WIDE, HIGH] = [600, 120];

/** Keep the match in the history of this device, and fetch what is worth telling of it.
 * @param {View} view @param {string} fate @returns {Tale | null} */
export function useChronicle(view, fate) {
  const [tale, setTale] = useState(/** @type {Tale | null} */ (null));
  const table = state.summary.value;
  const seen = state.sight.value !== null;
  useEffect(() => {
    // On the way to another table nothing is known of this one any more, and what was kept of it stays.
    const sight = state.sight.value;
    if (!table?.over || !sight || state.summary.value?.code !== table.code) return;
    const match = {
      code: table.code,
      game: table.game,
      at: Date.now(),
      fate,
      choices: sight.choice,
      seconds: 0,
      names: company(table),
    };
    keepFinished(match);
    chronicle().then((found) => {
      if (!found) return;
      setTale(found);
      keepFinished({ ...match, choices: found.choices, seconds: found.seconds });
    });
  }, [table?.code, table?.over, seen]);
  return tale;
}

/** With whom I played. @param {any} table @returns {string[]} */
const company = (table) =>
  table.seats
    .filter((/** @type {any} */ one) => !state.held.value.includes(one.seat))
    .map((/** @type {any} */ one) => one.name || (one.player === "human" ? "" : botName(one.player)))
    .filter(Boolean);

/** @param {{view: View, tale: Tale, look: (choice: number) => void}} props */
export function Chronicle({ view, tale, look }) {
  const eyes = view.seat ?? view.ending?.won[0] ?? 0;
  const turn = tale.turning[eyes];
  return html`<section class="chronicle" aria-label=${say("web-chronicle")}>
    <p class="in-numbers">${lengthText(tale)} · ${say("web-turns", { turns: tale.turns })}</p>
    <${Curve} points=${tale.curves[eyes]} view=${view} eyes=${eyes} />
    ${turn && html`<div class="turning-point"><h2>${say("web-turning")}</h2>
      <p><b>${say("web-swing", { before: percent(turn.before), after: percent(turn.after) })}</b> ${told(turn)}</p>
      <button type="button" onClick=${() => look(turn.choice)}>${say("web-turning-look")}</button></div>`}
    <h2>${say("web-who-did-what")}</h2>
    <ul class="deeds">${view.panels.map((panel) => {
      const deed = tale.deeds[panel.seat];
      const name = state.summary.value?.seats[panel.seat]?.name;
      return html`<li key=${panel.seat}><${Portrait} panel=${panel} />
        <span><b>${say(panel.name)}</b>
          <small>${name && `${name} · `}${say("web-decisions", { count: tale.decisions[panel.seat] })}</small>
          ${deed && html`<span class="deed">${told(deed)} <i>${say("web-gain",
            { points: Math.round(100 * (deed.after - deed.before)) })}</i></span>`}</span></li>`;
    })}</ul>
  </section>`;
}

/** A chance in whole percents. @param {number} chance */
const percent = (chance) => Math.round(100 * chance);

/** What happened then, in the words of the log: what everybody stopped at, or what it came to.
 * @param {Swing} swing */
function told({ events }) {
  const heads = fold(events).map(({ entry }) => entry);
  const turning = heads.filter((entry) => weightOf(entry) === "turning").slice(-LINES);
  const deeds = heads.filter((entry) => weightOf(entry) !== "chapter").slice(0, LINES);
  return (turning.length ? turning : deeds).map((entry) => say(entry.text)).join(" ");
}

/** How the chances of a seat went, turn by turn. @param {{points: number[], view: View, eyes: number}} props */
function Curve({ points, view, eyes }) {
  if (points.length < 3) return null;
  const x = (/** @type {number} */ at) => (WIDE * at) / (points.length - 1);
  const y = (/** @type {number} */ chance) => HIGH * (1 - chance);
  const line = points.map((chance, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join("");
  const label = say("web-curve", { seat: view.panels[eyes].name });
  return html`<figure class="curve"><svg viewBox=${`-4 -6 ${WIDE + 8} ${HIGH + 12}`} role="img" aria-label=${label}
      preserveAspectRatio="none">
    <path class="middle" d=${`M0 ${HIGH / 2}H${WIDE}`} />
    <path class="area" d=${`${line}L${WIDE} ${HIGH}L0 ${HIGH}Z`} /><path class="line" d=${line} />
    </svg><figcaption>${label}</figcaption></figure>`;
}
