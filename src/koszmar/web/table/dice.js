// Dice: cubes that tumble for less than a second and lie as they fell; pips drawn, never written.
import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { calm, slowness } from "../lib/comfort.js";
import { Icon } from "../lib/icon.js";
import { tumble } from "../lib/motion.js";
import { iconOf } from "../lib/theme.js";

/** Where the pips of a face are, on a field of three by three. @type {number[][]} */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8], [0, 2, 3, 4, 5, 6, 8], [0, 1, 2, 3, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]];
const SIDES = ["front", "back", "right", "left", "top", "under"];
/** The longest roll, in milliseconds. */
const LONGEST = 950;

/** A roll: numbers are pips, words are the theme's icons. @param {{faces: (number | string)[], label: string}} props */
export function Dice({ faces, label }) {
  return html`<div class="dice" role="img" aria-label=${label}>${faces.map((face, index) => html`<${Die} key=${`${index}:${face}`} face=${face} index=${index} most=${Math.max(2, ...faces.map(Number).filter(Boolean))} />`)}</div>`;
}

/** @param {{face: number | string, index: number, most: number}} props `most`: the highest of the roll; the other sides go no higher */
function Die({ face, index, most }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const speed = slowness();
    if (ref.current && speed) tumble(ref.current, Math.min(LONGEST, (700 + index * 60) * speed), index, calm());
  }, []);
  const shown = (/** @type {number} */ side) => (typeof face === "string" ? face : (face + side) % (most + 1));
  return html`<span class="die" data-face=${face}><span class="cube" ref=${ref}>
    ${SIDES.map((side, number) => html`<span class=${`facet ${side}`} key=${side}><${Face} face=${number ? shown(number) : face} /></span>`)}</span></span>`;
}

/** @param {{face: number | string}} props */
function Face({ face }) {
  if (typeof face === "string") return html`<${Icon} name=${iconOf(face)} />`;
  const pips = PIPS[face];
  if (!pips) return html`<b>${face}</b>`;
  return html`<svg viewBox="0 0 30 30" aria-hidden="true">${pips.map((spot) => html`<circle cx=${7 + (spot % 3) * 8} cy=${7 + Math.floor(spot / 3) * 8} r="3" />`)}</svg>`;
}
