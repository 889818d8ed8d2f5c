// Since your last turn: three to seven lines, on demand and after coming back.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { sinceMyTurn } from "./meanwhile.js";
import { weightOf } from "./lines.js";
import { moment, recalled, telling } from "./state.js";

export function Recall() {
  if (!recalled.value || telling.value || moment.value) return null;
  const lines = sinceMyTurn();
  const shut = () => (recalled.value = false);
  return html`<aside class="recall" aria-label=${say("web-recall")}>
    <h2>${say("web-recall")}</h2>
    ${lines.length === 0 && html`<p class="nothing">${say("web-recall-nothing")}</p>`}
    <ol>${lines.map(
      ({ entry, at }) => html`<li key=${at} class=${weightOf(entry)}>${say(entry.text)}</li>`)}</ol>
    <button type="button" class="shut" onClick=${shut} aria-label=${say("web-close")}>
      <${Icon} name="cross-mark" /></button>
  </aside>`;
}
