// What is between spaces: corridors below them, borders, walls and doors over them, signs for what lies farther away.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { lookAt, spaces } from "./atlas.js";
import { linkText } from "./chart.js";
import { focusSeen } from "./ghost.js";
import { along, courseOf, isTile, lineOf, scaleOf, UNIT } from "./shape.js";
import { Glyph, leastOf, Symbol, Token } from "./space.js";
import { thing } from "./touch.js";

/** @typedef {import("../lib/view.js").Board} Board */
/** @typedef {import("../lib/view.js").Link} LinkData */
/** @typedef {import("../lib/view.js").Space} SpaceData */
/** A link that is drawn where it is. @typedef {{link: LinkData, one: SpaceData, other: SpaceData}} Laid */

/** Kinds that lie between two spaces on the map; the others are signs that lead from one to the other. */
const NEAR = ["border", "impassable", "wall", "door", "corridor"];

/** Where the ends of a link are, as signs see them. @param {SpaceData} space */
const corner = (space) => {
  const scale = scaleOf(space);
  return { x: space.x * UNIT + (isTile(space) ? 38 : 34) * scale, y: space.y * UNIT + 6 * scale };
};

/** The links of an area that lie on its map. @param {Board} board @param {string} area @returns {Laid[]} */
function laid(board, area) {
  return board.links.flatMap((link) => {
    const [one, other] = link.ends.map((end) => spaces.value.get(end));
    return NEAR.includes(link.kind) && one?.area === area && other?.area === area ? [{ link, one, other }] : [];
  });
}

/** Corridors, to be drawn below the spaces that they join. @param {{board: Board, area: string}} props */
export function Corridors({ board, area }) {
  return laid(board, area)
    .filter(({ link }) => link.kind === "corridor")
    .map(({ link, one, other }) => {
      const line = lineOf([[one.x, one.y], ...link.path, [other.x, other.y]]);
      return html`<g key=${link.ends.join()} class="gangway" aria-hidden="true"><path d=${line} />
        <path class="inside" d=${line} /></g>`;
    });
}

/** Borders, walls, doors and what lies on corridors. @param {{board: Board, area: string}} props */
export function Links({ board, area }) {
  return laid(board, area).map((one) => html`<${Between} key=${one.link.ends.join()} ...${one} />`);
}

/** @param {Laid} props */
function Between({ link, one, other }) {
  const course = courseOf(link, one, other);
  const { x, y, turned } = along(course);
  const touch = thing(link.id);
  const label = `${say(one.title)} – ${linkText(link, other, one)}`;
  const across = link.kind === "corridor" ? turned + 90 : turned;
  const sign = touch.role ? {} : { role: "img" };
  const see = (/** @type {FocusEvent} */ event) => focusSeen(event, { area: one.area, x, y });
  return html`<g ...${touch} ...${sign} class=${`link ${link.kind}${touch.class}`} aria-label=${label} onFocus=${see}>
      <title>${label}</title>
      <path class="aura" d=${lineOf(course)} /><path class="course" d=${lineOf(course)} />
      ${link.state
        && html`<${Door} state=${link.state} at=${`translate(${x * UNIT} ${y * UNIT}) rotate(${across})`} />`}
    </g>
    <${OnLink} link=${link} at=${{ x: x * UNIT, y: y * UNIT }} turned=${turned} label=${label} />`;
}

/** Door leaves as they stand; every state has a shape of its own. @type {Record<string, string>} */
const LEAVES = {
  open: "M-17 -3H-12V3H-17ZM12 -3H17V3H12Z",
  closed: "M-17 -4H17V4H-17Z",
  locked: "M-17 -4H17V4H-17Z",
  blocked: "M-17 -4H17V4H-17Z",
  destroyed: "M-17 -4L-8 -2L-11 4H-17ZM17 -4L9 3L12 4H17Z",
};

/** @param {{state: string, at: string}} props */
function Door({ state, at }) {
  return html`<g class=${`leaf ${state}`} transform=${at}>
    <rect class="reach" x="-22" y="-14" width="44" height="28" /><path class="aura" d=${LEAVES[state]} />
      <path d=${LEAVES[state]} />
    ${state === "locked" && html`<path class="padlock" d="M-4 -1H4V6H-4ZM-2.6 -1V-4a2.6 2.6 0 0 1 5.2 0V-1" />`}
    ${state === "blocked" && html`<path class="bars" d="M-13 -8L13 8M-13 8L13 -8" />`}</g>`;
}

/** How large printed signs are on a link, and how far from each other they stand. */
const [PRINTED, APART] = [0.8, 16.5];

/** What is printed on a link and lies on it, beside its door, along its way; seen from afar all of it grows.
 * @param {{link: LinkData, at: {x: number, y: number}, turned: number, label: string}} props */
function OnLink({ link, at, turned, label }) {
  const all = link.symbols.length + link.badges.length;
  const [dx, dy] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const aside = link.state ? (dx > 0 ? -28 : 28) : 0; // above the way: names stand at the foot of spaces
  const place = (/** @type {number} */ index) => {
    const off = (index - (all - 1) / 2) * APART;
    return { x: dx * off, y: dy * off };
  };
  const printed = link.symbols.map(
    (symbol, index) => html`<${Symbol} key=${symbol} symbol=${symbol} at=${place(index)} scale=${PRINTED} />`,
  );
  const lying = link.badges.map(
    (badge, index) => html`<${Token} key=${index} badge=${badge} owner=${link.id} title=${label}
    at=${place(link.symbols.length + index)} scale=${0.95} under=${link.id} />`,
  );
  return html`<g transform=${`translate(${at.x - dy * aside} ${at.y + dx * aside})`}>
    <g class="readable" style=${`--least: ${leastOf(PRINTED)}`}>${printed}${lying}</g></g>`;
}

/** Two spaces of the same area that are joined although they do not touch.
 * @param {{link: LinkData, area: string}} props */
export function Thread({ link, area }) {
  const [one, other] = link.ends.map((end) => spaces.value.get(end));
  if (NEAR.includes(link.kind) || !one || !other || one.area !== area || other.area !== area) return null;
  const [from, to] = [corner(one), corner(other)];
  const x = (one.x + other.x) * 50 + (other.y - one.y) * 22;
  const y = (one.y + other.y) * 50 - (other.x - one.x) * 22;
  return html`<path class="thread" data-kind=${link.kind} d=${`M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`} />`;
}

/** Signs on a space for where it leads; a touch looks there. @param {{space: SpaceData, board: Board}} props */
export function Ways({ space, board }) {
  const signs = board.links.filter((link) => !NEAR.includes(link.kind) && link.ends.includes(space.id));
  return signs.map((link, index) => {
    const other = spaces.value.get(link.ends[link.ends[0] === space.id ? 1 : 0]);
    return other && html`<${Way} key=${link.ends.join()} link=${link} space=${space} other=${other} index=${index} />`;
  });
}

/** @param {{link: LinkData, space: SpaceData, other: SpaceData, index: number}} props */
function Way({ link, space, other, index }) {
  const go = () => lookAt(other);
  const onKey = (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && go();
  const touch = thing(link.id);
  const act = touch.role ? touch : { role: "button", tabindex: 0, onClick: go, onKeyDown: onKey };
  const { x, y } = corner(space);
  const label = linkText(link, other, space);
  return html`<g ...${act} class=${`way${touch.class}`} data-kind=${link.kind} aria-label=${label}
      transform=${`translate(${x} ${y - index * 18})`}>
    <title>${label}</title><circle r="8.5" /><${Glyph} name=${link.kind} size=${11} /></g>`;
}
