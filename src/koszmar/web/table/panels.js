// What lies open over the table for a while, one thing at a time: the owner's keys, a moment to share, seats of a new
// table.
import { signal } from "../lib/html.js";

/** @typedef {{kind: "owner"} | {kind: "share"} | {kind: "branch", choice: number} | {kind: "rematch"}} Panel */

/** @type {import("../lib/html.js").Signal<Panel | null>} */
export const panel = signal(null);
/** A link said at which moment the table should open. @type {import("../lib/html.js").Signal<number | null>} */
export const wantedMoment = signal(null);

export const shutPanel = () => (panel.value = null);
