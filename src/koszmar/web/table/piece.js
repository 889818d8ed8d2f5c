// Figures standing on spaces: everybody finds a place; the dead lie, the stunned are grey, the hidden are shadows.
import { html } from "../lib/html.js";
import { iconOf, theme } from "../lib/theme.js";
import { numberOf, say } from "../lib/words.js";
import { pieceText } from "./chart.js";
import { thing } from "./touch.js";
import { isTile, scaleOf, UNIT } from "./shape.js";
import { ABREAST, Glyph, nameTop, pointing } from "./space.js";
import { answers, menu, view } from "./state.js";
import { oddsText } from "./text.js";

/** @typedef {import("../lib/view.js").Piece} PieceData */
/** @typedef {import("../lib/view.js").Space} SpaceData */
/** @typedef {{x: number, y: number, r: number}} Spot */

/** More than this on one space stand behind a number. */
const CROWD = 8;

/** Where so many figures stand. @param {number} count @returns {Spot[]} */
function places(count) {
  if (count <= 3) {
    const [r, apart] = [
      [17, 0],
      [15.5, 34],
      [13.5, 29],
    ][count - 1] ?? [17, 0];
    return Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * apart, y: -6, r }));
  }
  const columns = Math.ceil(count / 2);
  const [r, apart] = columns === 2 ? [12.5, 29] : columns === 3 ? [12, 27] : [10.4, 22.5];
  return Array.from({ length: count }, (_, index) => {
    const low = index >= columns;
    const inRow = low ? count - columns : columns;
    return { x: ((low ? index - columns : index) - (inRow - 1) / 2) * apart, y: low ? 4 : -20, r };
  });
}

/** How far figures make way for what else is on a space that is no tile: to the left of the tokens that lie there, and
 * down from the printed signs, as far as its name leaves room.
 * @param {SpaceData} space @param {number} count @param {number} r */
function aside(space, count, r) {
  if (isTile(space)) return { dx: 0, dy: 0 };
  const lies = space.badges.some((badge) => badge.bearing === null);
  const free = lies && !space.notes.length && space.symbols.length <= ABREAST;
  const dx = free ? [0, -7, -10, -5, -10][count] ?? -4 : 0;
  const low = count <= 3 ? Math.min(7, nameTop(space) - r + 2) : 0;
  return { dx, dy: space.symbols.length ? Math.max(0, low) : 0 };
}

/** Everybody on one space.
 * @param {{space: SpaceData, pieces: PieceData[], seat: number | null, focused: () => void}} props */
export function Standing({ space, pieces, seat, focused }) {
  const shown = pieces.length > CROWD ? pieces.slice(0, CROWD - 1) : pieces;
  const rest = pieces.slice(shown.length);
  const spots = places(Math.min(CROWD, pieces.length));
  const scale = scaleOf(space);
  const { dx, dy } = aside(space, spots.length, spots[0]?.r ?? 0);
  const at = (/** @type {Spot} */ { x, y, r }) => ({
    x: space.x * UNIT + (x + dx) * scale,
    y: space.y * UNIT + (y + dy) * scale,
    r: r * scale,
  });
  return html`${shown.map(
        (piece, index) =>
        html`<${Piece} key=${piece.id} piece=${piece} spot=${at(spots[index])} seat=${seat} focused=${focused} />`)}
    ${rest.length > 0
      && html`<${Crowd} key=${`${space.id}/crowd`} rest=${rest} spot=${at(spots[CROWD - 1])} seat=${seat} />`}`;
}

/** @param {{piece: PieceData, spot: Spot, seat: number | null, focused: () => void}} props */
function Piece({ piece, spot, seat, focused }) {
  const touch = thing(piece.id, piece, false, piece.place);
  const mine = piece.seat !== null && piece.seat === seat;
  const { icon, tone } = theme.value.portraits[piece.icon] ?? {
    icon: iconOf(piece.icon),
    tone: piece.seat === null ? "" : `seat-${piece.seat}`,
  };
  const asked = view.value?.question?.about === piece.id;
  const kind = `piece ${piece.state}${piece.seat === null ? " token-piece" : ""}${mine ? " own" : ""}${asked
      ? " at-issue" : ""}`;
  const number = numberOf(piece.label);
  const chance = bestOf(answers.value.get(piece.id) ?? []);
  const under = answers.value.has(piece.id) ? "" : piece.place;
  return html`<g ...${touch} ...${pointing(piece, under)} onFocus=${focused} class=${`${kind}${touch.class}`}
      data-tone=${tone}
      data-side=${piece.side}
      aria-label=${pieceText(piece, seat) + (chance ? ` (${oddsText(chance)})` : "")}
      style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
    <g transform=${`scale(${spot.r / 16})`}>
      <ellipse class="shadow" cx="0" cy="13" rx="15" ry="6" />
      <g class="body" transform=${piece.state === "tipped" ? "rotate(78)" : undefined}>
        <path class="aura" d=${piece.seat === null ? OCTAGON : DISC} />
          <path class="base" d=${piece.seat === null ? OCTAGON : DISC} />
        ${piece.state === "hidden" ? html`<${Glyph} name="hooded-figure" size=${21} />`
          : html`<${Glyph} name=${icon} size=${piece.seat === null ? 21 : 20} />`}
      </g>
      ${(mine || asked) && html`<path class="pin" d="M0 -13L-6 -22H6Z" />`}
      ${number !== null
        && html`<g class="ordinal" transform="translate(11 10)" style=${`--least: ${(16 / spot.r).toFixed(2)}`}>
          <circle r="8" /><text y="4.2">${number}</text></g>`}
      ${piece.state === "stunned"
        && html`<g class="mark" transform="translate(10 -11)"><circle r="7.5" />
          <${Glyph} name="knocked-out-stars" size=${11} /></g>`}
      ${piece.state === "tipped"
        && html`<g class="mark" transform="translate(11 9)"><circle r="7.5" />
          <${Glyph} name="death-skull" size=${11} /></g>`}
      ${piece.badges.map(
          (badge, index) =>
          html`<g key=${index} class="mark badge-mark" transform=${`translate(${-12 + index * 12} 14)`}
              style=${`--least: ${(16 / spot.r).toFixed(2)}`}><title>${say(badge.label)}</title>
            <${Counted} badge=${badge} /></g>`)}
    </g></g>
    ${chance
      && html`<g class="chance" aria-hidden="true" data-of=${piece.id}
          transform=${`translate(${spot.x} ${spot.y - (21 * spot.r) / 16}) scale(${spot.r / 16})`}>
        <g class="readable" style=${`--least: ${(16 / spot.r).toFixed(2)}`}>
          <rect x="-16" y="-8.5" width="32" height="15" rx="7.5" />
          <text y="3.4">${say("web-odds", { percent: chance.odds[0].percent })}</text></g></g>`}`;
}

/** A mark of a figure, and how many there are of it. @param {{badge: import("../lib/view.js").Badge}} props */
function Counted({ badge }) {
  if (badge.count < 2) return html`<circle r="6.5" /><${Glyph} name=${badge.icon} size=${9} />`;
  return html`<g class="counted" data-tone=${badge.icon}><circle r="8" />
    <${Glyph} name=${badge.icon} size=${15} class="behind" /><text y="4.2">${badge.count}</text></g>`;
}

/** Of several answers that are after the same, the likeliest. @param {import("../lib/view.js").Choice[]} choices */
function bestOf(choices) {
  const [first, ...others] = choices
    .filter((choice) => choice.odds.length)
    .sort((one, other) => other.odds[0].percent - one.odds[0].percent);
  return others.every((choice) => choice.odds[0].of.id === first.odds[0].of.id) ? first : undefined;
}

const DISC = "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z";
const OCTAGON = "M-6.4 -15.5H6.4L15.5 -6.4V6.4L6.4 15.5H-6.4L-15.5 6.4V-6.4Z";

/** Those for whom there is no room; their answers open as a list.
 * @param {{rest: PieceData[], spot: Spot, seat: number | null}} props */
function Crowd({ rest, spot, seat }) {
  const choices = rest.flatMap((piece) => answers.value.get(piece.id) ?? []);
  const names = rest.map((piece) => pieceText(piece, seat)).join("; ");
  const ask = choices.length
    ? {
        role: "button",
        tabindex: 0,
        onClick: () => (menu.value = choices),
        onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && (menu.value = choices),
      }
    : { role: "img" };
  return html`<g ...${ask} class=${`crowd${choices.length ? " legal" : ""}`} aria-label=${names}
      style=${{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
    <title>${names}</title><circle r=${spot.r} /><text y="4">+${rest.length}</text></g>`;
}
