// One setting of a game, drawn from its description: a choice with explanations, some of several things, a long list, a
// number, a switch, lines of text, a table of numbers.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { lang } from "../lib/settings.js";
import { say, words } from "../lib/words.js";
import { BySeat } from "./by-seat.js";

/** @typedef {import("../lib/catalogue.js").Field} Field */

/** Only what differs from the default is sent. @param {Field[]} settings @param {Record<string, any>} values */
export function changed(settings, values) {
  return Object.fromEntries(
    settings
      .filter((one) => one.name in values && JSON.stringify(values[one.name]) !== JSON.stringify(one.default))
      .map((one) => [one.name, values[one.name]]),
  );
}

/** The explanation that a message may carry. @param {string | undefined} message */
function about(message) {
  const text = message && words.value.form({ id: message }, "about");
  return text && text !== say(message) ? text : "";
}

/** @param {Field} setting */
export const titleOf = (setting) => (setting.message ? say(setting.message) : setting.name.replaceAll(/[_-]/g, " "));

/** What is set, in words. @param {Field} setting @param {any} value @returns {string} */
export function valueText(setting, value) {
  const named = (/** @type {any} */ one) => {
    const choice = setting.choices?.find((other) => other.value === one);
    if (choice?.title) return choice.title[lang.value] ?? String(one);
    return choice?.message ? say(choice.message) : String(one);
  };
  if (setting.type === "flag") return say(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) {
    if (value.length) return value.map(named).join(", ");
    return setting.by === "seat" ? say(chosenThere(setting)) : say("web-none");
  }
  if (setting.type === "number" && setting.choices && value === setting.default)
    return words.value.form({ id: setting.message ?? "" }, "none");
  if (value && typeof value === "object")
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${Array.isArray(one) ? one.join(", ") : one}`)
      .join("; ");
  return named(value);
}

/** @param {Field} setting */
const chosenThere = (setting) =>
  words.value.has(`${setting.message}-choose`) ? `${setting.message}-choose` : "web-chosen-there";

/** @param {{setting: Field, value: any, put: (name: string, value: any) => void, seats?: number}} props */
export function Setting({ setting, value, put, seats = 0 }) {
  const now = value ?? setting.default;
  const give = (/** @type {any} */ what) => put(setting.name, what);
  if (setting.type === "choice") return html`<${Choice} setting=${setting} now=${now} give=${give} />`;
  if (setting.type === "number" && setting.choices)
    return html`<${Listed} setting=${setting} now=${now} give=${give} />`;
  if (setting.type === "text" && setting.choices)
    return html`<${Called} setting=${setting} now=${now} give=${give} />`;
  if (setting.type === "number")
    return html`<label class="setting number-of"><span>${titleOf(setting)}
      ${about(setting.message) && html`<small>${about(setting.message)}</small>`}</span>
      <${Num} setting=${setting} now=${now} give=${give} label="" /></label>`;
  if (setting.type === "flag")
    return html`<label class="setting number-of"><span>${titleOf(setting)}</span>
      <input type="checkbox" checked=${now} onChange=${(/** @type {any} */ event) => give(event.target.checked)} />
      </label>`;
  if (setting.type === "table") return html`<${Numbers} setting=${setting} now=${now} give=${give} />`;
  if (setting.by === "seat" && setting.choices)
    return html`<${BySeat} setting=${setting} now=${now} give=${give} seats=${seats} />`;
  if (setting.type === "list" && setting.choices)
    return html`<${Picked} setting=${setting} now=${now} give=${give} />`;
  if (setting.type === "list") return html`<${Listing} setting=${setting} now=${now} give=${give} />`;
  return html`<label class="setting number-of"><span>${titleOf(setting)}</span>
    <input value=${now ?? ""} onChange=${(/** @type {any} */ event) => give(event.target.value)} /></label>`;
}

/** Any of some things. @param {{setting: Field, now: any[], give: (value: any[]) => void}} props */
function Picked({ setting, now, give }) {
  const turn = (/** @type {any} */ value) =>
    give(now.includes(value) ? now.filter((one) => one !== value) : [...now, value]);
  return html`<fieldset class="setting"><legend>${titleOf(setting)}</legend>
    ${(setting.choices ?? []).map(
      ({ value, message }) => html`<label key=${String(value)} class=${`pick${now.includes(value) ? " chosen" : ""}`}>
      <input type="checkbox" checked=${now.includes(value)} onChange=${() => turn(value)} />
      <${Icon} name="wax-seal" class="stamp" /><span>${message ? say(message) : String(value)}</span></label>`,
    )}
  </fieldset>`;
}

/** Lines of text that are seen at once. */
const TALLEST = 24;

/** Numbers one after the other, or lines of text. @param {{setting: Field, now: any[], give: (value: any[]) => void}}
 *   props */
function Listing({ setting, now, give }) {
  const lines = (/** @type {any} */ event) => give(event.target.value.trim() ? event.target.value.split("\n") : []);
  const numbers = (/** @type {any} */ event) => give(event.target.value.split(",").map(Number));
  if (typeof setting.default[0] === "number")
    return html`<label class="setting number-of"><span>${titleOf(setting)}</span>
      <input value=${now.join(", ")} onChange=${numbers} /></label>`;
  return html`<label class="setting listed"><span>${titleOf(setting)}</span>
    <textarea rows=${Math.max(3, Math.min(TALLEST, now.length))} wrap="off" spellcheck="false"
      value=${now.join("\n")} onInput=${lines}></textarea></label>`;
}

/** @param {{setting: Field, now: any, give: (value: any) => void}} props */
function Choice({ setting, now, give }) {
  return html`<fieldset class="setting"><legend>${titleOf(setting)}</legend>
    ${about(setting.message) && html`<p>${about(setting.message)}</p>`}
    ${(setting.choices ?? []).map(
      (choice) => html`<label key=${String(choice.value)} class=${choice.value === now ? "chosen" : ""}>
      <input type="radio" name=${setting.name} checked=${choice.value === now} onChange=${() => give(choice.value)} />
      <${Icon} name="wax-seal" class="stamp" />
      <span>${choice.message ? say(choice.message) : String(choice.value)}
        ${about(choice.message) && html`<small>${about(choice.message)}</small>`}</span></label>`,
    )}
  </fieldset>`;
}

/** Numbers that each have a name, too many to lay out: a list, with what the default is called first.
 * @param {{setting: Field, now: number, give: (value: number) => void}} props */
function Listed({ setting, now, give }) {
  const none = words.value.form({ id: setting.message ?? "" }, "none");
  return html`<label class="setting listed"><span>${titleOf(setting)}</span>
    ${about(setting.message) && html`<small>${about(setting.message)}</small>`}
    <select onChange=${(/** @type {any} */ event) => give(Number(event.target.value))}>
      <option value=${setting.default} selected=${now === setting.default}>${none}</option>
      ${(setting.choices
          ?? []).map(
          (choice) =>
          html`<option key=${choice.value} value=${choice.value} selected=${now === choice.value}>
            ${choice.value}. ${choice.message ? say(choice.message) : ""}</option>`)}
    </select></label>`;
}

/** Things that each have a name, too many to lay out: a list. Those that somebody has installed stand apart.
 * @param {{setting: Field, now: string, give: (value: string) => void}} props */
function Called({ setting, now, give }) {
  const all = setting.choices ?? [];
  const option = (/** @type {NonNullable<Field["choices"]>[number]} */ choice) => html`<option key=${choice.value}
    value=${choice.value} selected=${now === choice.value}>${
      choice.title ? (choice.title[lang.value] ?? choice.value) : choice.message ? say(choice.message) : choice.value
    }</option>`;
  const brought = all.filter((choice) => choice.title);
  return html`<label class="setting listed"><span>${titleOf(setting)}</span>
    ${about(setting.message) && html`<small>${about(setting.message)}</small>`}
    <select onChange=${(/** @type {any} */ event) => give(event.target.value)}>
      ${all.filter((choice) => !choice.title).map(option)}
      ${brought.length > 0 && html`<optgroup label=${say("web-installed")}>${brought.map(option)}</optgroup>`}
    </select></label>`;
}

/** @param {{setting: Field, now: number, give: (value: number) => void, label: string}} props */
function Num({ setting, now, give, label }) {
  const read = (/** @type {any} */ event) => event.target.value !== "" && give(Number(event.target.value));
  return html`<input type="number" min=${setting.min} max=${setting.max} value=${now} aria-label=${label || undefined}
      class=${label ? "cell" : ""} onChange=${read} />`;
}

/** Numbers by key, or a row of numbers by key.
 * @param {{setting: Field, now: Record<string, any>, give: (value: any) => void}} props */
function Numbers({ setting, now, give }) {
  const title = titleOf(setting);
  const row = (/** @type {string} */ key) => {
    const value = now[key];
    if (!Array.isArray(value))
      return html`<${Num} setting=${setting} now=${value} label=${`${title}: ${key}`}
          give=${(/** @type {number} */ one) => give({ ...now, [key]: one })} />`;
    return value.map(
      (one, at) => html`<${Num} key=${at} setting=${setting} now=${one} label=${`${title}: ${key}, ${at + 1}`}
      give=${(/** @type {number} */ next) => give({ ...now, [key]: value.with(at, next) })} />`,
    );
  };
  return html`<fieldset class="setting numbers"><legend>${title}</legend>
    ${Object.keys(now).map((key) => html`<p key=${key}><span class="of">${key}</span>${row(key)}</p>`)}</fieldset>`;
}
