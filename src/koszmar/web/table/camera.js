// The eye over one map: where it looks and how close. Drag or one finger pans, wheel, pinch, buttons and keys zoom.
import { calm } from "../lib/comfort.js";
import { signal, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { theme } from "../lib/theme.js";

/** A point of the map in tiles, and how many pixels a tile has. @typedef {{x: number, y: number, zoom: number}} Eye */
/** How large a map is, and how much of it a name covers at the top.
 * @typedef {{width: number, height: number, head: number}} Size */
/** A map, and how much of it rolls cover at the bottom. @typedef {Size & {foot: number}} Sight */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const [NEAREST, FARTHEST] = [260, 22];
/** Pixels of a tile that can be read, and of one that can be read with ease, unless the theme has its own. */
const [ENOUGH, COMFORT] = [78, 100];
const LARGEST = 190;
/** All these pixels are for letters of this size. */
const USUAL = 16;
/** So many pixels make a drag of a tap. */
const SLACK = 7;
/** The name of the area covers so many pixels at the top of a map that does not begin below it. */
const HEAD = 28;
/** A place is in sight if so many tiles around its middle are. */
const RIM = 0.6;
/** So many tiles less do not move the eye. */
const LITTLE = 1;
const GLIDE = 320;
const STEP = 1.25;

/** Where the player has moved each eye, or that it shall see the whole; the others look by themselves.
 * @type {import("../lib/html.js").Signal<Record<string, Eye | "whole">>} */
export const eyes = signal({});

/** On a large screen everything is larger: letters, and the tiles of a map. */
export const scale = () => Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL);

/** @param {number} zoom */
const clamp = (zoom) => Math.max(FARTHEST, Math.min(NEAREST * scale(), zoom));

/** How large a tile is where all of a box is seen, and so much at the bottom is left free.
 * @param {Box} box @param {Size} size @param {number} foot */
const above = (box, size, foot) =>
  Math.min(
    size.width / (box.right - box.left),
    (size.height - size.head - foot) / (box.bottom - box.top),
    LARGEST * scale(),
  );

/** @param {number} zoom */
const isReadable = (zoom) => zoom >= (theme.value.readable || ENOUGH);

/** The eye that sees all of a box, above the rolls if it can be read there, or stays near enough to read around a
 * point.
 * @param {Box} box @param {Sight} size @param {{x: number, y: number} | null} near @returns {Eye} */
function seeing(box, size, near) {
  const foot = isReadable(above(box, size, size.foot)) ? size.foot : 0;
  const whole = above(box, size, foot);
  const middle = {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2 - (size.head - foot) / 2 / clamp(whole),
  };
  if (!near || isReadable(whole)) return { ...middle, zoom: clamp(whole) };
  const comfort = theme.value.comfort || COMFORT;
  const half = { x: size.width / comfort / 2, y: size.height / comfort / 2 };
  const within = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ high) =>
    low > high ? (low + high) / 2 : Math.max(low, Math.min(high, at));
  return {
    x: within(near.x, box.left + half.x, box.right - half.x),
    y: within(near.y, box.top + half.y - size.head / comfort, box.bottom - half.y + size.foot / comfort),
    zoom: comfort,
  };
}

/** @param {string} name which map @param {Box} box what there is to see
 * @param {{x: number, y: number} | null} near where to look when not all can be read
 * @param {unknown} rolls what lies over its bottom */
export function useCamera(name, box, near, rolls) {
  const kept = useRef(box);
  if (!isSteady(kept.current, box)) kept.current = box;
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0, head: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize(sizeOf(element));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (ref.current) setSize(sizeOf(ref.current));
  }, [near === null]);
  const [foot, setFoot] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setFoot(footOf(element));
    // Dice may lie there a moment later, and get their size when their pictures come.
    const watch = new ResizeObserver(look);
    const begin = () => {
      look();
      const things = element.closest(".board")?.querySelectorAll(".rolls, .rolled") ?? [];
      for (const one of things) watch.observe(one);
    };
    begin();
    const soon = requestAnimationFrame(begin);
    return () => {
      cancelAnimationFrame(soon);
      watch.disconnect();
    };
  }, [rolls, size]);
  const chosen = near ? eyes.value[name] : undefined;
  const moved = chosen === "whole" ? undefined : chosen;
  // Where the eye has wandered by itself holds as long as there is as much to see and as much room for it; where all of
  // it can be read above the rolls, it need not have wandered.
  const [drift, setDrift] = useState(/** @type {{eye: Eye, box: Box, size: Size} | null} */ (null));
  const wanders = near && !isReadable(above(kept.current, size, foot));
  const wandered = wanders && drift?.box === kept.current && drift.size === size ? drift.eye : undefined;
  const eye = moved ?? wandered ?? seeing(kept.current, { ...size, foot }, chosen === "whole" ? null : near);
  const put = (/** @type {Eye} */ next) => {
    latest.current.eye = { ...next, zoom: clamp(next.zoom) };
    eyes.value = { ...eyes.peek(), [name]: latest.current.eye };
  };
  const wander = (/** @type {Eye} */ next) => {
    latest.current.eye = next;
    if (moved) put(next);
    else setDrift({ eye: next, box: kept.current, size: latest.current.size });
  };
  const seeWhole = () => {
    setDrift(null);
    eyes.value = { ...eyes.peek(), [name]: "whole" };
  };
  const latest = useRef({ eye, size, put });
  latest.current = { eye, size, put };

  const zoom = (
    /** @type {number} */ by,
    /** @type {{x: number, y: number}} */ at = { x: size.width / 2, y: size.height / 2 },
  ) => put(closer(latest.current.eye, size, by, at));
  return {
    ref,
    eye,
    size,
    foot,
    ready: size.width > 0,
    transform: [
      `translate(${size.width / 2} ${size.height / 2})`,
      `scale(${eye.zoom / 100})`,
      `translate(${-eye.x * 100} ${-eye.y * 100})`,
    ].join(" "),
    zoom: (/** @type {number} */ steps) => zoom(STEP ** steps),
    wheel: (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      const place = /** @type {SVGSVGElement} */ (ref.current).getBoundingClientRect();
      zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), {
        x: event.clientX - place.x,
        y: event.clientY - place.y,
      });
    },
    pan: (/** @type {number} */ x, /** @type {number} */ y) => {
      const from = latest.current.eye;
      glide(latest, { ...from, x: from.x + x, y: from.y + y }, put);
    },
    fit: () => glide(latest, seeing(box, { ...size, foot }, null), put, seeWhole),
    /** Bring a place into sight, if it is not, and move no farther. @param {{x: number, y: number}} place */
    show: (place) => {
      const to = near && inSight(place, latest.current, foot);
      if (to) glide(latest, to, wander);
    },
    /** The same, at once, where there is more or less room than a moment ago, unless the player has moved the map.
     * @param {{x: number, y: number}} place */
    keep: (place) => {
      const to = near && !chosen && inSight(place, latest.current, foot);
      if (to) wander(to);
    },
    whole: kept.current,
    drag: useDrag(ref, latest),
  };
}

/** The eye moved just so far that it sees a place, above whatever covers the bottom; null if it does already.
 * @param {{x: number, y: number}} place @param {{eye: Eye, size: Size}} now @param {number} foot
 * @returns {Eye | null} */
function inSight({ x, y }, { eye, size }, foot) {
  const reach = (/** @type {number} */ pixels) => Math.max(0, pixels / eye.zoom - RIM);
  const reached = (
    /** @type {number} */ from,
    /** @type {number} */ at,
    /** @type {number} */ half,
    /** @type {number} */ covered,
  ) => Math.max(at - reach(half - covered), Math.min(at + reach(half), from));
  const to = { ...eye, x: reached(eye.x, x, size.width / 2, 0), y: reached(eye.y, y, size.height / 2, foot) };
  return !size.width || (to.x === eye.x && to.y === eye.y) ? null : to;
}

/** @param {SVGSVGElement} element @returns {Size} */
function sizeOf(element) {
  const below =
    element.getBoundingClientRect().top - /** @type {Element} */ (element.parentElement).getBoundingClientRect().top;
  return { width: element.clientWidth, height: element.clientHeight, head: Math.max(0, HEAD - below) };
}

/** How much of a map single dice cover that lie side by side over its bottom; a throw of several moves no map.
 * @param {SVGSVGElement} element */
function footOf(element) {
  const rolls = element.closest(".board")?.querySelector(".rolls:not(:has(.die + .die))");
  const heights = [.../** @type {NodeListOf<HTMLElement>} */ (rolls?.querySelectorAll(".rolled") ?? [])].map(
    (one) => one.offsetHeight,
  );
  if (!rolls || !heights.length) return 0;
  const { top, bottom } = element.getBoundingClientRect();
  const covered = bottom - (rolls.getBoundingClientRect().bottom - Math.max(...heights));
  return Math.max(0, Math.min(covered, (bottom - top) / 2));
}

/** Whether what there is to see has only become a little less: then the eye stays where it is.
 * @param {Box} old @param {Box} now */
function isSteady(old, now) {
  const within = now.left >= old.left && now.right <= old.right && now.top >= old.top && now.bottom <= old.bottom;
  return (
    within &&
    old.right - old.left - (now.right - now.left) <= LITTLE &&
    old.bottom - old.top - (now.bottom - now.top) <= LITTLE
  );
}

/** Closer by a factor, with the point under the finger staying there.
 * @param {Eye} eye @param {{width: number, height: number}} size @param {number} by @param {{x: number, y: number}} at
 * @returns {Eye} */
function closer(eye, size, by, at) {
  const zoom = clamp(eye.zoom * by);
  const off = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
  return { zoom, x: eye.x + off.x / eye.zoom - off.x / zoom, y: eye.y + off.y / eye.zoom - off.y / zoom };
}

/** @typedef {{current: {eye: Eye, size: {width: number, height: number}, put: (eye: Eye) => void}}} Latest */

/** @param {Latest} latest @param {Eye} to @param {(eye: Eye) => void} put @param {() => void} [done] */
function glide(latest, to, put, done = () => {}) {
  const from = latest.current.eye;
  if (calm() || document.hidden) {
    put(to);
    return done();
  }
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.min(1, Math.max(0, now - start) / GLIDE);
    const eased = 1 - (1 - part) ** 3;
    const between = (/** @type {"x" | "y" | "zoom"} */ name) => from[name] + (to[name] - from[name]) * eased;
    put({ x: between("x"), y: between("y"), zoom: between("zoom") });
    if (part < 1) requestAnimationFrame(step);
    else done();
  };
  requestAnimationFrame(step);
}

/** One pointer pans, two pinch; what was a drag is no click.
 * @param {{current: SVGSVGElement | null}} ref @param {Latest} latest */
function useDrag(ref, latest) {
  const fingers = useRef(/** @type {Map<number, {x: number, y: number}>} */ (new Map()));
  const travel = useRef(0);
  const lift = (/** @type {PointerEvent} */ event) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button) return;
      if (!fingers.current.size) travel.current = 0;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const { eye, size, put } = latest.current;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      travel.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (travel.current > SLACK) ref.current?.setPointerCapture?.(event.pointerId);
      fingers.current.set(event.pointerId, now);
      if (travel.current <= SLACK) return;
      const share = other ? 0.5 : 1;
      const moved = {
        ...eye,
        x: eye.x - ((now.x - before.x) * share) / eye.zoom,
        y: eye.y - ((now.y - before.y) * share) / eye.zoom,
      };
      if (!other) return put(moved);
      const apart = (/** @type {{x: number, y: number}} */ one) =>
        Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      const place = /** @type {SVGSVGElement} */ (ref.current).getBoundingClientRect();
      put(
        closer(moved, size, apart(now) / apart(before), {
          x: (now.x + other.x) / 2 - place.x,
          y: (now.y + other.y) / 2 - place.y,
        }),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: (/** @type {Event} */ event) => {
      if (travel.current <= SLACK) return;
      travel.current = 0;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
