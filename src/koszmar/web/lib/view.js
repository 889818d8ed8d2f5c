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
/** @typedef {{id: string, title: Message, pages: Page[], count: number}} Book */
/** @typedef {{id: string, label: Message, value: number, limit: number | null}} Stat */
/** @typedef {{seat: number, name: Message, portrait: string, role: Message | null, about: Message | null, stats: Stat[],
 *   zones: string[], active: boolean, out: boolean}} Panel */
/** @typedef {{key: string, label: Message, touches: string[], note: Message | null}} Choice */
/** @typedef {{seats: number[], prompt: Message, rule: string, cause: Message | null, choices: Choice[]}} Question */
/** @typedef {{won: number[], reason: Message, rule: string}} Ending */
/** @typedef {{game: string, seat: number | null, status: Message, tracks: Track[], books: Book[], zones: Zone[],
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
/** @param {any} page @returns {Page} */
const page = (page) => ({ ...page, passages: (page.passages ?? []).map((/** @type {any} */ part) => ({ text: null, icons: [], ...part })) });
/** @param {any} book @returns {Book} */
const book = (book) => ({ count: 0, ...book, pages: book.pages.map(page) });
/** @param {any} panel @returns {Panel} */
const panel = (panel) => ({
  role: null, about: null, zones: [], active: false, out: false, ...panel,
  stats: (panel.stats ?? []).map((/** @type {any} */ stat) => ({ limit: null, ...stat })),
});
/** @param {any} choice @returns {Choice} */
const choice = (choice) => ({ touches: [], note: null, ...choice });

/** @param {any} raw a view as it travelled @returns {View} */
export function readView(raw) {
  return {
    game: raw.game,
    seat: raw.seat ?? null,
    status: raw.status,
    tracks: (raw.tracks ?? []).map(track),
    books: (raw.books ?? []).map(book),
    zones: (raw.zones ?? []).map(zone),
    panels: (raw.panels ?? []).map(panel),
    question: raw.question ? { cause: null, ...raw.question, choices: (raw.question.choices ?? []).map(choice) } : null,
    ending: raw.ending ?? null,
  };
}
