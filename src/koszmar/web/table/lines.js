// The log as a story: one line says what a move came to, its cards and dice lie beneath it. How much an event weighs is
// the game's own word (kernel/telling.py); nothing here knows a kind of event.

/** @typedef {import("./state.js").Entry} Entry */
/** Something beneath a line, told so many times. @typedef {{entry: Entry, at: number, times: number}} Detail */
/** A line of the story. `at`: where its event stands in the log; `verdict`: of the last roll beneath it.
 * @typedef {{entry: Entry, at: number, beneath: Detail[], verdict: string}} Line */

/** Weights of what has a line of its own. */
const HEADS = ["chapter", "turning", "deed", "step", "opener"];
/** So few lines tell a long absence, and so many at most. */
const FEWEST = 3;
const MOST = 7;

/** @param {Entry} entry */
export const weightOf = (entry) => entry.weight ?? "deed";
/** @param {Entry} entry */
const isHead = (entry) => HEADS.includes(weightOf(entry));

/** Events in order as lines with their details.
 * @param {Entry[]} entries @param {number} [first] where the first of them stands in the log @returns {Line[]} */
export function fold(entries, first = 0) {
  /** @type {Line[]} */
  const lines = [];
  /** What comes before the line that it belongs to. @type {Detail[]} */
  let early = [];
  entries.forEach((entry, index) => {
    const [weight, at] = [weightOf(entry), first + index];
    if (weight === "draft" && index < entries.length - 1) return;
    const last = lines[lines.length - 1];
    if (isHead(entry)) {
      add(lines, last, { entry, at, beneath: early, verdict: entry.verdict ?? "" });
      early = [];
    } else if (isEarly(entries, index)) put(early, entry, at);
    else if (last) {
      put(last.beneath, entry, at);
      last.verdict = entry.verdict || last.verdict;
    } else lines.push({ entry, at, beneath: [], verdict: entry.verdict ?? "" });
  });
  return lines;
}

/** One more line: steps of one figure come to one, and what somebody set out to do goes beneath what came of it.
 * @param {Line[]} lines @param {Line | undefined} last @param {Line} line */
function add(lines, last, line) {
  const { entry } = line;
  const goesOn = weightOf(entry) === "step" && last && last.entry.kind === entry.kind && last.entry.who === entry.who;
  const comesOf = last && weightOf(last.entry) === "opener" && ["deed", "step"].includes(weightOf(entry));
  if (last && (goesOn || comesOf)) {
    const before = [{ entry: last.entry, at: last.at, times: 1 }];
    line.beneath = [...(goesOn ? [...last.beneath, ...before] : [...before, ...last.beneath]), ...line.beneath];
    line.verdict ||= last.verdict;
    lines.pop();
  }
  lines.push(line);
}

/** The same again is told once, with how often; after a roll of dice the count begins anew.
 * @param {Detail[]} beneath @param {Entry} entry @param {number} at */
function put(beneath, entry, at) {
  const text = JSON.stringify(entry.text);
  const since = beneath.slice(beneath.findLastIndex((one) => one.entry.roll) + 1);
  const same = entry.roll ? undefined : since.find((one) => JSON.stringify(one.entry.text) === text);
  if (same) same.times += 1;
  else beneath.push({ entry, at, times: 1 });
}

/** Whether an event belongs to a line that is still to come: it opens an answer, with others like it.
 * @param {Entry[]} entries @param {number} index @returns {boolean} */
export function isEarly(entries, index) {
  const [entry, before] = [entries[index], entries[index - 1]];
  if (weightOf(entry) !== "prelude" || !headFollows(entries, index)) return false;
  return before?.choice !== entry.choice || isEarly(entries, index - 1);
}

/** Whether the same answer has brought something with a line of its own. @param {Entry[]} entries
 * @param {number} index */
function headFollows(entries, index) {
  for (const entry of entries.slice(index + 1)) {
    if (entry.choice !== entries[index].choice || weightOf(entry) === "chapter") return false;
    if (isHead(entry)) return true;
  }
  return false;
}

/** A long story in three to seven lines: turning points first, then what moves came to, in the order of telling.
 * @param {Entry[]} entries @returns {Line[]} */
export function recap(entries) {
  const lines = fold(entries);
  const ranks = [["turning"], ["deed"], ["step", "opener"], ["chapter"], ["detail", "prelude", "draft"]];
  /** @type {Line[]} */
  const chosen = [];
  ranks.forEach((weights, rank) => {
    const room = (rank < 2 ? MOST : FEWEST) - chosen.length;
    if (room > 0) chosen.push(...lines.filter((line) => weights.includes(weightOf(line.entry))).slice(-room));
  });
  return chosen.sort((one, other) => one.at - other.at);
}
