// The same company plays on at another table: whoever had a seat here has it there, with the key they have.
import { html } from "../lib/html.js";
import { keep, ringOf } from "../lib/keyring.js";
import { say } from "../lib/words.js";
import * as state from "./state.js";

export function Follow() {
  const { code = "", next = null } = state.summary.value ?? {};
  if (!next || !state.held.value.length) return null;
  return html`<div class="wish follow" role="status"><p>${say("web-next-table")}</p>
    <p class="answer-to-wish"><button type="button" class="big" onClick=${() => follow(code, next)}>
      ${say("web-next-table-go")}</button></p></div>`;
}

/** With the keys of this table to the next one; those that open nothing there are forgotten at once.
 * @param {string} code @param {string} next */
function follow(code, next) {
  const ring = ringOf(code);
  if (ring && !ringOf(next))
    keep({ ...ring, code: next, friends: {}, spectators: "", guests: "", mine: [], at: Date.now() });
  location.hash = `table=${next}`;
}
