// The owner's keys: a link for every seat, new or taken back, bots for absent friends, the watchers' door.
import { bestBot, gameOf } from "../lib/catalogue.js";
import { Link } from "../lib/copy.js";
import { html, useRef, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { addKey, amend, linkForGuests, linkTo, ringOf } from "../lib/keyring.js";
import { Over } from "../lib/over.js";
import { WhereOthersReach } from "../lib/reach.js";
import { say } from "../lib/words.js";
import { botName, forfeits } from "../lobby/sitters.js";
import { changeSeat, openToGuests, openToWatchers, renewKey, revokeKey } from "../net/api.js";
import { shutPanel } from "./panels.js";
import { knockAgain, reseat } from "./play.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";

/** @typedef {{seat: number, player: string, name: string, present: boolean, free?: boolean, forfeits?: number,
 *   trouble?: string}} Sitter */

export function Owner() {
  const [trouble, setTrouble] = useState("");
  const [, redraw] = useState(0);
  const queue = useRef(/** @type {Promise<unknown>} */ (Promise.resolve()));
  const table = state.summary.value;
  const view = state.view.value;
  if (!table || !view) return null;
  const keys = ringOf(table.code)?.keys ?? [];
  // One after the other, however quickly they are pressed.
  const attempt = (/** @type {() => Promise<unknown>} */ work) => () =>
    (queue.current = queue.current
      .then(work)
      .then(
        () => setTrouble(""),
        (error) => setTrouble(say(`web-error-${error.name}`)),
      )
      .then(() => redraw((old) => old + 1)));
  const watchers = async (/** @type {boolean} */ open) =>
    amend(table.code, { spectators: (await openToWatchers(table.code, open, keys)) ?? "" });
  const guests = async (/** @type {boolean} */ open) =>
    amend(table.code, { guests: (await openToGuests(table.code, open, keys)) ?? "" });
  const ring = ringOf(table.code);
  return html`<${Over} kind="owner" label=${say("web-owner")} shut=${shutPanel}>
    <h2>${say("web-owner")}</h2><p class="note">${say("web-owner-note")}</p>
    <${WhereOthersReach} />
    ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}
    <ol class="keys">
      <li class="guests"><span class="portrait"><${Icon} name="linked-rings" /></span>
        <span class="whose"><b>${say("web-one-link")}</b><small>
          ${say(table.guests ? "web-guests-open" : "web-guests-closed")}</small></span>
        <span class="acts">${table.guests
          && html`<button type="button" class="cut" onClick=${attempt(() => guests(false))}>
            ${say("web-watchers-close")}</button>`}
          ${!(table.guests && ring?.guests)
            && html`<button type="button" onClick=${attempt(() => guests(true))}>
              ${say("web-link-new")}</button>`}</span>
        ${table.guests && ring?.guests
          && html`<${Link} name=${say("web-one-link")} address=${linkForGuests(table.code, ring.guests)} />`}</li>
      ${table.seats.map(
          (/** @type {Sitter} */ sitter) =>
          html`<${Place} key=${sitter.seat} sitter=${sitter} table=${table} panel=${view.panels[sitter.seat]}
          ring=${ring} attempt=${attempt} />`)}
      <li class="watchers"><span class="portrait"><${Icon} name="eyeball" /></span>
        <span class="whose"><b>${say("web-invite-watch")}</b><small>
          ${say(table.spectators ? "web-watchers-open" : "web-watchers-closed")}</small></span>
        <span class="acts">${
          table.spectators
            ? html`<button type="button" onClick=${attempt(() => watchers(false))}>
              ${say("web-watchers-close")}</button>`
            : html`<button type="button" onClick=${attempt(() => watchers(true))}>${say("web-watchers-let")}</button>`
        }
          ${table.spectators && !ring?.spectators
            && html`<button type="button" onClick=${attempt(() => watchers(true))}>${say("web-link-new")}</button>`}
            </span>
        ${table.spectators && ring?.spectators
          && html`<${Link} name=${say("web-invite-watch")} address=${linkTo(table.code, ring.spectators)} />`}</li>
    </ol>
  <//>`;
}

/** @param {{sitter: Sitter, table: any, panel: import("../lib/view.js").Panel, ring: import("../lib/keyring.js").Ring |
 *   undefined,
 *   attempt: (work: () => Promise<unknown>) => () => void}} props */
function Place({ sitter, table, panel, ring, attempt }) {
  const { seat, player, name, present } = sitter;
  const mine = ring?.mine.includes(seat) ?? false;
  const friend = ring?.friends[seat];
  const keys = ring?.keys ?? [];
  const bots = gameOf(table.game)?.bots ?? [];
  const invite = async () => {
    const key = await renewKey(table.code, seat, keys);
    await reseat(seat, "human");
    amend(table.code, { friends: { ...ring?.friends, [seat]: key } });
  };
  const sit = async () => {
    const key = await renewKey(table.code, seat, keys);
    await reseat(seat, "human");
    const { [seat]: _, ...friends } = ring?.friends ?? {};
    addKey(table.code, key);
    amend(table.code, { friends });
    knockAgain();
    shutPanel();
  };
  const revoke = async () => {
    await revokeKey(table.code, seat, keys);
    const { [seat]: _, ...friends } = ring?.friends ?? {};
    amend(table.code, { friends });
  };
  const how = player !== "human" ? botName(player) : mine ? say("web-me") : say(present ? "web-present" : "web-away");
  return html`<li data-seat=${seat}><${Portrait} panel=${panel} />
    <span class="whose"><b>${name || say(panel.name)}</b><small>${name ? `${say(panel.name)} · ` : ""}${how}</small>
      ${sitter.forfeits ? html`<small class="forfeits">${forfeits(sitter)}</small>` : ""}</span>
    <span class="acts">
      ${
        player === "human"
          ? html`<${ToBot} bots=${bots} give=${(/** @type {string} */ kind) => attempt(() => reseat(seat, kind))()} />`
          : mine &&
            html`<button type="button" onClick=${attempt(() => reseat(seat, "human"))}>${say("web-seat-back")}</button>`
      }
      ${!mine && html`<button type="button" onClick=${attempt(sit)}>${say("web-sit-here")}</button>`}
      ${!mine && html`<button type="button" onClick=${attempt(() => changeSeat(table.code, seat, { free: !sitter.free },
        keys))}>${say(sitter.free ? "web-unfree-seat" : "web-free-seat")}</button>`}
      <button type="button" onClick=${attempt(invite)}>${say(friend ? "web-link-new" : "web-link-make")}</button>
      ${player === "human" && !mine
        && html`<button type="button" class="cut" onClick=${attempt(revoke)}>${say("web-link-revoke")}</button>`}</span>
    ${friend && !mine && player === "human"
      && html`<${Link} name=${say("web-seat-number", { number: seat + 1 })} address=${linkTo(table.code, friend)} />`}
  </li>`;
}

/** @param {{bots: string[], give: (kind: string) => void}} props */
export function ToBot({ bots, give }) {
  if (bots.length < 2)
    return html`<button type="button" onClick=${() => give(bestBot(bots))}>${say("web-to-bot")}</button>`;
  return html`<label class="to-bot"><span class="spoken">${say("web-to-bot")}</span>
    <select onChange=${(/** @type {any} */ event) => event.target.value && give(event.target.value)}>
    <option value="">${say("web-to-bot")}</option>
      ${bots.map((kind) => html`<option key=${kind} value=${kind}>${botName(kind)}</option>`)}</select></label>`;
}
