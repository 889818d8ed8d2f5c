// Answers that glow beyond the edge of what scrolls: an arrow on that edge says how many, and brings the nearest into
// sight. Maps have arrows of their own (`beyond.js`).
import { calm } from "../lib/comfort.js";
import { html, useEffect, useState } from "../lib/html.js";
import { say } from "../lib/words.js";
import { answers, mine, pulled } from "./state.js";

/** @typedef {"left" | "right" | "top" | "bottom"} Side */
/** Answers beyond one edge; where the arrow is, in pixels of the window, and the nearest of them.
 * @typedef {{side: Side, count: number, x: number, y: number, far: number, nearest: Element}} Edge */

/** Parts of the table with things that glow; what lies on a map is the map's matter. */
const PARTS = [".table > .board", ".table > .mine"];
/** A thing whose middle is so many pixels beyond the edge is not seen. */
const SLACK = 4;
/** An arrow stays so far from the corners and from its edge. */
const RIM = 32;

export function Edges() {
  const [edges, setEdges] = useState(/** @type {Edge[]} */ ([]));
  const asked = mine.value;
  const glowing = asked ? answers.value : null;
  useEffect(() => {
    if (!glowing) return setEdges(none);
    let due = 0;
    const look = () => setEdges((old) => kept(old, found()));
    const soon = () => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(look);
    };
    soon();
    const sizes = new ResizeObserver(soon);
    for (const part of PARTS.flatMap((one) => [...document.querySelectorAll(one)])) sizes.observe(part);
    document.addEventListener("scroll", soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(due);
      sizes.disconnect();
      document.removeEventListener("scroll", soon, { capture: true });
    };
  }, [glowing, pulled.value]);
  return edges.map(({ side, count, x, y, nearest }) => {
    const label = say("web-beyond", { count });
    const show = () =>
      nearest.scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "auto" : "smooth" });
    return html`<button key=${`${side} ${Math.round(y)}`} type="button" class=${`beyond ashore ${side}`}
        style=${{ left: `${x}px`, top: `${y}px` }} title=${label} aria-label=${label} onClick=${show}>
      <i aria-hidden="true"></i><b aria-hidden="true">${count}</b></button>`;
  });
}

/** Nothing glows: no edges, and the same ones if there were none. @param {Edge[]} old */
const none = (old) => (old.length ? [] : old);

/** The same edges again, if nothing has changed. @param {Edge[]} old @param {Edge[]} now */
function kept(old, now) {
  const same = (/** @type {Edge} */ one, /** @type {Edge | undefined} */ other) =>
    one.side === other?.side && one.count === other.count && one.x === other.x && one.y === other.y
    && one.nearest === other.nearest;
  return old.length === now.length && old.every((one, index) => same(one, now[index])) ? old : now;
}

/** What glows and lies beyond an edge now. @returns {Edge[]} */
function found() {
  /** @type {Map<string, Edge>} */
  const edges = new Map();
  const glowing = document.querySelectorAll(PARTS.map((part) => `${part} .legal`).join());
  for (const thing of glowing) {
    const scroller = thing.closest(".atlas") ? null : scrollerOf(thing);
    const edge = scroller && beyond(thing, scroller.getBoundingClientRect());
    if (!edge) continue;
    const name = `${edge.side} ${edge.x} ${edge.y}`;
    const known = edges.get(name);
    const nearer = !known || edge.far < known.far ? edge : known;
    edges.set(name, { ...nearer, count: (known?.count ?? 0) + 1 });
  }
  return [...edges.values()];
}

/** What a thing scrolls with. @param {Element} thing @returns {Element | null} */
function scrollerOf(thing) {
  for (let at = thing.parentElement; at && !at.matches(".table"); at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrolls = (/** @type {string} */ overflow) => overflow === "auto" || overflow === "scroll";
    if ((scrolls(overflowX) && at.scrollWidth > at.clientWidth + 1)
      || (scrolls(overflowY) && at.scrollHeight > at.clientHeight + 1)) return at;
  }
  return null;
}

/** Beyond which edge it lies, if it does. @param {Element} thing @param {DOMRect} frame @returns {Edge | null} */
function beyond(thing, frame) {
  const box = thing.getBoundingClientRect();
  if (!box.width || !frame.width) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [right, bottom] = [Math.min(frame.right, innerWidth), Math.min(frame.bottom, innerHeight)];
  const middle = { x: (frame.left + right) / 2, y: (frame.top + bottom) / 2 };
  /** @type {Omit<Edge, "count" | "nearest">[]} */
  const sides = [
    { side: "left", far: frame.left - x, x: frame.left + RIM, y: middle.y },
    { side: "right", far: x - right, x: right - RIM, y: middle.y },
    { side: "top", far: frame.top - y, x: middle.x, y: frame.top + RIM },
    { side: "bottom", far: y - bottom, x: middle.x, y: bottom - RIM },
  ];
  const worst = sides.reduce((one, other) => (other.far > one.far ? other : one));
  return worst.far > SLACK ? { ...worst, count: 1, nearest: thing } : null;
}
