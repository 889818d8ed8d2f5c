// One setting of a game, drawn from its description: a choice with its explanations, or a number.
import { html } from "../lib/html.js";
import { say, words } from "../lib/words.js";

/** @typedef {{name: string, type: string, default: any, message?: string, min?: number, max?: number, choices?: {value: any, message?: string}[]}} Description */

/** Only what differs from the default is sent. @param {Description[]} settings @param {Record<string, any>} values */
export function changed(settings, values) {
  return Object.fromEntries(settings.filter((one) => one.name in values && values[one.name] !== one.default).map((one) => [one.name, values[one.name]]));
}

/** The explanation that a message may carry. @param {string | undefined} message */
function about(message) {
  const text = message && words.value.form({ id: message }, "about");
  return text && text !== say(message) ? text : "";
}

/** @param {{setting: Description, value: any, put: (name: string, value: any) => void}} props */
export function Setting({ setting, value, put }) {
  const now = value ?? setting.default;
  const title = setting.message ? say(setting.message) : setting.name.replaceAll("_", " ");
  if (setting.type === "number")
    return html`<label class="setting number-of"><span>${title}</span>
      <input type="number" min=${setting.min} max=${setting.max} value=${now} onChange=${(/** @type {any} */ event) => put(setting.name, Number(event.target.value))} /></label>`;
  return html`<fieldset class="setting"><legend>${title}</legend>
    ${about(setting.message) && html`<p>${about(setting.message)}</p>`}
    ${(setting.choices ?? []).map((choice) => html`<label key=${String(choice.value)} class=${choice.value === now ? "chosen" : ""}>
      <input type="radio" name=${setting.name} checked=${choice.value === now} onChange=${() => put(setting.name, choice.value)} />
      <span>${choice.message ? say(choice.message) : String(choice.value)}${about(choice.message) && html`<small>${about(choice.message)}</small>`}</span></label>`)}
  </fieldset>`;
}
