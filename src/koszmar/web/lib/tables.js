// New tables and their keys: what the server hands out once is put on the keyring.
import { keep } from "./keyring.js";

/** @typedef {{code: string, owner: string, seats: (string | null)[], spectators: string, table: any}} Made */

/** @param {Made} made
 * @param {number[]} [here] the seats that people at this device take; all that have a key if left out
 * @returns {import("./keyring.js").Ring} */
export function keepTable(made, here) {
  const keys = made.seats.map((key, seat) => ({ key, seat })).filter((one) => one.key);
  const ours = keys.filter((one) => !here || here.includes(one.seat));
  const ring = {
    code: made.code,
    game: made.table?.game ?? "",
    keys: [...ours.map((one) => String(one.key)), made.owner],
    friends: Object.fromEntries(keys.filter((one) => !ours.includes(one)).map((one) => [one.seat, String(one.key)])),
    spectators: made.spectators,
    mine: ours.map((one) => one.seat),
    at: Date.now(),
  };
  keep(ring);
  return ring;
}
