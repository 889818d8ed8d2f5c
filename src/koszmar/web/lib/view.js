// The view description as it comes from the kernel (kernel/view.py), with the defaults it leaves out filled in.

/** @typedef {import("./words.js").Message} Message */
/** @typedef {{icon: string, label: Message, count: number, bearing: number | null}} Badge */
/** @typedef {{id: string, face: string, title: Message, text: Message | null, element: string, pips: number,
 *   state: string, count: number, cost: Message | null, badges: Badge[]}} Card */
/** @typedef {{id: string, kind: string, title: Message, cards: Card[], count: number, seat: number | null,
 *   size: number | null}} Zone */
/** @typedef {{id: string, label: Message, cards: Card[], badges: Badge[]}} Step */
/** @typedef {{id: string, title: Message, steps: Step[], marker: number | null, icon: string}} Track */
/** @typedef {{heading: Message, text: Message | null, icons: string[]}} Passage */
/** @typedef {{id: string, title: Message, passages: Passage[]}} Page */
/** @typedef {{id: string, title: Message, pages: Page[], count: number | null, own: boolean}} Book */
/** @typedef {{id: string, label: Message, value: number, limit: number | null, row: number[], at: number,
 *   start: number}} Stat */
/** A place on a board, in its own units. @typedef {[number, number]} Point */
/** @typedef {{id: string, area: string, x: number, y: number, title: Message, sides: string[], symbols: string[],
 *   text: Message | null, badges: Badge[], notes: Badge[], state: string, seen: "now" | "before" | "never",
 *   light: string, outline: Point[], radius: number, group: string,
 *   ground: string}} Space */
/** @typedef {{ends: [string, string], kind: string, label: Message | null, state: string, id: string,
 *   symbols: string[], badges: Badge[], path: Point[]}} Link */
/** A piece is also called by a title, as everything is that can be held close.
 * @typedef {{id: string, place: string, icon: string, label: Message, title: Message, seat: number | null,
 *   side: string, state: string, stats: Stat[], text: Message | null, badges: Badge[]}} Piece */
/** What can be held close to the eyes. @typedef {Card | Space | Piece} Held */
/** @typedef {{id: string, title: Message}} Area */
/** @typedef {{id: string, title: Message}} Group */
/** @typedef {{id: string, title: Message, areas: Area[], spaces: Space[], links: Link[], pieces: Piece[],
 *   groups: Group[]}} Board */
/** @typedef {{face: number | string, label: Message | null, kind: string, counts: boolean, changed: string,
 *   was: Message | null, id: string}} Die */
/** @typedef {{title: Message, dice: Die[], bonus: number, result: number | null, seat: number | null,
 *   target: number | null, goal: Message | null, stakes: Message | null, verdict: string}} Roll */
/** @typedef {{id: string, x: number, y: number, label: Message, width: number, height: number, icon: string,
 *   fragment: number | null, state: string}} Block */
/** @typedef {{values: Message[], right: number, misplaced: number}} Guess */
/** @typedef {{id: string, kind: string, title: Message, columns: number, rows: number, blocks: Block[],
 *   goal: Message | null, picture: string, exit: number | null, guesses: Guess[], moves: number,
 *   limit: number | null}} Puzzle */
/** @typedef {{id: string, title: Message, passages: Passage[], speaker: Message | null, icon: string,
 *   folded: boolean}} Announcement */
/** @typedef {{seat: number, name: Message, portrait: string, role: Message | null, about: Message | null,
 *   stats: Stat[], zones: string[], active: boolean, out: boolean}} Panel */
/** @typedef {{of: Message, percent: number}} Odds */
/** @typedef {{key: string, label: Message, touches: string[], note: Message | null, preview: Space | null,
 *   odds: Odds[]}} Choice */
/** @typedef {{passes: string, moment: string, label: Message, calls: string[]}} Window */
/** @typedef {{end: string, keys: string[], through: string[], risk: number | null, note: Message | null,
 *   calm: string}} Way */
/** @typedef {{seats: number[], prompt: Message, rule: string, cause: Message | null, choices: Choice[],
 *   story: Passage[], about: string, window: Window | null, ways: Way[], obvious: string,
 *   fresh: boolean}} Question */
/** @typedef {{won: number[], reason: Message, rule: string, verdict: Message | null,
 *   fates: Message[]}} Ending */
/** @typedef {{game: string, seat: number | null, status: Message, tracks: Track[], books: Book[], boards: Board[],
 *   rolls: Roll[], puzzles: Puzzle[], announcements: Announcement[], zones: Zone[], panels: Panel[],
 *   aims: Passage[], question: Question | null, ending: Ending | null}} View */

/** Stands among the answers of a way for one that is left to the player: how to pay for the move before it. */
export const PAYMENT = "";

/** @param {any} badge @returns {Badge} */
const badge = (badge) => ({ count: 1, bearing: null, ...badge });
/** @param {any} thing something with tokens on it */
const badges = (thing) => (thing.badges ?? []).map(badge);
/** @param {any} card @returns {Card} */
const card = (card) => ({
  text: null,
  element: "",
  pips: 0,
  state: "ready",
  count: 1,
  cost: null,
  ...card,
  badges: badges(card),
});
/** @param {any} zone @returns {Zone} */
const zone = (zone) => ({ count: 0, seat: null, size: null, ...zone, cards: (zone.cards ?? []).map(card) });
/** @param {any} step @returns {Step} */
const step = (step) => ({ ...step, cards: (step.cards ?? []).map(card), badges: badges(step) });
/** @param {any} track @returns {Track} */
const track = (track) => ({ icon: "", ...track, steps: track.steps.map(step) });
/** @param {any} part @returns {Passage} */
const passage = (part) => ({ text: null, icons: [], ...part });
/** @param {any} page @returns {Page} */
const page = (page) => ({ ...page, passages: (page.passages ?? []).map(passage) });
/** @param {any} book @returns {Book} */
const book = (book) => ({ count: null, own: false, ...book, pages: book.pages.map(page) });
/** @param {any} stat @returns {Stat} */
const stat = (stat) => ({ limit: null, row: [], at: 0, start: 0, ...stat });
/** @param {any} panel @returns {Panel} */
const panel = (panel) => ({
  role: null,
  about: null,
  zones: [],
  active: false,
  out: false,
  ...panel,
  stats: (panel.stats ?? []).map(stat),
});
/** @param {any} space @returns {Space} */
const space = (space) => ({
  sides: [],
  symbols: [],
  text: null,
  state: "open",
  seen: "now",
  light: "",
  outline: [],
  radius: 0,
  ground: "",
  group: "",
  ...space,
  badges: badges(space),
  notes: (space.notes ?? []).map(badge),
});
/** @param {any} link @returns {Link} */
const link = (link) => ({ label: null, state: "", id: "", symbols: [], path: [], ...link, badges: badges(link) });
/** @param {any} piece @returns {Piece} */
const piece = (piece) => ({
  seat: null,
  side: "",
  state: "ready",
  text: null,
  ...piece,
  title: piece.label,
  stats: (piece.stats ?? []).map(stat),
  badges: badges(piece),
});
/** @param {any} board @returns {Board} */
const board = (board) => ({
  groups: [],
  ...board,
  spaces: (board.spaces ?? []).map(space),
  links: (board.links ?? []).map(link),
  pieces: (board.pieces ?? []).map(piece),
});
/** A plain number or word is a die with that face. @param {any} one @returns {Die} */
export const die = (one) => ({
  label: null,
  kind: "",
  counts: false,
  changed: "",
  was: null,
  id: "",
  ...(typeof one === "object" ? one : { face: one }),
});
/** @param {any} roll @returns {Roll} */
const roll = (roll) => ({
  bonus: 0,
  result: null,
  seat: null,
  target: null,
  goal: null,
  stakes: null,
  verdict: "",
  ...roll,
  dice: roll.dice.map(die),
});
/** @param {any} block @returns {Block} */
const block = (block) => ({ width: 1, height: 1, icon: "", fragment: null, state: "", ...block });
/** @param {any} puzzle @returns {Puzzle} */
const puzzle = (puzzle) => ({
  goal: null,
  picture: "",
  exit: null,
  guesses: [],
  moves: 0,
  limit: null,
  ...puzzle,
  blocks: (puzzle.blocks ?? []).map(block),
});
/** @param {any} said @returns {Announcement} */
const announcement = (said) => ({
  speaker: null,
  icon: "",
  folded: false,
  ...said,
  passages: (said.passages ?? []).map(passage),
});
/** @param {any} choice @returns {Choice} */
const choice = (choice) => ({
  touches: [],
  note: null,
  odds: [],
  ...choice,
  preview: choice.preview ? space(choice.preview) : null,
});
/** @param {any} question @returns {Question} */
const question = (question) => ({
  cause: null,
  about: "",
  obvious: "",
  fresh: false,
  ...question,
  ways: (question.ways ?? []).map((/** @type {any} */ way) => ({ risk: null, note: null, calm: "", ...way })),
  choices: (question.choices ?? []).map(choice),
  story: (question.story ?? []).map(passage),
  window: question.window ? { calls: [], ...question.window } : null,
});

/** An event with its card and its dice.
 * @param {any} raw as it travelled
 * @returns {import("../table/state.js").Entry} */
export const readEntry = (raw) => ({
  ...raw,
  card: raw.card ? card(raw.card) : null,
  roll: raw.roll ? roll(raw.roll) : null,
});

/** @param {any} raw a view as it travelled @returns {View} */
export function readView(raw) {
  return {
    game: raw.game,
    seat: raw.seat ?? null,
    status: raw.status,
    tracks: (raw.tracks ?? []).map(track),
    books: (raw.books ?? []).map(book),
    boards: (raw.boards ?? []).map(board),
    rolls: (raw.rolls ?? []).map(roll),
    puzzles: (raw.puzzles ?? []).map(puzzle),
    announcements: (raw.announcements ?? []).map(announcement),
    zones: (raw.zones ?? []).map(zone),
    panels: (raw.panels ?? []).map(panel),
    aims: (raw.aims ?? []).map(passage),
    question: raw.question ? question(raw.question) : null,
    ending: raw.ending ? { verdict: null, fates: [], ...raw.ending } : null,
  };
}
