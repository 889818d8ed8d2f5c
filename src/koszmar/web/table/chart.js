// A board in words: the same lines as kernel/chart.py, for labels and for the text page.
import { say } from "../lib/words.js";

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Board} Board */
/** @typedef {import("../lib/view.js").Tile} Tile */
/** @typedef {import("../lib/view.js").Piece} Piece */
/** @typedef {import("../lib/view.js").Badge} Badge */
/** @typedef {import("../lib/view.js").Stat} Stat */
/** @typedef {import("../lib/view.js").Roll} Roll */

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** A board as sections with lines: where I am, then each area, the tiles in the order in which one would walk. @param {Board} board @param {number | null} seat */
export function boardText(board, seat) {
  const mine = myTile(board, seat);
  const sections = [{ title: say(board.title), lines: mine ? [say("text-here", { tile: mine.title, area: areaOf(board, mine) })] : [] }];
  const areas = [...board.areas].sort((one, other) => Number(other.id === mine?.area) - Number(one.id === mine?.area));
  for (const area of areas) {
    const lines = walked(board, area.id, mine).map((tile) => tileText(tile, board, seat));
    if (lines.length) sections.push({ title: say(area.title), lines });
  }
  return sections;
}

/** A tile in a line: what it is, where one can go, who and what is there. @param {Tile} tile @param {Board} board @param {number | null} seat */
export function tileText(tile, board, seat) {
  const symbols = [...new Set(tile.symbols)].map((symbol) => counted(say(`symbol-${symbol}`), tile.symbols.filter((one) => one === symbol).length));
  const marks = [...symbols, ...(tile.state === "open" ? [] : [say("text-tile-state", { state: tile.state })])];
  let text = say(tile.title) + (marks.length ? ` (${marks.join(", ")})` : "") + `. ${waysText(tile, board)}.`;
  const there = [...board.pieces.filter((piece) => piece.place === tile.id).map((piece) => pieceText(piece, seat)), ...tile.badges.map(badgeText)];
  if (there.length) text += ` ${say("text-there", { who: there.join("; ") })}`;
  if (tile.text) text += ` ${say(tile.text)}`;
  return text;
}

/** Where the doors of a tile lead, as it lies or would lie. @param {Tile} tile @param {Board | undefined} board */
export function waysText(tile, board) {
  if (!board) return "";
  const ways = tile.sides.flatMap((side, way) => {
    if (side === "wall") return [];
    const beyond = side === "door" ? beside(board, tile, way) : undefined;
    const to = beyond ? say(beyond.title) : say(side === "open" ? "text-open-door" : side === "false" ? "text-false-door" : "text-door");
    return [say("text-exit", { side: way, to })];
  });
  const links = board.links.flatMap((link) => {
    if (!link.ends.includes(tile.id)) return [];
    const other = board.tiles.find((one) => one.id === link.ends[link.ends[0] === tile.id ? 1 : 0]);
    return other ? [linkText(link, other)] : [];
  });
  return [...ways, ...links].join("; ") || say("text-no-way");
}

/** @param {import("../lib/view.js").Link} link @param {Tile} other */
export const linkText = (link, other) => (link.label ? `${say(link.label)}: ${say(other.title)}` : say(other.title));

/** @param {Piece} piece @param {number | null} seat */
export function pieceText(piece, seat) {
  const marks = [piece.seat !== null && piece.seat === seat && say("text-you"), piece.state !== "ready" && say("text-piece-state", { state: piece.state })].filter(Boolean);
  const numbers = piece.seat === null ? piece.stats.map(statText) : [];
  const more = [...numbers, ...piece.badges.map(badgeText)];
  return say(piece.label) + (marks.length ? ` (${marks.join(", ")})` : "") + (more.length ? `, ${more.join(", ")}` : "");
}

/** @param {Badge} badge */
export const badgeText = (badge) => counted(say(badge.label), badge.count);
/** @param {string} name @param {number} count */
const counted = (name, count) => (count > 1 ? `${count}× ${name}` : name);

/** A number in words; a clip on a row with the whole row. @param {Stat} stat */
export function statText(stat) {
  if (!stat.row.length) return `${say(stat.label)} ${stat.value}${stat.limit === null ? "" : `/${stat.limit}`}`;
  if (stat.at < 0) return say("text-meter-gone", { label: stat.label });
  const row = stat.row.map((number, index) => (index === stat.at ? `[${number}]` : number)).join(" ");
  return say("text-meter", { label: stat.label, value: stat.value, row, start: stat.row[stat.start] });
}

/** @param {Roll} roll @param {View} view */
export function rollText(roll, view) {
  const who = view.panels.find((panel) => panel.seat === roll.seat);
  const bonus = roll.bonus === 0 ? "" : ` ${roll.bonus > 0 ? "+" : "−"} ${Math.abs(roll.bonus)}`;
  return (who ? `${say(who.name)}. ` : "") + say("text-roll", { title: roll.title, faces: roll.faces.join(", ") + bonus, result: roll.result });
}

/** @param {Board} board @param {Tile} tile */
const areaOf = (board, tile) => board.areas.find((area) => area.id === tile.area)?.title ?? board.title;

/** @param {Board} board @param {number | null} seat @returns {Tile | null} */
function myTile(board, seat) {
  const piece = seat === null ? undefined : board.pieces.find((one) => one.seat === seat);
  return board.tiles.find((tile) => tile.id === piece?.place) ?? null;
}

/** @param {Board} board @param {{area: string, x: number, y: number}} tile @param {number} way */
const beside = (board, tile, way) => board.tiles.find((one) => one.area === tile.area && one.x === tile.x + STEPS[way][0] && one.y === tile.y + STEPS[way][1]);

/** The tiles of an area as one would walk through them, from my own or from the first. @param {Board} board @param {string} area @param {Tile | null} mine */
function walked(board, area, mine) {
  const all = board.tiles.filter((tile) => tile.area === area).sort((one, other) => one.y - other.y || one.x - other.x);
  /** @type {Tile[]} */
  const found = [];
  for (const start of mine && mine.area === area ? [mine, ...all] : all) {
    const next = [start];
    for (let tile = next.shift(); tile; tile = next.shift()) {
      if (found.includes(tile)) continue;
      found.push(tile);
      for (const [way, side] of tile.sides.entries()) {
        const other = side === "door" && beside(board, tile, way);
        if (other) next.push(other);
      }
    }
  }
  return found;
}
