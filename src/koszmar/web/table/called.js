// Which card on the table a word means: the open one with that name.
import { computed } from "../lib/html.js";
import { cards } from "./state.js";

/** The open cards on the table by what they are called. */
const called = computed(() => {
  /** @type {Map<string, import("../lib/view.js").Card[]>} */
  const found = new Map();
  for (const card of cards.value.values())
    if (card.state !== "hidden") found.set(nameOf(card.title), [...(found.get(nameOf(card.title)) ?? []), card]);
  return found;
});

/** @param {import("../lib/words.js").Message} message */
const nameOf = (message) => JSON.stringify([message.id, message.args ?? {}]);

/** The card that a word means: of several with one name, the one whose text the line quotes; if they differ and it
 * quotes none, no card.
 * @param {import("../lib/words.js").Message | undefined} word @param {import("../lib/words.js").Piece[]} [line] */
export function cardOf(word, line = []) {
  const all = (word && called.value.get(nameOf(word))) ?? [];
  const quoted = all.find((card) => card.text && line.some((piece) => piece.word?.id === card.text?.id));
  return quoted ?? (new Set(all.map((card) => card.text?.id)).size === 1 ? all[0] : undefined);
}
