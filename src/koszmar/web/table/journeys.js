// What has moved between two views: nothing on a table vanishes, so what is missing here has gone where something is
// more.

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Card} Card */
/** A heap of cards nobody can tell apart, somewhere.
 * @typedef {{place: string, seat: number | null, card: Card | null, count: number}} Heap */
/** A card that travels.
 * @typedef {{kind: "card", from: Heap, to: Heap, card: Card | null}} Trip */
/** @typedef {{kind: "walk", track: string, steps: number[]}} Walk */
/** @typedef {{kind: "turn", page: string, title: string}} Turn */
/** @typedef {{kind: "fresh", place: string, card: Card}} Fresh */
/** @typedef {Trip | Walk | Turn | Fresh} Journey */

/** Everything that has moved, in no order. @param {View} before @param {View} after @returns {Journey[]} */
export function journeys(before, after) {
  return [...trips(before, after), ...walks(before, after), ...turns(before, after)];
}

/** Cards that lie somewhere, by place: those that are seen, and how many more there are.
 * @param {View} view @returns {Heap[]} */
function heaps(view) {
  /** @type {Heap[]} */
  const found = [];
  for (const zone of view.zones) {
    const seen = zone.cards.reduce((sum, card) => sum + card.count, 0);
    for (const card of zone.cards) found.push({ place: zone.id, seat: zone.seat, card, count: card.count });
    if (zone.count > seen && (zone.kind === "pile" || zone.kind === "bag" || zone.kind === "fan"))
      found.push({ place: zone.id, seat: zone.seat, card: null, count: zone.count - seen });
  }
  for (const track of view.tracks)
    for (const step of track.steps)
      for (const card of step.cards) found.push({ place: step.id, seat: null, card, count: card.count });
  return found;
}

/** What tells a heap from others: where it is and what lies there. @param {Heap} heap */
const mark = (heap) => `${heap.place}|${heap.card ? `${heap.card.id}|${look(heap.card)}` : ""}`;
/** What a card looks like from the front. @param {Card} card */
const look = (card) => `${card.face}|${card.title.id}|${card.text?.id ?? ""}|${card.element}|${card.pips}`;

/** What is less and what is more than before, one entry for each card. @param {View} before @param {View} after */
function differences(before, after) {
  const [old, now] = [heaps(before), heaps(after)];
  /** @type {Map<string, number>} */
  const balance = new Map();
  for (const heap of now) balance.set(mark(heap), (balance.get(mark(heap)) ?? 0) + heap.count);
  for (const heap of old) balance.set(mark(heap), (balance.get(mark(heap)) ?? 0) - heap.count);
  const pick = (/** @type {Heap[]} */ all, /** @type {number} */ sign) =>
    all.flatMap((heap) =>
      Array.from({ length: Math.max(0, sign * (balance.get(mark(heap)) ?? 0)) }, () => ({ ...heap, count: 1 })),
    );
  return { less: pick(old, -1), more: pick(now, 1) };
}

/** How well one loss explains one gain; 0 means not at all. @param {Heap} loss @param {Heap} gain */
function likeness(loss, gain) {
  if (loss.place === gain.place) return 0;
  const near = loss.seat !== null && loss.seat === gain.seat ? 1 : 0;
  if (loss.card && gain.card) {
    if (look(loss.card) === look(gain.card)) return 8 + near;
    const turned =
      loss.card.state === "hidden" ||
      loss.card.state === "blocked" ||
      gain.card.state === "hidden" ||
      gain.card.state === "blocked";
    return turned &&
      loss.card.face === gain.card.face &&
      (loss.card.element === gain.card.element || !loss.card.element || !gain.card.element)
      ? 6
      : 0;
  }
  const unseen = loss.card ? gain : loss;
  if ((loss.card ?? gain.card)?.face === unseen.place) return 5;
  if (near) return 3;
  return gain.seat === null && gain.card ? 0 : 1;
}

/** @param {View} before @param {View} after @returns {(Trip | Fresh)[]} */
function trips(before, after) {
  const { less, more } = differences(before, after);
  const pairs = more.flatMap((gain, to) => less.map((loss, from) => ({ from, to, worth: likeness(loss, gain) })));
  pairs.sort((one, other) => other.worth - one.worth);
  const [gone, come] = [new Set(), new Set()];
  /** @type {(Trip | Fresh)[]} */
  const found = [];
  for (const { from, to, worth } of pairs) {
    if (!worth || gone.has(from) || come.has(to)) continue;
    gone.add(from);
    come.add(to);
    found.push({ kind: "card", from: less[from], to: more[to], card: more[to].card ?? less[from].card });
  }
  more.forEach((heap, index) => {
    if (!come.has(index) && heap.card) found.push({ kind: "fresh", place: heap.place, card: heap.card });
  });
  return found;
}

/** @param {View} before @param {View} after @returns {Walk[]} */
function walks(before, after) {
  return after.tracks.flatMap((track) => {
    const from = before.tracks.find((one) => one.id === track.id)?.marker ?? null;
    const to = track.marker;
    if (from === null || to === null || from === to) return [];
    return [{ kind: /** @type {const} */ ("walk"), track: track.id, steps: way(from, to, track.steps.length) }];
  });
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

/** @param {View} before @param {View} after @returns {Turn[]} */
function turns(before, after) {
  const old = new Set(before.books.flatMap((book) => book.pages.map((page) => page.id + page.title.id)));
  return after.books.flatMap((book) =>
    book.pages
      .filter((page) => !old.has(page.id + page.title.id))
      .map((page) => ({ kind: /** @type {const} */ ("turn"), page: page.id, title: page.title.id })),
  );
}
