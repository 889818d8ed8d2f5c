// Matches that I have finished, on this device: how each ended, how long it was, with whom. The latest first.

/** `fate`: won, lost, or over for whoever only watched or shared no fate; `seconds`: time at the table.
 * @typedef {{code: string, game: string, at: number, fate: string, choices: number, seconds: number, names: string[]}}
 *   Finished */

const NAME = "koszmar.history";
const MOST = 300;

/** @returns {Finished[]} */
export function finished() {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keep a match, or what has become known of it since. @param {Finished} match */
export function keepFinished(match) {
  const old = finished();
  const known = old.find((one) => one.code === match.code);
  const rest = old.filter((one) => one.code !== match.code);
  const whole = { ...match, at: known?.at ?? match.at };
  const all = [whole, ...rest].sort((one, other) => other.at - one.at);
  localStorage.setItem(NAME, JSON.stringify(all.slice(0, MOST)));
}

/** @param {string} code */
export function forgetFinished(code) {
  localStorage.setItem(NAME, JSON.stringify(finished().filter((one) => one.code !== code)));
}
