// What lies over the board can be folded away to look at the board, and comes back with a touch.
import { html, signal } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";

/** What somebody has folded away or unfolded, by id. @type {import("../lib/html.js").Signal<Map<string, boolean>>} */
const turned = signal(new Map());

/** Whether it lies folded, as it came or as it was turned since. @param {string} id @param {boolean} [asItCame] */
export const isFolded = (id, asItCame = false) => turned.value.get(id) ?? asItCame;

/** @param {{id: string, also?: string[], title: string, shut: boolean, speaker?: string, icon?: string}} props
 * `also`: what is folded with it; `speaker`, `icon`: what is seen of it while it lies folded, besides its title */
export function Fold({ id, also = [], title, shut, speaker = "", icon = "expand" }) {
  const turn = () =>
    (turned.value = new Map([...turned.value, ...[id, ...also].map((one) => /** @type {const} */ ([one, !shut]))]));
  const label = say(shut ? "web-unfold" : "web-fold", { title: speaker ? `${speaker}: ${title}` : title });
  const strip = html`<${Icon} name=${icon} />
    <span>${speaker && html`<small>${speaker}</small> `}<b>${title}</b></span>`;
  return html`<button type="button" class=${shut ? "fold shut-away" : "fold"} onClick=${turn} aria-expanded=${!shut}
    aria-label=${label} title=${label}>${shut ? strip : "–"}</button>`;
}
