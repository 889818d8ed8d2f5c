// Numbers of a seat or a figure; where one is a clip on a printed row, the whole row with the skull below it.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { statText } from "./chart.js";

/** @typedef {import("../lib/view.js").Stat} Stat */

/** @param {{stats: Stat[]}} props */
export function Meters({ stats }) {
  if (!stats.length) return null;
  return html`<ul class="meters">${stats.map(
    (stat) => html`<li key=${stat.id} class=${mood(stat)}>
    <span class="spoken">${statText(stat)}</span>
    <span class="label" aria-hidden="true"><${Icon} name=${iconOf(stat.id)} />${say(stat.label)}</span>
    ${stat.row.length ? html`<${Row} stat=${stat} />`
      : html`<b aria-hidden="true">${stat.value}${stat.limit !== null && html`<small>/${stat.limit}</small>`}</b>`}
      </li>`,
  )}</ul>`;
}

/** @param {{stat: Stat}} props */
function Row({ stat }) {
  return html`<span class="printed" aria-hidden="true">
    <span class=${`skull${stat.at < 0 ? " clip" : ""}`}><${Icon} name="death-skull" /></span>
    ${stat.row.map(
        (number, index) =>
        html`<span class=${`${index === stat.at ? "clip" : ""}${index === stat.start ? " start" : ""}`}>
          ${number}</span>`)}</span>`;
}

/** How bad it is: on the last number, or off the row. @param {Stat} stat */
export const mood = (stat) => (!stat.row.length ? "" : stat.at < 0 ? "gone" : stat.at === 0 ? "critical" : "");
