// The view description as it comes from the kernel (kernel/view.py), with the defaults it leaves out filled in.

/** @typedef {import("./words.js").Message} Message */
/** @typedef {{icon: string, label: Message, count: number}} Badge */
/** @typedef {{id: string, face: string, title: Message, text: Message | null, element: string, pips: number,
 *   state: string, count: number, cost: Message | null, badges: Badge[]}} Card */
/** @typedef {{id: string, kind: string, title: Message, cards: Card[], count: number, seat: number | null, size: number | null}} Zone */
/** @typedef {{id: string, label: Message, cards: Card[], badges: Badge[]}} Space */
/** @typedef {{id: string, title: Message, spaces: Space[], marker: number | null, icon: string}} Track */
/** @typedef {{heading: Message, text: Message | null, icons: string[]}} Passage */
/** @typedef {{id: string, title: Message, passages: Passage[]}} Page */
/** @typedef {{id: string, title: Message, pages: Page[], count: number | null, own: boolean}} Book */
/** @typedef {{id: string, label: Message, value: number, limit: number | null, row: number[], at: number, start: number}} Stat */
/** @typedef {{id: string, area: string, x: number, y: number, title: Message, sides: string[], symbols: string[],
 *   text: Message | null, badges: Badge[], state: string}} Tile */
/** @typedef {{ends: [string, string], kind: string, label: Message | null}} Link */
/** A piece is also called by a title, as everything is that can be held close.
 * @typedef {{id: string, place: string, icon: string, label: Message, title: Message, seat: number | null, side: string, state: string,
 *   stats: Stat[], text: Message | null, badges: Badge[]}} Piece */
/** What can be held close to the eyes. @typedef {Card | Tile | Piece} Held */
/** @typedef {{id: string, title: Message}} Area */
/** @typedef {{id: string, title: Message, areas: Area[], tiles: Tile[], links: Link[], pieces: Piece[]}} Board */
/** @typedef {{title: Message, faces: number[], bonus: number, result: number, seat: number | null}} Roll */
/** @typedef {{seat: number, name: Message, portrait: string, role: Message | null, about: Message | null, stats: Stat[],
 *   zones: string[], active: boolean, out: boolean}} Panel */
/** @typedef {{key: string, label: Message, touches: string[], note: Message | null, preview: Tile | null}} Choice */
/** @typedef {{seats: number[], prompt: Message, rule: string, cause: Message | null, choices: Choice[], story: Passage[], about: string}} Question */
/** @typedef {{won: number[], reason: Message, rule: string, verdict: Message | null}} Ending */
/** @typedef {{game: string, seat: number | null, status: Message, tracks: Track[], books: Book[], boards: Board[], rolls: Roll[], zones: Zone[],
 *   panels: Panel[], question: Question | null, ending: Ending | null}} View */

/** @param {any} card @returns {Card} */
const card = (card) => ({ text: null, element: "", pips: 0, state: "ready", count: 1, cost: null, ...card, badges: (card.badges ?? []).map(badge) });
/** @param {any} badge @returns {Badge} */
const badge = (badge) => ({ count: 1, ...badge });
/** @param {any} zone @returns {Zone} */
const zone = (zone) => ({ count: 0, seat: null, size: null, ...zone, cards: (zone.cards ?? []).map(card) });
/** @param {any} space @returns {Space} */
const space = (space) => ({ ...space, cards: (space.cards ?? []).map(card), badges: (space.badges ?? []).map(badge) });
/** @param {any} track @returns {Track} */
const track = (track) => ({ icon: "", ...track, spaces: track.spaces.map(space) });
/** @param {any} part @returns {Passage} */
const passage = (part) => ({ text: null, icons: [], ...part });
/** @param {any} page @returns {Page} */
const page = (page) => ({ ...page, passages: (page.passages ?? []).map(passage) });
/** @param {any} book @returns {Book} */
const book = (book) => ({ count: null, own: false, ...book, pages: book.pages.map(page) });
/** @param {any} stat @returns {Stat} */
const stat = (stat) => ({ limit: null, row: [], at: 0, start: 0, ...stat });
/** @param {any} panel @returns {Panel} */
const panel = (panel) => ({ role: null, about: null, zones: [], active: false, out: false, ...panel, stats: (panel.stats ?? []).map(stat) });
/** @param {any} tile @returns {Tile} */
const tile = (tile) => ({ symbols: [], text: null, state: "open", ...tile, badges: (tile.badges ?? []).map(badge) });
/** @param {any} piece @returns {Piece} */
const piece = (piece) => ({
  seat: null, side: "", state: "ready", text: null, ...piece, title: piece.label,
  stats: (piece.stats ?? []).map(stat), badges: (piece.badges ?? []).map(badge),
});
/** @param {any} board @returns {Board} */
const board = (board) => ({
  ...board, tiles: (board.tiles ?? []).map(tile), links: (board.links ?? []).map((/** @type {any} */ link) => ({ label: null, ...link })),
  pieces: (board.pieces ?? []).map(piece),
});
/** @param {any} roll @returns {Roll} */
const roll = (roll) => ({ bonus: 0, result: 0, seat: null, ...roll });
/** @param {any} choice @returns {Choice} */
const choice = (choice) => ({ touches: [], note: null, ...choice, preview: choice.preview ? tile(choice.preview) : null });
/** @param {any} question @returns {Question} */
const question = (question) => ({ cause: null, about: "", ...question, choices: (question.choices ?? []).map(choice), story: (question.story ?? []).map(passage) });

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
    zones: (raw.zones ?? []).map(zone),
    panels: (raw.panels ?? []).map(panel),
    question: raw.question ? question(raw.question) : null,
    ending: raw.ending ? { verdict: null, ...raw.ending } : null,
  };
}
