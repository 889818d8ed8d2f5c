// What just happened, told line by line over the foot of the board, in nobody's way; the log keeps all of it.
import { html, useEffect } from "../lib/html.js";
import { slowness } from "../lib/comfort.js";
import { say } from "../lib/words.js";
import { Dice } from "./dice.js";
import { moment, story } from "./state.js";

/** A line is read in so many milliseconds. */
const READ = 3200;

export function Story() {
  const lines = story.value;
  useEffect(() => {
    const rest = setTimeout(() => (story.value = []), READ * Math.max(1, slowness()));
    return () => clearTimeout(rest);
  }, [lines]);
  if (!lines.length || moment.value) return null;
  return html`<ol class="story" aria-hidden="true">${lines.map(
    (entry) => html`<li key=${keyOf(entry)}>
    ${rolled(entry).length > 0 && html`<${Dice} faces=${rolled(entry)} label=${say(entry.text)} />`}
    ${say(entry.text)}</li>`,
  )}</ol>`;
}

/** @type {WeakMap<object, number>} */
const keys = new WeakMap();
let last = 0;

/** The same line may be told twice; each is one of its own. @param {object} entry */
function keyOf(entry) {
  const key = keys.get(entry) ?? ++last;
  keys.set(entry, key);
  return key;
}

/** The dice that a line tells of. @param {import("./state.js").Entry} entry */
const rolled = ({ args }) => args?.dice ?? [];
