// The terms of a match, for everybody to read: how it was set, what was turned, which readings of the rules count.
import { gameOf } from "../lib/catalogue.js";
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { changed, titleOf, valueText } from "./setting.js";

/** @param {{table: any}} props */
export function Terms({ table }) {
  const game = gameOf(table.game);
  if (!game) return null;
  const turned = (/** @type {"rulings" | "parameters"} */ group) =>
    game[group].filter((one) => one.name in changed(game[group], table[group]));
  return html`<section class="letter terms"><h3>${say("web-terms")}</h3>
    <dl>${game.options.map((one) => html`<${Term} key=${one.name} setting=${one} value=${table.options[one.name]} />`)}
      ${turned("rulings").map(
        (one) => html`<${Term} key=${one.name} setting=${one} value=${table.rulings[one.name]} />`,
      )}
      ${turned("parameters").map(
        (one) => html`<${Term} key=${one.name} setting=${one} value=${table.parameters[one.name]} />`,
      )}</dl>
    ${turned("rulings").length + turned("parameters").length === 0 && html`<p class="nothing">
      ${say("web-terms-printed")}</p>`}
  </section>`;
}

/** @param {{setting: import("../lib/catalogue.js").Field, value: any}} props */
function Term({ setting, value }) {
  const text = valueText(setting, value ?? setting.default);
  return text && html`<div><dt>${titleOf(setting)}</dt><dd>${text}</dd></div>`;
}
