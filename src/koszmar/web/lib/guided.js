// A first evening: which table of this browser is guided, and how one begins.
import { createTable, guideOf } from "../net/api.js";
import { keepTable } from "./tables.js";

/** What the table says, after how many choices, and what it points at; every answer of everybody.
 * @typedef {{seed: string, players: number, seat: number, options: object, rulings: object, parameters: object,
 *   choices: string[], steps: {at: number, say: string, point: string[]}[],
 *   summary: string[], legend: {icon: string, say: string}[]}} Guide */

const NAME = "koszmar.guided";

/** @param {string} code */
export const isGuided = (code) => localStorage.getItem(NAME) === code;
export const leaveGuide = () => localStorage.removeItem(NAME);

/** Lay the table of a game's first evening and sit down at it. @param {string} game */
export async function beginGuide(game) {
  const { seed, players, seat, options, rulings, parameters } = await guideOf(game);
  const seats = Array.from({ length: players }, (_, at) => (at === seat ? "human" : "guide"));
  const made = await createTable({ game, players, seats, options, rulings, parameters, seed, private: true });
  const ring = keepTable(made, [seat]);
  localStorage.setItem(NAME, ring.code);
  location.hash = `table=${ring.code}`;
}
