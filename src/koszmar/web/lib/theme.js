// How a game's own names look: which icon stands for an element, a face, a portrait, and how a track is drawn.
import { signal } from "./html.js";

/** @typedef {{icons: Record<string, string>, faces: Record<string, string>, portraits: Record<string, {icon: string, tone: string}>,
 *   tracks: Record<string, string>, zones: Record<string, string>,
 *   floors: Record<string, string>, rooms: Record<string, string>, symbols: Record<string, string>,
 *   dread: {zone: string, calm: number} | null, ending: {won: string, lost: string}}} Theme */

/** @type {Theme} */
const PLAIN = { icons: {}, faces: {}, portraits: {}, tracks: {}, zones: {}, floors: {}, rooms: {}, symbols: {}, dread: null, ending: { won: "black-book", lost: "burning-book" } };

export const theme = signal(PLAIN);

/** @param {string} game */
export async function dress(game) {
  document.documentElement.dataset.game = game;
  if (!game) return;
  try {
    const found = await fetch(`themes/${game}.json`);
    theme.value = found.ok ? { ...PLAIN, ...(await found.json()) } : PLAIN;
  } catch {
    theme.value = PLAIN;
  }
}

/** A name may be narrowed with a slash, kind/one of the kind: where the one has no picture, the kind has. @param {string} name */
export const iconOf = (name) => theme.value.icons[name] ?? theme.value.icons[name.split("/")[0]] ?? name;
/** @param {string} face */
export const faceOf = (face) => theme.value.faces[face] ?? "card-pick";
/** @param {string} portrait */
export const portraitOf = (portrait) => theme.value.portraits[portrait] ?? { icon: "hooded-figure", tone: "" };
