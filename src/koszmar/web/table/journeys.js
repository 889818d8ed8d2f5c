// What moves while an event is told: from where to where, as the event itself says (kernel/telling.py: Moved).

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("./state.js").Entry} Entry */
/** A card that travels, by the ids of cards or of the places where they lie.
 * @typedef {{kind: "card", from: string, to: string}} Trip */
/** A marker that walks over the steps of its track. @typedef {{kind: "walk", track: string, steps: number[]}} Walk */
/** A figure that goes from space to space; to none if it is gone.
 * @typedef {{kind: "figure", piece: string, from: string, to: string}} Going */
/** @typedef {{kind: "turn", page: string}} Turn */
/** Something that comes from nowhere. @typedef {{kind: "fresh", place: string}} Fresh */
/** @typedef {Trip | Walk | Going | Turn | Fresh} Journey */
/** @typedef {{entry: Entry, journeys: Journey[]}} Act */

/** More cards than this at once are a heap being moved: the others come along unseen. */
const FLOCK = 12;

/** Events in order, each with what moves meanwhile. @param {Entry[]} entries @param {View} view @returns {Act[]} */
export const acts = (entries, view) =>
  entries.map((entry) => ({ entry, journeys: (entry.moved ?? []).flatMap((one) => journeysOf(one, view)) }));

/** @param {{start: string, end: string, thing?: string, count?: number}} moved @param {View} view
 * @returns {Journey[]} */
function journeysOf({ start, end, thing = "", count = 1 }, view) {
  const track = view.tracks.find((one) => one.id === thing);
  if (track) return walk(track, start, end);
  if (thing) return [{ kind: "figure", piece: thing, from: start, to: end }];
  if (view.books.some((book) => book.pages.some((page) => page.id === end))) return [{ kind: "turn", page: end }];
  if (!end) return [];
  if (!start || view.boards.some((board) => board.spaces.some((space) => space.id === end)))
    return [{ kind: "fresh", place: end }];
  return Array.from({ length: Math.min(count, FLOCK) }, () => ({ kind: "card", from: start, to: end }));
}

/** @param {import("../lib/view.js").Track} track @param {string} start @param {string} end @returns {Walk[]} */
function walk(track, start, end) {
  const [from, to] = [start, end].map((id) => track.steps.findIndex((step) => step.id === id));
  return from < 0 || to < 0 || from === to
    ? []
    : [{ kind: "walk", track: track.id, steps: way(from, to, track.steps.length) }];
}

/** The spaces from one to another, over the end of the track if that is shorter.
 * @param {number} from @param {number} to @param {number} length */
function way(from, to, length) {
  const ahead = (to - from + length) % length;
  const by = ahead <= length / 2 ? 1 : -1;
  const steps = [from];
  while (steps[steps.length - 1] !== to) steps.push((steps[steps.length - 1] + by + length) % length);
  return steps;
}
