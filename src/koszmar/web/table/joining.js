// Taking a free seat with the one link: in the room, or at a table where the match has begun and a bot keeps it warm.
import { html, useState } from "../lib/html.js";
import { addKey, ringOf } from "../lib/keyring.js";
import { myName } from "../lib/me.js";
import { say } from "../lib/words.js";
import { claimSeat } from "../net/api.js";
import { knockAgain } from "./play.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";

/** Take a seat: its key is ours alone.
 * @param {string} code @param {number} seat @param {() => Promise<void>} [before] */
export async function takeSeat(code, seat, before) {
  const key = await claimSeat(code, seat, myName.value.trim(), ringOf(code)?.keys ?? []);
  await before?.();
  addKey(code, key);
  knockAgain();
}

/** Whoever came by the one link and only watches may still sit down. @param {{view: import("../lib/view.js").View}}
 *   props */
export function StillFree({ view }) {
  const [trouble, setTrouble] = useState("");
  const { code = "", seats = [], over = true } = state.summary.value ?? {};
  const free = seats.filter((/** @type {any} */ one) => one.free);
  if (!state.guest.value || state.held.value.length || over || !free.length || state.moment.value) return null;
  const sit = (/** @type {number} */ seat) =>
    takeSeat(code, seat).catch((error) => setTrouble(say(`web-error-${error.name}`)));
  return html`<div class="wish still-free" role="status"><p>${say("web-still-free", { count: free.length })}</p>
    <label class="my-name"><span>${say("web-my-name")}</span><input value=${myName.value} maxlength="40"
      onInput=${(/** @type {any} */ event) => (myName.value = event.target.value)} /></label>
    ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}
    ${free.map((/** @type {any} */ one) => html`<p key=${one.seat} class="answer-to-wish">
      <${Portrait} panel=${view.panels[one.seat]} /> <b>${say(view.panels[one.seat].name)}</b>
      <button type="button" onClick=${() => sit(one.seat)}>${say("web-sit-here")}</button></p>`)}</div>`;
}
