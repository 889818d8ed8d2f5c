// What the player looks at on a map: which area lies in front, what attention is drawn to, how a ghost is turned.
import { computed, effect, signal } from "../lib/html.js";
import * as state from "./state.js";

/** @typedef {import("../lib/view.js").Board} Board */
/** @typedef {import("../lib/view.js").Space} Space */
/** A place on the map, in the units of the board. @typedef {{area: string, x: number, y: number}} Place */
/** @typedef {import("../lib/view.js").Piece} Piece */
/** @typedef {import("../lib/view.js").Choice} Choice */

/** The area in front, by its id. */
export const front = signal("");
/** The place that everybody should see now; a new object each time.
 * @type {import("../lib/html.js").Signal<Place | null>} */
export const attention = signal(null);
/** The thing under the pointer or the focus, to be described in a line.
 * @type {import("../lib/html.js").Signal<import("../lib/view.js").Held | null>} */
export const pointed = signal(null);
/** The empty place under the pointer or the focus. */
export const pointedSpot = signal("");
/** How often the ghost on a spot has been turned. @type {import("../lib/html.js").Signal<Record<string, number>>} */
export const turns = signal({});

/** The maps of the view, as one list of spaces, pieces and links. */
const boards = computed(() => state.view.value?.boards ?? []);
export const spaces = computed(
  () => new Map(boards.value.flatMap((board) => board.spaces).map((one) => [one.id, one])),
);
const pieces = computed(() => boards.value.flatMap((board) => board.pieces));
const links = computed(() => {
  const touched = boards.value.flatMap((board) => board.links.filter((link) => link.id));
  return new Map(touched.map((link) => [link.id, link]));
});

/** What is pointed at, as it is now; null once it is gone from the map. */
export const described = computed(() => {
  const id = pointed.value?.id ?? "";
  return spaces.value.get(id) ?? pieces.value.find((piece) => piece.id === id) ?? null;
});

/** The figure of the seat through whose eyes I look. */
export const myPiece = computed(() => {
  const seat = state.view.value?.seat ?? null;
  return seat === null ? null : (pieces.value.find((piece) => piece.seat === seat) ?? null);
});
/** The space it stands on. */
export const mySpace = computed(() => spaces.value.get(myPiece.value?.place ?? "") ?? null);
/** Where to look first: at my figure; without one, at that of whoever is asked, or of anybody who plays. */
export const homeSpace = computed(() => {
  const seats = state.view.value?.question?.seats ?? [];
  const played = pieces.value.filter((piece) => piece.seat !== null);
  const asked = played.find((piece) => seats.includes(/** @type {number} */ (piece.seat))) ?? played[0];
  return mySpace.value ?? spaces.value.get(asked?.place ?? "") ?? null;
});

/** @param {Place} place */
export const spotId = ({ area, x, y }) => `spot/${area}/${x}/${y}`;

/** Answers that would lay a tile, by the spot where it would lie. */
export const ghosts = computed(() => {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const choice of state.view.value?.question?.choices ?? []) {
    const spot = choice.preview && spotId(choice.preview);
    if (spot) found.set(spot, [...(found.get(spot) ?? []), choice]);
  }
  return found;
});

/** The way a ghost lies now. @param {string} spot @returns {Choice} */
export function ghostOn(spot) {
  const ways = ghosts.value.get(spot) ?? [];
  return ways[(((turns.value[spot] ?? 0) % ways.length) + ways.length) % ways.length];
}

/** @param {string} spot @param {number} by */
export const turn = (spot, by) => (turns.value = { ...turns.value, [spot]: (turns.value[spot] ?? 0) + by });

/** Draw attention to a place. @param {Place | null | undefined} place */
export function lookAt(place) {
  if (!place) return;
  front.value = place.area;
  attention.value = { area: place.area, x: place.x, y: place.y };
}

/** Where on the map something is that an answer touches. @param {string} thing @returns {Place | null} */
export function placeOf(thing) {
  const [kind, ...rest] = thing.split("/");
  if (kind === "spot") return { area: rest.slice(0, -2).join("/"), x: Number(rest.at(-2)), y: Number(rest.at(-1)) };
  const known =
    spaces.value.get(thing) ?? spaces.value.get(pieces.value.find((piece) => piece.id === thing)?.place ?? "");
  if (known) return known;
  const owner = kind === "door" || kind === "token" ? rest.slice(0, -1).join("/") : thing;
  return spaces.value.get(owner) ?? middleOf(links.value.get(owner));
}

/** Between the ends of a link. @param {import("../lib/view.js").Link | undefined} link @returns {Place | null} */
function middleOf(link) {
  const [one, other] = (link?.ends ?? []).map((end) => spaces.value.get(end));
  if (!one || !other || one.area !== other.area) return one ?? null;
  return { area: one.area, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The places on the map where one touch answers. */
export const answering = computed(() => {
  const alone = [...state.answers.value].filter(([, choices]) => choices.some((choice) => choice.touches.length === 1));
  const things = new Set([...alone.map(([thing]) => thing), ...ghosts.value.keys()]);
  return [...things].map(placeOf).filter((place) => place !== null);
});

/** How many of them there are, by area. */
export const calls = computed(() => {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { area } of answering.value) found[area] = (found[area] ?? 0) + 1;
  return found;
});

/** Bring an answer of mine into sight: on the map in front, else at home, else anywhere; the one nearest to what was
 * looked at. When my turn to answer comes, home is before what others have drawn the eye to.
 * @param {boolean} anew whether somebody else was asked before */
export function turnToAnswers(anew) {
  const [places, home] = [answering.peek(), homeSpace.peek()];
  if (!state.mine.peek() || !places.length) return;
  const known = anew ? [home?.area, front.peek()] : [front.peek(), home?.area];
  const area = known.find((one) => places.some((place) => place.area === one)) ?? places[0].area;
  const from = [home, attention.peek()].find((place) => place?.area === area) ?? { x: 0, y: 0 };
  const distance = (/** @type {{x: number, y: number}} */ { x, y }) => Math.hypot(x - from.x, y - from.y);
  const there = places.filter((place) => place.area === area);
  lookAt(there.reduce((one, other) => (distance(other) < distance(one) ? other : one)));
}

// The answer that is being weighed is shown where it would happen; a ghost lies as it says.
effect(() => {
  const choice = state.pondered.value;
  if (!choice) return;
  if (choice.preview) {
    const spot = spotId(choice.preview);
    const way = (ghosts.peek().get(spot) ?? []).indexOf(choice);
    if (way >= 0) turns.value = { ...turns.peek(), [spot]: way };
    lookAt(choice.preview);
  } else lookAt(choice.touches.map(placeOf).find(Boolean));
});
