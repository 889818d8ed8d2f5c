// A setting with one entry for each seat, picked by portrait: either everybody chooses at the table, or all is given
// here.
import { html, useEffect } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { portraitOf } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { titleOf } from "./setting.js";

/** @typedef {import("../lib/catalogue.js").Field} Field */

/** @param {{setting: Field, now: string[], give: (value: string[]) => void, seats: number}} props */
export function BySeat({ setting, now, give, seats }) {
  const values = (setting.choices ?? []).map((choice) => choice.value);
  const given = now.length > 0;
  const filled = () =>
    values
      .reduce(
        (/** @type {string[]} */ all, value) =>
          all.some((one) => excludes(setting, one, value)) ? all : [...all, value],
        now,
      )
      .slice(0, seats);
  useEffect(() => {
    if (given && now.length !== seats) give(filled());
  }, [seats]);
  const word = (/** @type {string} */ end, /** @type {string} */ otherwise) =>
    say(words.value.has(`${setting.message}-${end}`) ? `${setting.message}-${end}` : otherwise);
  return html`<fieldset class="setting by-seat"><legend>${titleOf(setting)}</legend>
    ${[false, true].map(
      (way) => html`<label key=${String(way)} class=${way === given ? "chosen" : ""}>
      <input type="radio" name=${setting.name} checked=${way === given} onChange=${() => give(way ? filled() : [])} />
        <${Icon} name="wax-seal" class="stamp" />
      <span>${way ? word("given", "web-given") : word("choose", "web-chosen-there")}</span></label>`,
    )}
    ${
      given &&
      html`<ol>${now.map(
        (value, seat) => html`<${Seat} key=${seat} seat=${seat} value=${value} setting=${setting} taken=${now}
      give=${(/** @type {string} */ next) => give(swapped(setting, now, seat, next))} />`,
      )}</ol>`
    }
  </fieldset>`;
}

/** Whether two cannot be had by two seats: the same one, or two that the game keeps apart.
 * @param {Field} setting @param {string} one @param {string} other */
function excludes(setting, one, other) {
  const apart = (/** @type {string} */ value) => setting.choices?.find((choice) => choice.value === value)?.apart;
  return one === other || (apart(one) !== undefined && apart(one) === apart(other));
}

/** Two seats never exclude each other: who stood in the way gets what this seat had.
 * @param {Field} setting @param {string[]} now @param {number} seat @param {string} next */
const swapped = (setting, now, seat, next) =>
  now.map((value, at) => (at === seat ? next : excludes(setting, value, next) ? now[seat] : value));

/** @param {{seat: number, value: string, setting: Field, taken: string[], give: (value: string) => void}} props */
function Seat({ seat, value, setting, taken, give }) {
  const chosen = setting.choices?.find((choice) => choice.value === value);
  const text = chosen?.message && words.value.has(`${chosen.message}-text`) ? say(`${chosen.message}-text`) : "";
  return html`<li><span class="place">${seat + 1}</span>
    <span class="faces" role="radiogroup" aria-label=${say("web-seat-number", { number: seat + 1 })}>${(
      setting.choices ?? []
    ).map((choice) => {
      const { icon, tone } = portraitOf(choice.value);
      const name = choice.message ? say(choice.message) : choice.value;
      return html`<button type="button" role="radio" key=${choice.value} aria-checked=${choice.value === value}
          aria-label=${name} title=${name} data-tone=${tone}
        class=${`portrait${taken.some((one, at) => at !== seat && excludes(setting, one, choice.value)) ? " taken"
              : ""}`} onClick=${() => give(choice.value)}><${Icon} name=${icon} /></button>`;
    })}</span>
    <span class="whom"><b>${chosen?.message ? say(chosen.message) : value}</b>
      ${text && html`<small>${text}</small>`}</span></li>`;
}
