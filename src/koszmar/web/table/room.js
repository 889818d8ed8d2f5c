// The room before the first choice: who is here, who sits where, on which terms; guests pick a free seat, and when
// everybody is ready the match begins.
import { bestBot, fetchGames, gameOf } from "../lib/catalogue.js";
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { ringOf } from "../lib/keyring.js";
import { myName } from "../lib/me.js";
import { lang, light, otherLanguage } from "../lib/settings.js";
import { say, words } from "../lib/words.js";
import { Invitation } from "../lobby/invitation.js";
import { Picture, Room as Shelves } from "../lobby/picture.js";
import { around, botName, partOf } from "../lobby/sitters.js";
import { Terms } from "../lobby/terms.js";
import { changeSeat } from "../net/api.js";
import { takeSeat } from "./joining.js";
import { begin, getReady, reseat } from "./play.js";
import { Chat } from "./side.js";
import * as state from "./state.js";

/** @typedef {{seat: number, player: string, name: string, present: boolean, free: boolean, ready: boolean}} Sitter */

/** @param {{table: any}} props */
export function Room({ table }) {
  const lines = state.chat.value.length;
  useEffect(fetchGames, []);
  useEffect(() => void (state.heard.value = lines), [lines]);
  const game = gameOf(table.game);
  if (!game || !words.value.has(game.options[0]?.message ?? "web-title"))
    return html`<main class="threshold"><div class="flame" aria-hidden="true"></div>
      <p role="status">${say("web-line-opening")}</p></main>`;
  const ring = ringOf(table.code);
  const sits = state.held.value.length > 0 || state.owner.value;
  const wrong = state.line.value !== "open";
  return html`<div class="lobby gathering">
    <${Shelves} />
    <header><h1><a href="#">${say("web-title")}</a></h1><p>${say(table.room ? "web-gathering" : "web-tagline")}</p>
      ${wrong && html`<span class="line" role="status">${say(`web-line-${state.line.value}`)}</span>`}
      <span class="tools">
        <button type="button" class="tool" title=${say("web-light")}
        onClick=${() => (light.value = light.value === "night" ? "day" : "night")}>
        <${Icon} name=${light.value === "night" ? "sun" : "moon"} label=${say("web-light")} /></button>
        <button type="button" class="tool word" onClick=${otherLanguage} lang=${say("web-other-language-code")}>
        ${say("web-other-language")}</button></span></header>
    <main class="laying">
      <section class="who-sits" aria-label=${say("web-who-sits")}>
        <header><h2>${game.title[lang.value] ?? game.title.en}</h2><p role="status">${waitsFor(table)}</p>
          ${!sits && !state.guest.value && html`<p class="watcher">${say("web-watching")}.</p>`}</header>
        <${Places} table=${table} game=${game} />
      </section>
      <aside class="beside">
        ${ring && sits && html`<${Invitation} ring=${ring} table=${table} />`}
        <${Terms} table=${table} />
        ${sits && html`<section class="room-talk"><h3>${say("web-chat")}</h3><${Chat} view=${null} /></section>`}
      </aside>
      <${Start} table=${table} bots=${game.bots} />
    </main>
  </div>`;
}

/** Who is still missing, in one sentence. @param {any} table */
export function waitsFor(table) {
  /** @type {Sitter[]} */
  const people = table.seats.filter((/** @type {Sitter} */ one) => one.player === "human");
  const free = people.filter((one) => one.free).length;
  const slow = people.filter((one) => !one.free && !one.ready);
  if (!state.held.value.length && state.guest.value)
    return say(table.seats.some((/** @type {Sitter} */ one) => one.free) ? "web-pick-seat" : "web-no-seat");
  if (!table.room) return "";
  if (free) return say("web-waits-guests", { count: free });
  return say("web-waits-ready", { names: slow.map((one) => nameOf(one)).join(", "), count: slow.length });
}

/** @param {Sitter} sitter */
const nameOf = ({ seat, name, player }) =>
  name || (player === "human" ? say("web-seat-number", { number: seat + 1 }) : botName(player));

/** The places around the table. @param {{table: any, game: import("../lib/catalogue.js").Game}} props */
function Places({ table, game }) {
  const [trouble, setTrouble] = useState("");
  const [typed, setTyped] = useState(/** @type {string | null} */ (null)); // news from others must not wipe it out
  const mine = state.held.value;
  const guest = state.guest.value;
  const keys = () => ringOf(table.code)?.keys ?? [];
  const attempt = (/** @type {() => Promise<unknown>} */ work) => () =>
    work().then(
      () => setTrouble(""),
      (error) => setTrouble(say(`web-error-${error.name}`)),
    );
  const sit = async (/** @type {number} */ seat) => {
    await takeSeat(table.code, seat, async () => {
      if (table.room) for (const old of mine) await changeSeat(table.code, old, { free: true }, keys());
    });
  };
  const type = (/** @type {string} */ name) => setTyped((myName.value = name));
  const rename = (/** @type {string} */ name) => {
    if (mine.length) changeSeat(table.code, mine[0], { name: name.trim() }, keys()).catch(() => {});
  };
  return html`${guest || mine.length
      ? html`<label class="my-name"><span>${say("web-my-name")}</span>
        <input value=${typed ?? (mine.length ? table.seats[mine[0]].name : myName.value)} maxlength="40"
          autocomplete="nickname" placeholder=${say("web-name")}
          onInput=${(/** @type {any} */ event) => type(event.target.value)}
          onChange=${(/** @type {any} */ event) => rename(event.target.value)} /></label>`
      : ""}
    ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}
    <div class="round" data-places=${table.seats.length}>
      <div class="tabletop" aria-hidden="true"><${Picture} game=${table.game} /></div>
      <ol class="places">${table.seats.map(
        (/** @type {Sitter} */ one) => html`<${Place} key=${one.seat} one=${one} table=${table} game=${game}
          sit=${guest && one.free ? attempt(() => sit(one.seat)) : null} attempt=${attempt} />`,
      )}</ol></div>`;
}

/** @param {{one: Sitter, table: any, game: import("../lib/catalogue.js").Game, sit: (() => void) | null,
 *   attempt: (work: () => Promise<unknown>) => () => void}} props */
function Place({ one, table, game, sit, attempt }) {
  const mine = state.held.value.includes(one.seat);
  const bot = one.player !== "human";
  const empty = one.free && !bot;
  const who = mine ? "me" : bot ? "bot" : empty ? "free" : "other";
  const icon = bot ? "vintage-robot" : empty ? "hooded-figure" : "person";
  const keys = ringOf(table.code)?.keys ?? [];
  const moves = state.held.value.length > 0 && table.room;
  const host = state.owner.value && table.room && !mine;
  const letGuestIn = async () => {
    await changeSeat(table.code, one.seat, { player: "human", free: true }, keys);
  };
  const mark = empty
    ? say("web-seat-free")
    : bot
      ? botName(one.player)
      : !one.present && !mine
        ? say("web-away")
        : say(one.ready ? "web-is-ready" : "web-not-ready");
  return html`<li class=${`sitter place-of${one.ready && !bot ? " is-ready" : ""}`} data-who=${who}
      data-seat=${one.seat} style=${around(one.seat, table.seats.length)}>
    <span class="medal" aria-hidden="true"><${Icon} name=${icon} />
      ${one.ready && !bot && html`<${Icon} name="check-mark" class="mark" />`}</span>
    <b class="is">${mine && !one.name ? say("web-me") : empty || (bot && !one.name)
      ? say("web-seat-number", { number: one.seat + 1 }) : nameOf(one)}
      ${partOf(one.seat) && html` <small>${partOf(one.seat)}</small>`}</b>
    ${character(table, game, one.seat) && html`<small class="plays">${character(table, game, one.seat)}</small>`}
    <span class="state">${mark}</span>
    <span class="seat-acts">
      ${sit && html`<button type="button" class=${moves ? "quiet" : "big"} onClick=${sit}>
        ${say(moves ? "web-move-here" : "web-sit-here")}</button>`}
      ${host && empty && html`<button type="button" class="quiet"
        onClick=${attempt(() => reseat(one.seat, bestBot(game.bots), true))}>${say("web-seat-a-bot")}</button>`}
      ${host && bot && html`<button type="button" class="quiet" onClick=${attempt(letGuestIn)}>
        ${say("web-free-seat")}</button>`}</span>
  </li>`;
}

/** Whom a seat plays, where that was given beforehand.
 * @param {any} table @param {import("../lib/catalogue.js").Game} game @param {number} seat */
function character(table, game, seat) {
  const field = game.options.find((one) => one.by === "seat");
  const value = field && table.options[field.name]?.[seat];
  const message = field?.choices?.find((choice) => choice.value === value)?.message;
  return message ? say(message) : "";
}

/** @param {{table: any, bots: string[]}} props */
function Start({ table, bots }) {
  const mine = state.held.value;
  if (!table.room) return null;
  const ready = mine.length > 0 && mine.every((seat) => table.seats[seat].ready);
  const alone = table.seats.every(
    (/** @type {Sitter} */ one) => one.player !== "human" || (one.ready && !one.free) || mine.includes(one.seat),
  );
  return html`<p class="after">
    ${mine.length > 0 && html`<button type="button" class=${ready ? "plain" : "big"} aria-pressed=${ready}
      onClick=${() => getReady(!ready)}>${say(ready ? "web-not-yet" : "web-ready")}</button>`}
    ${state.owner.value && !alone && html`<button type="button" class="plain" onClick=${() => begin(bestBot(bots))}>
      ${say("web-begin-now")}</button><small>${say("web-begin-now-note")}</small>`}
    ${state.notice.value && html`<span class="notice" role="status">${state.notice.value}</span>`}</p>`;
}
