// Where a space lies and what shape it has, in the units of its board and in those of the picture: a hundred to one.

/** @typedef {import("../lib/view.js").Space} Space */
/** @typedef {import("../lib/view.js").Link} Link */
/** @typedef {import("../lib/view.js").Point} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** Units of the picture to one unit of a board. */
export const UNIT = 100;
/** A link between two spaces that is given no course is a short stroke as long as this. */
const STROKE = 0.56;

/** Whether a space is a square tile of a grid. @param {Space} space */
export const isTile = (space) => !space.outline.length && !space.radius;

/** The room that a space takes. @param {Space} space @returns {Box} */
export function boxOf({ x, y, outline, radius }) {
  const half = radius || 0.5;
  const [xs, ys] = outline.length
    ? [outline.map(([at]) => at), outline.map(([, at]) => at)]
    : [
        [-half, half],
        [-half, half],
      ];
  return {
    left: x + Math.min(...xs),
    top: y + Math.min(...ys),
    right: x + Math.max(...xs),
    bottom: y + Math.max(...ys),
  };
}

/** How large things are drawn on a space: 1 on a square tile. @param {Space} space */
export function scaleOf(space) {
  if (isTile(space)) return 1;
  const { left, top, right, bottom } = boxOf(space);
  return Math.max(0.45, Math.min(1.3, right - left, bottom - top));
}

/** The shape around its middle as a path, larger or smaller by some units of the picture.
 * @param {Space} space @param {number} [by] */
export function pathOf(space, by = 0) {
  if (space.radius) {
    const r = space.radius * UNIT + by;
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const corners = space.outline.map(([x, y]) => {
    const far = Math.hypot(x, y) * UNIT || 1;
    return `${round(x * UNIT * (1 + by / far))} ${round(y * UNIT * (1 + by / far))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Where the line from the middle of a space towards a point leaves its shape.
 * @param {Space} space @param {Point} to @returns {Point} */
function rim(space, [x, y]) {
  const [dx, dy] = [x - space.x, y - space.y];
  const far = Math.hypot(dx, dy) || 1;
  if (space.radius) return [space.x + (dx / far) * space.radius, space.y + (dy / far) * space.radius];
  const corners = space.outline.length ? space.outline : SQUARE;
  let least = 1;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length];
    const across = dx * (by - ay) - dy * (bx - ax);
    if (!across) return;
    const along = (ax * (by - ay) - ay * (bx - ax)) / across;
    const part = (ax * dy - ay * dx) / across;
    if (along > 0 && part >= 0 && part <= 1) least = Math.min(least, along);
  });
  return [space.x + dx * least, space.y + dy * least];
}
/** @type {Point[]} */
const SQUARE = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];

/** The course of a link between two spaces, from rim to rim or along what the game says.
 * @param {Link} link @param {Space} one @param {Space} other @returns {Point[]} */
export function courseOf(link, one, other) {
  if (link.kind === "corridor") {
    const between = link.path;
    const start = rim(one, between[0] ?? [other.x, other.y]);
    const end = rim(other, between.at(-1) ?? [one.x, one.y]);
    return [start, ...between, end];
  }
  if (link.path.length) return link.path;
  const [from, to] = [rim(one, [other.x, other.y]), rim(other, [one.x, one.y])];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const far = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const across = [((one.y - other.y) / far) * (STROKE / 2), ((other.x - one.x) / far) * (STROKE / 2)];
  return [
    [middle[0] - across[0], middle[1] - across[1]],
    [middle[0] + across[0], middle[1] + across[1]],
  ];
}

/** The middle of a course and the way it runs there, in degrees.
 * @param {Point[]} course @param {number} [part] how far along */
export function along(course, part = 0.5) {
  const lengths = course.slice(1).map(([x, y], index) => Math.hypot(x - course[index][0], y - course[index][1]));
  let left = lengths.reduce((sum, one) => sum + one, 0) * part;
  const at = Math.max(
    0,
    lengths.findIndex((length) => (left -= length) <= 0),
  );
  const [[ax, ay], [bx, by]] = [course[at], course[at + 1]];
  const share = lengths[at] ? 1 + left / lengths[at] : 0.5;
  return {
    x: ax + (bx - ax) * share,
    y: ay + (by - ay) * share,
    turned: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
  };
}

/** A course as a path of the picture. @param {Point[]} course */
export const lineOf = (course) => `M${course.map(([x, y]) => `${round(x * UNIT)} ${round(y * UNIT)}`).join("L")}`;

/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;
