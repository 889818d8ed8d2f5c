// Where a guided match stands: what is said now, what it points at, and the one answer that goes on.
import { computed, signal } from "../lib/html.js";
import { mine, moment, sight } from "./state.js";

/** @type {import("../lib/html.js").Signal<import("../lib/guided.js").Guide | null>} */
export const guide = signal(null);
/** How much of what belongs to one moment has been read. */
const read = signal({ number: -1, steps: 0 });

/** What is said now; nothing while others act, or when nothing is guided.
 * `left`: how much is still to be said before the answer; `key`: the answer, empty when the guide has come to its end.
 * @typedef {{number: number, say: string, point: string[], left: number, key: string}} Lesson */

/** @type {{value: Lesson | null}} */
export const lesson = computed(() => {
  const [now, seen] = [guide.value, sight.value];
  if (!now || !seen || moment.value || seen.seat !== now.seat || seen.choice > now.choices.length) return null;
  const number = seen.choice;
  const answer = now.choices[number] ?? "";
  if (answer ? !mine.value : seen.raw.ending) return null;
  const steps = now.steps.filter((one) => one.at === number);
  const at = read.value.number === number ? read.value.steps : 0;
  const step = steps[at] ?? { say: "", point: [] };
  return {
    number,
    say: step.say,
    point: step.point,
    left: Math.max(0, steps.length - at - 1),
    key: answer.slice(answer.indexOf(" ") + 1),
  };
});

export function next() {
  const { number } = lesson.value ?? { number: -1 };
  read.value = { number, steps: (read.value.number === number ? read.value.steps : 0) + 1 };
}

/** Whether an answer leads away from what is being explained. @param {string} key */
export const leadsAway = (key) => Boolean(lesson.value?.key && lesson.value.key !== key);
