// New tables and their keys: what the server hands out once is put on the keyring.
import { keep } from "./keyring.js";

/** @typedef {{code: string, owner: string, seats: (string | null)[], spectators: string, guests: string | null, table:
 *   any}} Made */

/** @param {Made} made
 * @param {number[]} [here] the seats that people at this device take; all that have a key if left out
 * @param {string[]} [old] keys of another table that open seats here, too; those that do not are soon forgotten
 * @returns {import("./keyring.js").Ring} */
export function keepTable(made, here, old = []) {
  const keys = made.seats.map((key, seat) => ({ key, seat })).filter((one) => one.key);
  const ours = keys.filter((one) => !here || here.includes(one.seat));
  const ring = {
    code: made.code,
    game: made.table?.game ?? "",
    keys: [...ours.map((one) => String(one.key)), made.owner, ...old],
    friends: Object.fromEntries(keys.filter((one) => !ours.includes(one)).map((one) => [one.seat, String(one.key)])),
    spectators: made.spectators,
    guests: made.guests ?? "",
    mine: ours.map((one) => one.seat),
    at: Date.now(),
  };
  keep(ring);
  return ring;
}
