// Whose turn it is, told outside the table: by the title of the page, and by whatever else this person has allowed.
import { html, useEffect } from "../lib/html.js";
import { ringOf } from "../lib/keyring.js";
import { listen } from "../lib/nudge.js";
import { allow, callMe, canNotify, letMeBe, mayNotify, notify } from "../lib/turn.js";
import { say, words } from "../lib/words.js";
import * as state from "./state.js";

/** @param {string} code @param {string | undefined} game */
export function useTurn(code, game) {
  const mine = state.mine.value;
  const unread = state.unread.value;
  useEffect(() => {
    const name = game && words.value.has(`game-${game}`) ? `${say(`game-${game}`)} – Koszmar` : "Koszmar";
    const talk = unread ? `(${unread}) ` : "";
    document.title = talk + (mine ? `● ${say("web-your-turn")} – Koszmar` : name);
  }, [mine, game, unread, words.value]);
  useEffect(() => {
    if (!mine) return;
    callMe(say("web-your-turn"), `${say(`game-${game}`)} · ${code}`, code);
    return () => void letMeBe(code);
  }, [mine]);
  const held = state.held.value;
  useEffect(() => {
    if (held.length && mayNotify() && words.value.has("web-your-turn")) listenHere(code, game);
  }, [held, game, notify.value]);
}

/** Hear of it also when this page is closed. @param {string} code @param {string | undefined} game */
const listenHere = (code, game) =>
  listen(code, state.held.value, ringOf(code)?.keys ?? [], {
    title: say("web-your-turn"),
    text: `${say(`game-${game}`)} · ${code}`,
  });

/** Somebody waits: would they like to be called? Asked once, and never again; and not while a bot plays all that is
 * theirs: then there is nothing to call them for. */
export function MayWeCall() {
  if (notify.value !== "unasked" || !canNotify() || Notification.permission !== "default") return null;
  if (!state.held.value.some((seat) => state.summary.value?.seats[seat]?.player === "human")) return null;
  return html`<p class="may-we-call"><span>${say("web-may-we-call")}</span>
    <button type="button" onClick=${allow}>${say("web-may-we-call-yes")}</button>
    <button type="button" class="quiet" onClick=${() => (notify.value = "off")}>
      ${say("web-may-we-call-no")}</button></p>`;
}
