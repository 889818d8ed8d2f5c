// How it ended: a picture in the sky, a sentence worth reading, the seed to check, and what to do next.
import { html, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { Over } from "../lib/over.js";
import { theme } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { panel } from "./panels.js";
import { lookBack } from "./play.js";
import { openRule } from "./question.js";
import { saveRecord } from "./record.js";
import { Portrait } from "./seats.js";
import { sight } from "./state.js";
import { Verify } from "./verify.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Ending({ view }) {
  const [shut, setShut] = useState(false);
  const ending = view.ending;
  if (shut || panel.value || !ending) return null;
  const won = view.seat === null ? ending.won.length > 0 : ending.won.includes(view.seat);
  const title = say(won ? "web-won" : "web-lost");
  const own = `web-game-${view.game}-${won ? "won" : "lost"}`;
  const aside = (/** @type {() => void} */ act) => () => {
    setShut(true);
    act();
  };
  return html`<${Over} kind=${`ending ${won ? "won" : "lost"}`} label=${title} shut=${() => setShut(true)}>
    <div class="sky" aria-hidden="true"><${Icon} name=${won ? "sunrise" : "evil-eyes"} /><${Icon} name=${theme.value.ending[won ? "won" : "lost"]} class="on-ground" /></div>
    <h1>${title}</h1>
    <p class="reason">${say(ending.reason)}</p>
    <p class="epitaph">${say(words.value.has(own) ? own : won ? "web-won-note" : "web-lost-note")}</p>
    <${Winners} view=${view} won=${ending.won} />
    <p class="after"><button type="button" class="big" onClick=${() => (panel.value = { kind: "rematch" })}>${say("web-rematch")}</button>
      <button type="button" onClick=${aside(() => lookBack(sight.value?.choice ?? 0))}>${say("web-timeline")}</button>
      <button type="button" onClick=${() => setShut(true)}>${say("web-look-at-table")}</button>
      <button type="button" onClick=${() => (location.hash = "")}>${say("web-lobby")}</button></p>
    <${Verify} />
    <p class="small-print"><button type="button" class="quiet" onClick=${aside(() => openRule(ending.rule))}>${say("web-ending-rule")}</button>
      <button type="button" class="quiet" onClick=${saveRecord}>${say("web-record")}</button></p>
  <//>`;
}

/** Who has won, where not everybody shares one fate. @param {{view: import("../lib/view.js").View, won: number[]}} props */
function Winners({ view, won }) {
  const winners = view.panels.filter((one) => won.includes(one.seat));
  if (!winners.length || winners.length === view.panels.length) return null;
  return html`<div class="winners"><h2>${say("web-winners")}</h2>
    <ul>${winners.map((one) => html`<li key=${one.seat}><${Portrait} panel=${one} />${say(one.name)}</li>`)}</ul></div>`;
}
