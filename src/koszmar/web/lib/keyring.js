// The keys this browser holds, by table. They live here and behind the # of a link, and nowhere else.
import { pageForOthers } from "./reach.js";

/** `mine`: seats that people at this device take; `friends`: keys of seats for others; `guests`: the key of the one
 * link; `at`: when it was last visited.
 * @typedef {{code: string, game: string, keys: string[], friends: Record<string, string>, spectators: string,
 *   guests?: string, mine: number[], at: number}} Ring */

const NAME = "koszmar.tables";

/** By code, and nothing else: a table may be called like something that every object has.
 * @returns {Record<string, Ring>} */
function all() {
  try {
    return Object.assign(Object.create(null), JSON.parse(localStorage.getItem(NAME) ?? "{}"));
  } catch {
    return Object.create(null);
  }
}

/** Tables of this browser, the latest first. @returns {Ring[]} */
export const rings = () => Object.values(all()).sort((one, other) => other.at - one.at);
/** @param {string} code @returns {Ring | undefined} */
export const ringOf = (code) => all()[code];

/** @param {Ring} ring */
export function keep(ring) {
  localStorage.setItem(NAME, JSON.stringify({ ...all(), [ring.code]: ring }));
}

/** @param {string} code @param {Partial<Ring>} change */
export function amend(code, change) {
  const ring = ringOf(code);
  if (ring) keep({ ...ring, ...change });
}

/** @param {string} code */
export function forget(code) {
  const rest = all();
  delete rest[code];
  localStorage.setItem(NAME, JSON.stringify(rest));
}

/** Add a key that came in a link. @param {string} code @param {string} key @returns {Ring} */
export function addKey(code, key) {
  const ring = ringOf(code) ?? { code, game: "", keys: [], friends: {}, spectators: "", mine: [], at: 0 };
  if (key && !ring.keys.includes(key)) ring.keys.push(key);
  ring.at = Date.now();
  keep(ring);
  return ring;
}

/** The one link: its key opens no seat yet, but may take one. @param {string} code @param {string} key */
export function addGuestKey(code, key) {
  addKey(code, key);
  amend(code, { guests: key });
}

/** The server has said which seats these keys open, and which keys are dead.
 * @param {string} code @param {number[]} seats @param {string[]} dead */
export function sorted(code, seats, dead) {
  const { keys = [], guests } = ringOf(code) ?? {};
  const open = keys.filter((key) => !dead.includes(key));
  amend(code, { mine: seats, keys: open, guests: guests && dead.includes(guests) ? "" : guests });
}

/** The one link for a table: whoever opens it picks a free seat. @param {string} code @param {string} key */
export function linkForGuests(code, key) {
  const address = pageForOthers();
  address.hash = new URLSearchParams({ table: code, join: key }).toString();
  return address.href;
}

/** A link that opens something; the key stands behind #, which browsers do not send.
 * @param {string} code @param {string} [key] @param {number} [moment] a choice to look back to */
export function linkTo(code, key, moment) {
  const address = pageForOthers();
  const told = new URLSearchParams({ table: code });
  if (moment !== undefined) told.set("moment", String(moment));
  if (key) told.set("key", key);
  address.hash = told.toString();
  return address.href;
}
