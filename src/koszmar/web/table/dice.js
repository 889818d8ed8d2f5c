// Dice: cubes that tumble for less than a second and lie as they fell; pips drawn, never written.
import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { calm, slowness } from "../lib/comfort.js";
import { drawing, Icon } from "../lib/icon.js";
import { tumble } from "../lib/motion.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { die as readDie } from "../lib/view.js";
import { dieText } from "./chart.js";
import { answers } from "./state.js";
import { thing } from "./touch.js";

/** @typedef {import("../lib/view.js").Die} DieData */

/** Where the pips of a face are, on a field of three by three. @type {number[][]} */
const PIPS = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
  [0, 2, 3, 4, 5, 6, 8],
  [0, 1, 2, 3, 5, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
];
const SIDES = ["front", "back", "right", "left", "top", "under"];
/** The longest roll, in milliseconds. */
const LONGEST = 950;

/** A roll: numbers are pips, words are the theme's icons. Dice that answer can be touched.
 * @param {{faces: any[], label: string}} props `faces`: numbers, words, or what the view says of a die */
export function Dice({ faces, label }) {
  const all = faces.map(readDie);
  const most = Math.max(2, ...all.map((one) => Number(one.face)).filter(Boolean));
  const told = all.some((one) => answers.value.has(one.id)) ? { role: "group" } : { role: "img" };
  return html`<div class="dice" ...${told} aria-label=${label}>${all.map(
    (one, index) => html`
    <${Die} key=${`${index}:${one.face}:${one.changed}`} die=${one} index=${index} most=${most} />`,
  )}</div>`;
}

/** @param {{die: DieData, index: number, most: number}} props
 * `most`: the highest of the roll; the other sides go no higher */
function Die({ die, index, most }) {
  const { face, kind, counts, changed, id } = die;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const speed = slowness();
    if (ref.current && speed) tumble(ref.current, Math.min(LONGEST, (700 + index * 60) * speed), index, calm());
  }, []);
  const shown = (/** @type {number} */ side) => (typeof face === "string" ? face : (face + side) % (most + 1));
  const touch = thing(id);
  const how = `${counts ? " counts" : ""}${changed ? ` ${changed}` : ""}${touch.class}`;
  return html`<span ...${touch} class=${`die${how}`} data-face=${face} data-kind=${kind || undefined}
      title=${titleOf(die)}
      aria-label=${touch.role ? dieText(die) : undefined}>
    <span class="cube" ref=${ref}>${SIDES.map(
      (side, number) => html`<span class=${`facet ${side}`} key=${side}>
      <${Face} face=${number ? shown(number) : face} label=${number ? null : die.label} /></span>`,
    )}</span></span>`;
}

/** A face that is a word says which; a changed one what it was. @param {DieData} die */
const titleOf = (die) => (die.label || die.changed ? dieText(die) : undefined);

/** A word without a picture is written. @param {{face: number | string, label?: DieData["label"]}} props */
function Face({ face, label = null }) {
  if (typeof face === "string" && (drawing(iconOf(face)) || !label)) return html`<${Icon} name=${iconOf(face)} />`;
  if (typeof face === "string") return html`<small>${say(label)}</small>`;
  const pips = PIPS[face];
  if (!pips) return html`<b>${face}</b>`;
  return html`<svg viewBox="0 0 30 30" aria-hidden="true">
    ${pips.map((spot) => html`<circle cx=${7 + (spot % 3) * 8} cy=${7 + Math.floor(spot / 3) * 8} r="3" />`)}</svg>`;
}
