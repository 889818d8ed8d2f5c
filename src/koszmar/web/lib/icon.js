// Pictures from the game-icons set, by the name a theme gives them.
import { PATHS } from "../icons/game-icons.js";
import { html } from "./html.js";

/** @param {{name: string, class?: string, label?: string}} props */
export function Icon({ name, class: kind = "", label }) {
  const path = PATHS[name];
  if (!path) return null;
  return html`<svg class=${`icon ${kind}`} viewBox="0 0 512 512" role=${label ? "img" : undefined}
    aria-label=${label} aria-hidden=${label ? undefined : "true"}><path d=${path} /></svg>`;
}
