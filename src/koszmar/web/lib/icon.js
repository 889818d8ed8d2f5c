// Pictures from the game-icons set, by the name a theme gives them: those of every table, and those that a game brings.
import { PATHS } from "../icons/game-icons.js";
import { html } from "./html.js";
import { theme } from "./theme.js";

/** The shape of an icon; nothing if there is none of that name. @param {string} name @returns {string | undefined} */
export const drawing = (name) => theme.value.drawings[name] ?? PATHS[name];

/** @param {{name: string, class?: string, label?: string}} props */
export function Icon({ name, class: kind = "", label }) {
  const path = drawing(name);
  if (!path) return null;
  return html`<svg class=${`icon ${kind}`} viewBox="0 0 512 512" role=${label ? "img" : undefined}
    aria-label=${label} aria-hidden=${label ? undefined : "true"}><path d=${path} /></svg>`;
}
