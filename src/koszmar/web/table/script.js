// The order in which things are shown: each event takes the journeys that its words speak of.

/** @typedef {import("./journeys.js").Journey} Journey */
/** @typedef {import("./state.js").Entry} Entry */
/** @typedef {{entry: Entry | null, journeys: Journey[]}} Act */

/** So many words in common make a journey an event's own. */
const ENOUGH = 2;

/** Events in order, each with what moves meanwhile; what no event speaks of moves with the last.
 * @param {Entry[]} entries @param {Journey[]} all @returns {Act[]} */
export function script(entries, all) {
  /** @type {Act[]} */
  const acts = entries.map((entry) => ({ entry, journeys: [] }));
  if (!acts.length) acts.push({ entry: null, journeys: [] });
  const left = new Set(all);
  for (const act of acts) {
    const own = best([...left], (journey) => kinship(act.entry, journey));
    if (!own || kinship(act.entry, own) < ENOUGH) continue;
    act.journeys.push(own);
    left.delete(own);
  }
  for (const journey of left) {
    const act = best(acts, (one) => kinship(one.entry, journey)) ?? acts[0];
    (kinship(act.entry, journey) >= ENOUGH ? act : acts[acts.length - 1]).journeys.push(journey);
  }
  return acts;
}

/** The first of the best. @template T @param {T[]} all @param {(one: T) => number} worth @returns {T | undefined} */
function best(all, worth) {
  return all.reduce(
    (/** @type {T | undefined} */ found, one) => (found === undefined || worth(one) > worth(found) ? one : found),
    undefined,
  );
}

/** How much of a journey an event speaks of: its words are the game's own names, which stand in ids too.
 * @param {Entry | null} entry @param {Journey} journey */
function kinship(entry, journey) {
  if (!entry) return 0;
  const names = namesOf(journey);
  let worth = names.includes(entry.kind) ? 1 : 0;
  for (const value of Object.values(entry.args ?? {})) {
    if (typeof value === "string" && value.length > 1 && names.includes(value)) worth += 2;
    if (typeof value === "number" && new RegExp(`-${value}(?![0-9])`).test(names)) worth += 1;
  }
  return worth;
}

/** @param {Journey} journey */
function namesOf(journey) {
  if (journey.kind === "walk") return `marker ${journey.track} space-${journey.steps[journey.steps.length - 1]}`;
  if (journey.kind === "turn") return `${journey.page} ${journey.title}`;
  const card = journey.card;
  const places =
    journey.kind === "card"
      ? `${journey.from.place} ${journey.to.place} ${journey.from.card?.id ?? ""}`
      : journey.place;
  return `${places} ${card?.id ?? ""} ${card?.face ?? ""} ${card?.title.id ?? ""} ${card?.text?.id ?? ""}`;
}
