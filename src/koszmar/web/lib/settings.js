// What this person likes: language, light or night. Kept in the browser.
import { batch, effect, signal } from "./html.js";
import { wordsAt, wordsOf } from "../net/api.js";
import { Words, words } from "./words.js";

const SPOKEN = ["en", "pl"];

/** @param {string} name @param {string} fallback */
const kept = (name, fallback) => localStorage.getItem(`koszmar.${name}`) ?? fallback;

const wished = (navigator.languages ?? []).map((lang) => lang.slice(0, 2)).find((lang) => SPOKEN.includes(lang));
export const lang = signal(kept("lang", wished ?? "en"));
export const light = signal(kept("light", "night"));
/** Whose words are loaded: a game, or the lobby's. */
export const speaking = signal("lobby");
/** Whose words have come; those of another game would say something else under the same names. */
export const spoken = signal("");
/** Where further words are, with {lang} in the place of the language: those of a page of a game. */
export const telling = signal("");
/** Words that not everybody may read: the server hands them out with what needs them, in all languages.
 * @type {Record<string, string[]>} */
let told = {};

/** @param {Record<string, string>} texts */
export function tell(texts) {
  for (const [tongue, text] of Object.entries(texts)) (told[tongue] ??= []).push(text);
  if (texts[words.value.lang]) words.value.add(texts[words.value.lang]);
}

/** Forget what was only for those at one table. */
export const hush = () => void (told = {});

/** @type {Record<string, Promise<string>>} */
const common = {};

effect(() => {
  localStorage.setItem("koszmar.light", light.value);
  document.documentElement.dataset.theme = light.value;
});
effect(() => {
  const [game, more, tongue] = [speaking.value, telling.value, lang.value];
  localStorage.setItem("koszmar.lang", tongue);
  const further = more ? wordsAt(more.replace("{lang}", tongue)).catch(() => "") : Promise.resolve("");
  Promise.all([ofLobby(tongue), game === "lobby" ? "" : wordsOf(game, tongue), further]).then((sources) => {
    if (game !== speaking.value || more !== telling.value || tongue !== lang.value) return;
    document.documentElement.lang = tongue;
    batch(() => {
      words.value = new Words(tongue, [...sources, ...(told[tongue] ?? [])].filter(Boolean));
      spoken.value = game;
    });
  });
});

/** The client's own words, which every page needs; asked for once, unless that failed.
 * @param {string} tongue @returns {Promise<string>} */
function ofLobby(tongue) {
  const asked = (common[tongue] ??= wordsOf("lobby", tongue));
  asked.catch(() => delete common[tongue]);
  return asked;
}

export const otherLanguage = () => (lang.value = lang.value === "en" ? "pl" : "en");
