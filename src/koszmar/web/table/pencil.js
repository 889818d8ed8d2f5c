// Pencil marks on a map: short words of my own on a space. They stay on this device and are sent to nobody.
import { computed, signal } from "../lib/html.js";
import * as state from "./state.js";

/** A mark has at most so many letters. */
export const LONGEST = 40;

/** Whether the pencil is in my hand: a touch of a space writes instead of answering. */
export const pencilling = signal(false);
/** Rises with every mark that is made. */
const made = signal(0);

const name = computed(() => `koszmar.pencil.${state.summary.value?.code ?? ""}.${state.here.value}`);

/** My marks, by space. @type {import("../lib/html.js").ReadonlySignal<Record<string, string>>} */
export const marks = computed(() => {
  void made.value;
  try {
    return JSON.parse(localStorage.getItem(name.value) ?? "{}");
  } catch {
    return {};
  }
});

/** Write on a space, or rub out what is there. @param {string} space @param {string} text */
export function mark(space, text) {
  const { [space]: _old, ...others } = marks.value;
  const word = text.trim().slice(0, LONGEST);
  localStorage.setItem(name.value, JSON.stringify(word ? { ...others, [space]: word } : others));
  made.value++;
}
