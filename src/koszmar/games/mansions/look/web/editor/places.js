// Tiles, spaces and joints by their names, as the file writes them and as the board has them.
import { kit, map, plot } from "./model.js";
import { view } from "../../../table/state.js";

/** Units of the picture to a module of a tile; the board has a hundred to one of its own. */
export const MODULE = 160;

/** A tile or space by its key: "Entry Hall.a" is entry-hall.a. @param {string} name @returns {string} */
export function slug(name) {
  const [, tile, letter] = /^(.+)\.(\w)$/.exec(name) ?? [];
  if (letter) return `${slug(tile)}.${letter}`;
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** @param {string} key */
export const tileOf = (key) => kit.value?.tiles.find((/** @type {any} */ one) => one.key === slug(key));

/** Columns and rows that a tile covers. @param {string} name @param {number} turned @returns {[number, number]} */
export function sizeOf(name, turned) {
  const [wide, high] = tileOf(name)?.size === "small" ? [2, 1] : [2, 2];
  return turned % 180 ? [high, wide] : [wide, high];
}

/** Every tile of every map. */
export const allTiles = () => {
  const laid = Object.values(plot.value.map ?? {}).flatMap((one) => [...(one.tiles ?? []), ...(one.later ?? [])]);
  return [...new Set(laid.map(([name]) => name))];
};

/** Every space of every map, as the file writes it. */
export const allSpaces = () =>
  allTiles().flatMap((name) =>
    (tileOf(name)?.spaces ?? []).map((/** @type {any} */ one) => `${name}.${one.key.split(".")[1]}`),
  );

/** A space as the file writes it. @param {string} id */
export function written(id) {
  const [key, letter] = id.split(".");
  const name = allTiles().find((one) => slug(one) === key) ?? tileOf(key)?.printed ?? key;
  return `${name}.${letter}`;
}

const spaces = () => view.value?.boards[0]?.spaces ?? [];
const links = () => view.value?.boards[0]?.links ?? [];

/** Where something lies on the picture: a space, a joint of two, wherever two tiles meet.
 * @param {string} at @returns {{x: number, y: number} | null} */
export function spot(at) {
  const [one, other] = at.split("|").map((part) => slug(part.trim()));
  if (!other) {
    const space = spaces().find(({ id }) => id === one);
    return space ? { x: space.x * 100, y: space.y * 100 } : null;
  }
  const isAt = (/** @type {string} */ end, /** @type {string} */ name) => end === name || end.split(".")[0] === name;
  const joint = links().find(
    ({ ends: [a, b], kind }) =>
      (kind === "door" || kind === "border") &&
      ((isAt(a, one) && isAt(b, other)) || (isAt(a, other) && isAt(b, one))),
  );
  return joint?.path.length ? middleOf(joint) : null;
}

/** Where a joint lies on the picture. @param {import("../../../lib/view.js").Link} link */
export function middleOf({ path }) {
  const [from, to] = [path[0], path[path.length - 1]];
  return { x: (from[0] + to[0]) * 50, y: (from[1] + to[1]) * 50 };
}

/** What is between two tiles that lie side by side. */
export const seams = () =>
  links().filter(
    ({ ends: [a, b], kind, path }) =>
      a.split(".")[0] !== b.split(".")[0] && path.length && ["door", "border", "wall"].includes(kind),
  );

/** Spaces that can be walked to from where investigators begin, with the number of steps. */
export function walked() {
  const all = spaces().map(({ id }) => id);
  const starts = [map.value.start ?? []].flat().map(slug).filter((one) => all.includes(one));
  const begin = starts.length ? starts : all.slice(0, 1);
  /** @type {Map<string, number>} */
  const found = new Map(begin.map((one) => [one, 0]));
  const edge = [...begin];
  while (edge.length) {
    const here = /** @type {string} */ (edge.shift());
    for (const { ends: [a, b], kind } of links()) {
      const next = a === here ? b : b === here ? a : "";
      if (next && !found.has(next) && (kind === "door" || kind === "border")) {
        found.set(next, (found.get(here) ?? 0) + 1);
        edge.push(next);
      }
    }
  }
  return found;
}

/** Pixels of the picture from a joint at which something still falls on it. */
const NEAR = 55;

/** Where something falls that is let go: a joint for Explore tokens, a space for others; nothing beside the map.
 * @param {string} kind @param {{x: number, y: number}} point @returns {string} */
export function fallsOn(kind, point) {
  if (kind !== "explore") {
    const space = spaces().find((one) => isIn(one, point));
    return space ? written(space.id) : "";
  }
  const far = (/** @type {import("../../../lib/view.js").Link} */ link) => {
    const { x, y } = middleOf(link);
    return Math.hypot(x - point.x, y - point.y);
  };
  const [link] = seams()
    .filter(({ kind: made }) => made !== "wall")
    .sort((one, other) => far(one) - far(other));
  if (!link || far(link) > NEAR) return "";
  const steps = walked();
  const near = [...link.ends].sort((one, other) => (steps.get(one) ?? 99) - (steps.get(other) ?? 99));
  return near.map(written).join(" | ");
}

/** Whether a point of the picture is in a space. @param {any} space @param {{x: number, y: number}} point */
function isIn(space, { x, y }) {
  const corners = space.outline.map((/** @type {number[]} */ [dx, dy]) => [
    (space.x + dx) * 100,
    (space.y + dy) * 100,
  ]);
  let inside = false;
  corners.forEach((/** @type {number[]} */ [ax, ay], /** @type {number} */ at) => {
    const [bx, by] = corners[(at + 1) % corners.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The tiles on the shortest way from where investigators begin to a space, both ends included.
 * @param {string} space @returns {string[]} */
export function wayTo(space) {
  const start = [map.value.start ?? ""].flat()[0] ?? "";
  const goal = slug(space).split(".")[0];
  /** @type {Record<string, string[]>} */
  const ways = { [slug(start).split(".")[0]]: [slug(start).split(".")[0]] };
  const edge = Object.keys(ways);
  while (edge.length) {
    const here = /** @type {string} */ (edge.shift());
    if (here === goal) return ways[here];
    for (const { ends, kind } of links()) {
      const [a, b] = ends.map((end) => end.split(".")[0]);
      const next = a === here ? b : b === here ? a : "";
      if (next && !ways[next] && (kind === "door" || kind === "border")) {
        ways[next] = [...ways[here], next];
        edge.push(next);
      }
    }
  }
  return [goal];
}
