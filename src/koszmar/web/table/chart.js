// A board in words: the same lines as kernel/chart.py, for labels and for the text page.
import { say } from "../lib/words.js";

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Board} Board */
/** @typedef {import("../lib/view.js").Space} Space */
/** @typedef {import("../lib/view.js").Link} Link */
/** @typedef {import("../lib/view.js").Piece} Piece */
/** @typedef {import("../lib/view.js").Badge} Badge */
/** @typedef {import("../lib/view.js").Stat} Stat */
/** @typedef {import("../lib/view.js").Roll} Roll */
/** @typedef {import("../lib/view.js").Die} Die */

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** Links that lie on the map; the others are signs. */
const NEAR = ["border", "impassable", "wall", "door", "corridor"];
/** Links through which nobody goes by walking. */
const SHUT = ["impassable", "wall"];

/** A board as sections with lines: where I am, then each area, the spaces in the order in which one would walk.
 * @param {Board} board @param {number | null} seat */
export function boardText(board, seat) {
  const mine = mySpace(board, seat);
  const here = mine ? [say("text-here", { tile: mine.title, area: areaOf(board, mine) })] : [];
  const sections = [{ title: say(board.title), lines: here }];
  const isMine = (/** @type {{id: string}} */ area) => Number(area.id === mine?.area);
  for (const area of [...board.areas].sort((one, other) => isMine(other) - isMine(one))) {
    const lines = walked(board, area.id, mine).map((space) => spaceText(space, board, seat));
    if (lines.length) sections.push({ title: say(area.title), lines });
  }
  return sections;
}

/** A space in a line: what it is, where one can go, who and what is there.
 * @param {Space} space @param {Board} board @param {number | null} seat */
export function spaceText(space, board, seat) {
  const marks = symbolTexts(space.symbols);
  if (space.state !== "open") marks.push(say("text-tile-state", { state: space.state }));
  if (space.seen !== "now") marks.push(say("text-seen", { seen: space.seen }));
  if (space.light) marks.push(say("text-light", { light: space.light }));
  let text = `${say(space.title)}${brackets(marks)}. ${waysText(space, board)}.`;
  const standing = board.pieces.filter((piece) => piece.place === space.id);
  const there = [...standing.map((piece) => pieceText(piece, seat)), ...space.badges.map(badgeText)];
  if (there.length) text += ` ${say("text-there", { who: there.join("; ") })}`;
  if (space.notes.length)
    text += ` ${say("text-notes", { notes: space.notes.map((note) => say(note.label)).join("; ") })}`;
  if (space.text) text += ` ${say(space.text)}`;
  return text;
}

/** Where the doors and links of a space lead, as it lies or would lie.
 * @param {Space} space @param {Board | undefined} board */
export function waysText(space, board) {
  if (!board) return "";
  const links = linksOf(board, space).filter(({ link }) => link.kind !== "wall");
  const linked = links.flatMap(({ link, other }) => (NEAR.includes(link.kind) ? [other] : []));
  const ways = space.sides.flatMap((side, way) => {
    const beyond = side === "door" || side === "open" ? beside(board, space, way) : undefined;
    if (side === "wall" || (beyond && linked.includes(beyond))) return []; // the link says more
    const to = beyond && side === "door" ? say(beyond.title) : say(UNSEEN[side] ?? "text-door");
    return [say("text-exit", { side: way, to })];
  });
  return [...ways, ...links.map(({ link, other }) => linkText(link, other, space))].join("; ") || say("text-no-way");
}
/** @type {Record<string, string>} */
const UNSEEN = { open: "text-open-door", false: "text-false-door", stairs: "text-stairs" };

/** Where a link leads: one on the map by its direction, a sign by its name.
 * @param {Link} link @param {Space} other @param {Space} from */
export function linkText(link, other, from) {
  const marks = link.state ? [say("text-link-state", { state: link.state })] : [];
  marks.push(...symbolTexts(link.symbols), ...link.badges.map(badgeText));
  if (!NEAR.includes(link.kind)) return (link.label ? `${say(link.label)}: ` : "") + say(other.title) + brackets(marks);
  if (link.label) marks.unshift(say(link.label));
  else if (link.kind !== "border" && !(link.kind === "door" && link.state))
    marks.unshift(say("text-link", { kind: link.kind }));
  return say("text-toward", { way: wayFrom(from, other), to: say(other.title) + brackets(marks) });
}

/** In which direction another space lies: 0 is north, 1 north-east, clockwise.
 * @param {Space} one @param {Space} other */
const wayFrom = (one, other) => eighth((Math.atan2(other.x - one.x, one.y - other.y) * 180) / Math.PI);
/** @param {number} degrees */
const eighth = (degrees) => (Math.round(degrees / 45) + 8) % 8;

/** @param {Piece} piece @param {number | null} seat */
export function pieceText(piece, seat) {
  const marks = piece.seat !== null && piece.seat === seat ? [say("text-you")] : [];
  if (piece.state !== "ready") marks.push(say("text-piece-state", { state: piece.state }));
  const numbers = piece.seat === null ? piece.stats.map(statText) : [];
  return [say(piece.label) + brackets(marks), ...numbers, ...piece.badges.map(badgeText)].join(", ");
}

/** Whether the words of a badge name its count, so that it is not said twice. @param {Badge} badge */
const saysHowMany = (badge) => "count" in (badge.label.args ?? {});

/** @param {Badge} badge */
export function badgeText(badge) {
  const name = counted(say(badge.label), saysHowMany(badge) ? 1 : badge.count);
  return badge.bearing === null ? name : say("text-bearing", { what: name, way: eighth(badge.bearing) });
}
/** @param {string} name @param {number} count */
const counted = (name, count) => (count > 1 ? `${count}× ${name}` : name);
/** @param {string[]} marks */
const brackets = (marks) => (marks.length ? ` (${marks.join(", ")})` : "");
/** @param {string[]} symbols */
function symbolTexts(symbols) {
  const names = symbols.map((symbol) => (/^\d+$/.test(symbol) ? symbol : say(`symbol-${symbol}`)));
  return [...new Set(names)].map((name) => counted(name, names.filter((one) => one === name).length));
}

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
  const faces = roll.dice.map(dieText).join(", ") + bonus;
  const said =
    roll.result === null
      ? say("text-roll-faces", { title: roll.title, faces })
      : say("text-roll", { title: roll.title, faces, result: roll.result });
  return [...(who ? [`${say(who.name)}.`] : []), said, ...rollTerms(roll)].join(" ");
}

/** What a roll needs, what a success means, and whether it is one. @param {Roll} roll */
export function rollTerms({ target, goal, stakes, verdict }) {
  const said = target === null ? [] : [say("text-roll-target", { target })];
  if (goal) said.push(say("text-roll-goal", { goal }));
  if (stakes) said.push(say(stakes));
  if (verdict) said.push(say("text-roll-verdict", { verdict }));
  return said;
}

/** A face by its number or its name, whether it counts, and what it was before it was changed. @param {Die} die */
export function dieText(die) {
  const marks = die.counts ? [say("text-die-counts")] : [];
  if (die.changed) marks.push(say("text-die-changed", { changed: die.changed }));
  if (die.was) marks.push(say("text-die-was", { was: die.was }));
  return (die.label ? say(die.label) : String(die.face)) + brackets(marks);
}

/** @param {Board} board @param {Space} space */
const areaOf = (board, space) => board.areas.find((area) => area.id === space.area)?.title ?? board.title;

/** @param {Board} board @param {number | null} seat @returns {Space | null} */
function mySpace(board, seat) {
  const piece = seat === null ? undefined : board.pieces.find((one) => one.seat === seat);
  return board.spaces.find((space) => space.id === piece?.place) ?? null;
}

/** @param {Board} board @param {Space} tile @param {number} way */
function beside(board, tile, way) {
  const [x, y] = [tile.x + STEPS[way][0], tile.y + STEPS[way][1]];
  return board.spaces.find((one) => one.area === tile.area && one.x === x && one.y === y);
}

/** The links of a space, each with the space at its other end. @param {Board} board @param {Space} space */
function linksOf(board, space) {
  return board.links.flatMap((link) => {
    if (!link.ends.includes(space.id)) return [];
    const other = board.spaces.find((one) => one.id === link.ends[link.ends[0] === space.id ? 1 : 0]);
    return other ? [{ link, other }] : [];
  });
}

/** The spaces of the same area to which one could walk, doors or not. @param {Board} board @param {Space} space */
function neighbours(board, space) {
  const tiles = space.sides.flatMap((side, way) => (side === "door" ? (beside(board, space, way) ?? []) : []));
  const near = linksOf(board, space).filter(({ link }) => NEAR.includes(link.kind) && !SHUT.includes(link.kind));
  return [...tiles, ...near.flatMap(({ other }) => (other.area === space.area ? [other] : []))];
}

/** The spaces of an area as one would walk through them, from my own or from the first.
 * @param {Board} board @param {string} area @param {Space | null} mine */
function walked(board, area, mine) {
  const all = board.spaces.filter((space) => space.area === area);
  all.sort((one, other) => one.y - other.y || one.x - other.x);
  /** @type {Set<Space>} */
  const found = new Set();
  for (const start of mine && mine.area === area ? [mine, ...all] : all) {
    const next = [start];
    for (let space = next.shift(); space; space = next.shift()) {
      if (found.has(space)) continue;
      found.add(space);
      next.push(...neighbours(board, space));
    }
  }
  return [...found];
}
