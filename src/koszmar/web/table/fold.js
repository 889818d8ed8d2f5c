// What lies over the board can be folded away to look at the board, and comes back with a touch.
import { html, signal } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";

/** What is folded away, by id. @type {import("../lib/html.js").Signal<Set<string>>} */
export const folded = signal(new Set());

/** @param {{id: string, title: string}} props */
export function Fold({ id, title }) {
  const shut = folded.value.has(id);
  const turn = () =>
    (folded.value = new Set(shut ? [...folded.value].filter((one) => one !== id) : [...folded.value, id]));
  const label = say(shut ? "web-unfold" : "web-fold", { title });
  return html`<button type="button" class=${shut ? "fold shut-away" : "fold"} onClick=${turn} aria-expanded=${!shut}
    aria-label=${label} title=${label}>${shut ? html`<${Icon} name="expand" />${title}` : "–"}</button>`;
}
