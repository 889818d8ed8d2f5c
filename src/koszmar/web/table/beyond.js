// Answers that glow beyond the edge of a map: an arrow on that side says how many, and brings the nearest into sight.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { answering } from "./atlas.js";
import { mine } from "./state.js";

/** @typedef {ReturnType<typeof import("./camera.js").useCamera>} Camera */
/** A place as far from the left and the top of the map as it is seen now, in pixels.
 * @typedef {{place: {x: number, y: number}, left: number, top: number}} Spot */

/** A place whose middle is so many pixels beyond the edge is not seen. */
const SLACK = 4;
/** An arrow stays so far from the corners. */
const RIM = 40;

/** @type {Record<string, (spot: Spot, size: {width: number, height: number}) => number>} how far beyond each side */
const SIDES = {
  left: ({ left }) => -left,
  right: ({ left }, { width }) => left - width,
  top: ({ top }) => -top,
  bottom: ({ top }, { height }) => top - height,
};

/** @param {{area: string, camera: Camera}} props */
export function Beyond({ area, camera }) {
  const { eye, size } = camera;
  if (!mine.value || !size.width) return null;
  const spots = answering.value
    .filter((place) => place.area === area)
    .map((place) => ({
      place,
      left: (place.x - eye.x) * eye.zoom + size.width / 2,
      top: (place.y - eye.y) * eye.zoom + size.height / 2,
    }));
  const unseen = (/** @type {Spot} */ spot) =>
    Object.entries(SIDES).map(([side, far]) => ({ side, spot, far: far(spot, size) }));
  const worst = spots.map((spot) => unseen(spot).reduce((one, other) => (other.far > one.far ? other : one)));
  const beyond = worst.filter(({ far }) => far > SLACK);
  return Object.keys(SIDES).map((side) => {
    const there = beyond.filter((one) => one.side === side);
    if (!there.length) return null;
    const nearest = there.reduce((one, other) => (other.far < one.far ? other : one)).spot;
    const label = say("web-beyond", { count: there.length });
    return html`<button key=${side} type="button" class=${`beyond ${side}`} style=${placed(side, nearest, size)}
        title=${label} aria-label=${label} onClick=${() => camera.show(nearest.place)}>
      <i aria-hidden="true"></i><b aria-hidden="true">${there.length}</b></button>`;
  });
}

/** Along the edge, where the nearest of them would be. @param {string} side @param {Spot} spot
 * @param {{width: number, height: number}} size */
function placed(side, { left, top }, { width, height }) {
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(RIM, Math.min(most - RIM, at));
  const upright = side === "left" || side === "right";
  return upright ? { top: `${within(top, height)}px` } : { left: `${within(left, width)}px` };
}
