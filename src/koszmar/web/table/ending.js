// How it ended: a picture in the sky, a sentence worth reading, the seed to check, and what to do next.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { Over } from "../lib/over.js";
import { theme } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { lengthText } from "../lobby/resume.js";
import { botName } from "../lobby/sitters.js";
import { Chronicle, useChronicle } from "./chronicle.js";
import { Follow } from "./follow.js";
import { panel } from "./panels.js";
import { lookBack } from "./play.js";
import { sharePicture } from "./postcard.js";
import { openRule } from "./question.js";
import { saveRecord } from "./record.js";
import { Portrait } from "./seats.js";
import { closed, sight, sights, summary, telling } from "./state.js";
import { Verify } from "./verify.js";

/** @typedef {"won" | "lost" | "over"} Fate */

/** @param {{view: import("../lib/view.js").View}} props */
export function Ending({ view }) {
  const shut = closed.value;
  const setShut = (/** @type {boolean} */ is) => (closed.value = is);
  const ending = view.ending;
  const fate = ending ? fateOf(ending) : "over";
  const tale = useChronicle(view, fate);
  if (shut || panel.value || !ending || telling.value) return null; // the last event is told first
  const won = fate === "won" || (fate === "over" && ending.won.length > 0);
  const title = say({ won: "web-won", lost: "web-lost", over: "web-ended" }[fate]);
  const aside = (/** @type {() => void} */ act) => () => {
    setShut(true);
    act();
  };
  const share = () =>
    sharePicture({
      game: view.game,
      title,
      length: lengthText(tale ?? { choices: sight.value?.choice ?? 0, seconds: 0 }),
      names: (summary.value?.seats ?? []).map(
        (/** @type {any} */ one) => one.name || (one.player === "human" ? say(view.panels[one.seat].name)
          : botName(one.player)),
      ),
    });
  return html`<${Over} kind=${`ending ${won ? "won" : "lost"}`} label=${title} shut=${() => setShut(true)}>
    <div class="sky" aria-hidden="true"><${Icon} name=${won ? "sunrise" : "evil-eyes"} />
      <${Icon} name=${theme.value.ending[won ? "won" : "lost"]} class="on-ground" /></div>
    <h1>${title}</h1>
    <${Verdict} view=${view} ending=${ending} fate=${fate} />
    ${ending.fates.length > 0 ? html`<${Fates} view=${view} fates=${ending.fates} />`
      : html`<${Winners} view=${view} won=${ending.won} />`}
    <${Follow} />
    <p class="after"><button type="button" class="big" onClick=${() => (panel.value = { kind: "rematch" })}>
      ${say("web-rematch")}</button>
      <button type="button" onClick=${share}><${Icon} name="share" /> ${say("web-picture")}</button>
      <button type="button" onClick=${aside(() => lookBack(sight.value?.choice ?? 0))}>${say("web-timeline")}</button>
      <button type="button" onClick=${() => setShut(true)}>${say("web-look-at-table")}</button>
      <button type="button" onClick=${() => (location.hash = "")}>${say("web-lobby")}</button></p>
    ${tale && html`<${Chronicle} view=${view} tale=${tale} look=${(/** @type {number} */ choice) =>
      aside(() => lookBack(choice))()} />`}
    <${Verify} />
    <p class="small-print"><button type="button" class="quiet" onClick=${aside(() => openRule(ending.rule))}>
      ${say("web-ending-rule")}</button>
      <button type="button" class="quiet" onClick=${saveRecord}>${say("web-record")}</button></p>
  <//>`;
}

/** What the end is to whoever looks: several seats on one device may share no fate, and watchers have none.
 * @param {import("../lib/view.js").Ending} ending @returns {Fate} */
function fateOf({ won }) {
  const winners = sights.value.filter(({ seat }) => seat !== null && won.includes(seat)).length;
  if (sights.value.some(({ seat }) => seat === null) || (winners && winners < sights.value.length)) return "over";
  return winners ? "won" : "lost";
}

/** The last sentence. Where not everybody shares one fate it belongs to the winners, and each side first reads who they
 * are.
 * @param {{view: import("../lib/view.js").View, ending: import("../lib/view.js").Ending, fate: Fate}} props */
function Verdict({ view, ending, fate }) {
  const reason = html`<p class="reason">${say(ending.reason)}</p>`;
  if (ending.verdict)
    return html`${(fate !== "over" || view.seat === null) && html`<p class="verdict">${say(ending.verdict)}</p>`}
    ${fate !== "won" && ending.won.length > 0
      && html`<p class="epitaph">${say("web-winners-tell", { count: ending.won.length })}</p>`}${reason}`;
  const last = ending.won.length ? "won" : "lost";
  const own = `game-${last}`;
  return html`${reason}<p class="epitaph">
    ${say(words.value.has(own) ? own : last === "won" ? "web-won-note" : "web-lost-note")}</p>`;
}

/** What became of each seat.
 * @param {{view: import("../lib/view.js").View, fates: import("../lib/view.js").Message[]}} props */
function Fates({ view, fates }) {
  return html`<ul class="fates">${fates.map(
    (fate, seat) => html`<li key=${seat} class=${view.ending?.won.includes(seat) ? "wins" : ""}>
      <${Portrait} panel=${view.panels[seat]} /><span>${say(fate)}</span></li>`,
  )}</ul>`;
}

/** Who has won, where not everybody shares one fate.
 * @param {{view: import("../lib/view.js").View, won: number[]}} props */
function Winners({ view, won }) {
  const winners = view.panels.filter((one) => won.includes(one.seat));
  if (!winners.length || winners.length === view.panels.length) return null;
  return html`<div class="winners"><h2>${say("web-winners", { count: winners.length })}</h2>
    <ul>${winners.map((one) => html`<li key=${one.seat}><${Portrait} panel=${one} />${say(one.name)}</li>`)}</ul>
      </div>`;
}
