// A number that somebody types, kept between the least and the most that make sense.
import { html } from "../../../lib/html.js";

/** @param {{label: string, value: number, give: (value: number) => void, least?: number, most: number}} props */
export function NumberField({ label, value, give, least = 1, most }) {
  const typed = (/** @type {any} */ event) =>
    give(Math.max(least, Math.min(most, Number(event.target.value) || least)));
  return html`<label class="field"
    ><span>${label}</span><input type="number" min=${least} max=${most} value=${value} onInput=${typed}
  /></label>`;
}
