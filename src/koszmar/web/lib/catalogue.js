// What the server says of its games: settings, kinds of bots, the rules behind events. Asked for once.
import { games } from "../net/api.js";
import { signal } from "./html.js";

/** @typedef {{name: string, type: string, default: any, message?: string, min?: number, max?: number, by?: string,
 *   choices?: {value: any, message?: string, title?: Record<string, string>, apart?: string}[]}} Field */
/** @typedef {{id: string, version: string, title: Record<string, string>, players: [number, number], information:
 *   {cooperation: string},
 *   bots: string[], options: Field[], rulings: Field[], parameters: Field[], event_rules: Record<string, string>,
 *   scene: boolean, guide: boolean, editor?: string}} Game */

/** @type {import("./html.js").Signal<Game[] | null>} */
export const offered = signal(null);
/** The name of what went wrong, if it could not be had. */
export const unavailable = signal("");

export function fetchGames() {
  if (offered.value) return;
  games().then(
    (list) => {
      offered.value = list;
      unavailable.value = "";
    },
    (error) => (unavailable.value = error.name),
  );
}

/** @param {string | undefined} id @returns {Game | undefined} */
export const gameOf = (id) => offered.value?.find((game) => game.id === id);

/** Words for the kinds of bots; a kind that we have no words for is called by its own name. */
const KINDS = /** @type {Record<string, {message: string, icon: string}>} */ ({
  random: { message: "web-bot-random", icon: "rolling-dices" },
  sensible: { message: "web-bot-sensible", icon: "brain" },
  gentle: { message: "web-bot-gentle", icon: "candle-light" },
  cruel: { message: "web-bot-cruel", icon: "evil-eyes" },
  search: { message: "web-bot-search", icon: "telescope" },
  guide: { message: "web-bot-guide", icon: "candle-light" },
});
/** @param {string} kind */
export const botMessage = (kind) => KINDS[kind]?.message ?? "";
/** @param {string} kind */
export const botIcon = (kind) => KINDS[kind]?.icon ?? "vintage-robot";
/** The name of an engine, a program that the server's operator lets play; empty for a bot of our own.
 * @param {string} kind */
export const engineName = (kind) => (kind.startsWith("engine:") ? kind.slice("engine:".length) : "");
/** The kind that plays best of those on offer. @param {string[]} kinds */
export const bestBot = (kinds) => (kinds.includes("sensible") ? "sensible" : (kinds[0] ?? "sensible"));
