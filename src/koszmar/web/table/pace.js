// How long what happens is shown: by how long it takes to read, with a stop at turning points.
import { say } from "../lib/words.js";
import { weightOf } from "./lines.js";

/** @typedef {import("./state.js").Entry} Entry */
/** An event in the show: for how long, whether the table stops there, whether it is one that is waited for.
 * @typedef {{entry: Entry, time: number, stop: number, slow: boolean}} Beat */

/** Milliseconds for a line and for each of its letters: of what carries the story, and of what lies beneath it. */
const LINE = { start: 500, letter: 30 };
const BENEATH = { start: 160, letter: 12 };
/** What lies beneath is seen at a glance, unless it has more letters than this: a sentence is read. */
const GLANCE = 60;
const SENTENCE = { start: 200, letter: 24 };
/** What I did myself needs no reading. */
const OWN = 170;
/** The same line again. */
const AGAIN = 140;
/** Dice lie still after this time, and a card that comes up large is read besides, letter by letter. */
const ROLL = 1500;
const CARD = 22;
/** A stop lasts so much longer than the reading, unless the player waits for it to be acknowledged. */
const STOP = 2200;

/** The show of some events. What I did comes at once, until another turn begins, dice fall or something turns: what
 * comes of those is read by everybody; turning points stop for everybody.
 * @param {Entry[]} entries @param {boolean} own whether they came of my own answer @returns {Beat[]} */
export function paced(entries, own) {
  let mine = own;
  let before = "";
  return entries.map((entry) => {
    const weight = weightOf(entry);
    if (weight === "chapter") mine = false;
    const stops = weight === "turning";
    const text = say(entry.text);
    const again = text === before;
    before = text;
    if (mine && !stops && !entry.roll) return { entry, time: OWN, stop: 0, slow: false };
    const rolls = mine && !stops;
    mine = false;
    if (rolls) return { entry, time: ROLL, stop: 0, slow: true };
    return { entry, time: again ? AGAIN : timeOf(entry, text), stop: stops ? STOP + cardTime(entry) : 0, slow: true };
  });
}

/** @param {Entry} entry @param {string} text */
function timeOf(entry, text) {
  const beneath = ["detail", "prelude", "draft"].includes(weightOf(entry));
  const { start, letter } = !beneath ? LINE : text.length <= GLANCE ? BENEATH : SENTENCE;
  return Math.max(start + letter * text.length, entry.roll ? ROLL : 0);
}

/** @param {Entry} entry */
const cardTime = ({ card }) => (card?.text ? CARD * say(card.text).length : 0);
