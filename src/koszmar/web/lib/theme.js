// How a game's own names look: which icon stands for an element, a face, a portrait, and how a track is drawn.
import { lookOf } from "../net/api.js";
import { signal } from "./html.js";

/** @typedef {{icons: Record<string, string>, faces: Record<string, string>, portraits: Record<string, {icon: string,
 *   tone: string}>,
 *   tracks: Record<string, string>, zones: Record<string, string>,
 *   floors: Record<string, string>, rooms: Record<string, string>, symbols: Record<string, string>,
 *   dread: {zone?: string, stats?: string[], calm: number, air?: boolean} | null,
 *   torch: boolean, readable: number, comfort: number, far: number, sounds: Record<string, string>, startles: string[],
 *   ending: {won: string, lost: string}, drawings: Record<string, string>}} Theme */

/** @type {Theme} */
const PLAIN = {
  icons: {},
  faces: {},
  portraits: {},
  tracks: {},
  zones: {},
  floors: {},
  rooms: {},
  symbols: {},
  dread: null,
  torch: false,
  readable: 0,
  comfort: 0,
  far: 0,
  sounds: {},
  startles: [],
  ending: { won: "black-book", lost: "burning-book" },
  drawings: {},
};

export const theme = signal(PLAIN);
/** Whether the look of the game has come. */
export const isDressed = () => theme.value !== PLAIN;

/** Put on the look of a game, which the game itself brings; none in the lobby. @param {string} game */
export async function dress(game) {
  document.documentElement.dataset.game = game;
  if (!game) return;
  const found = await lookOf(game).catch(() => ({}));
  if (document.documentElement.dataset.game === game) theme.value = { ...PLAIN, ...found };
}

/** A name may be narrowed with a slash, kind/one of the kind: where the one has no picture, the kind has.
 * @param {string} name */
export const iconOf = (name) => theme.value.icons[name] ?? theme.value.icons[name.split("/")[0]] ?? name;
/** @param {string} face */
export const faceOf = (face) => theme.value.faces[face] ?? "card-pick";
/** @param {string} portrait */
export const portraitOf = (portrait) => theme.value.portraits[portrait] ?? { icon: "hooded-figure", tone: "" };
