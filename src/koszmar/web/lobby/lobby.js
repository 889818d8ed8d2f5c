// The lobby: pick a game, lay a table, sit down again at one of yours, or follow a link.
import { fetchGames, gameOf, offered, unavailable } from "../lib/catalogue.js";
import { html, signal, useEffect } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { Over } from "../lib/over.js";
import { lang, light, otherLanguage, speaking } from "../lib/settings.js";
import { dress } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { Rules } from "../table/rules.js";
import { Doors } from "./doors.js";
import { Laying } from "./laying.js";
import { Picture, Room } from "./picture.js";
import { Record } from "./record.js";
import { Resume } from "./resume.js";

/** @typedef {import("../lib/keyring.js").Ring} Ring */

/** The game whose table is being laid. */
const picked = signal("");
/** A record that waits for people to sit down.
 * @type {import("../lib/html.js").Signal<import("./record.js").Found | null>} */
const record = signal(null);
/** Whether the rules of the picked game lie open. */
const reading = signal(false);

export function Lobby() {
  useEffect(() => {
    document.title = "Koszmar";
    home();
    fetchGames();
  }, []);
  if (!words.value.has("web-title"))
    return html`<main class="threshold"><div class="flame" aria-hidden="true"></div></main>`;
  const game = gameOf(picked.value);
  const done = (/** @type {Ring} */ ring) => (location.hash = `table=${ring.code}`);
  const shut = () => (reading.value = false);
  return html`<div class="lobby">
    <${Room} />
    <header><h1><a href="#" onClick=${home}>${say("web-title")}</a></h1><p>${say("web-tagline")}</p>
      <span class="tools">
        <button type="button" class="tool" title=${say("web-light")}
        onClick=${() => (light.value = light.value === "night" ? "day" : "night")}>
        <${Icon} name=${light.value === "night" ? "sun" : "moon"} label=${say("web-light")} /></button>
      <button type="button" class="tool word" onClick=${otherLanguage} lang=${say("web-other-language-code")}>
        ${say("web-other-language")}</button></span></header>
    <main>
      ${unavailable.value
        && html`<p class="notice" role="alert">
          ${say(`web-error-${unavailable.value}`)} <button type="button" class="quiet" onClick=${fetchGames}>
          ${say("web-again")}</button></p>`}
      ${
        record.value && offered.value
          ? html`<${Record} found=${record.value} done=${done} back=${home} />`
          : game
            ? html`<${Laying} key=${game.id} game=${game} done=${done} back=${home}
                read=${() => (reading.value = true)} />`
            : html`<${Resume} /><${Tiles} /><${Doors} found=${open} />`
      }
    </main>
    ${reading.value && game
      && html`<${Over} kind="reference" label=${say("web-rules")} shut=${shut}><h2>${say("web-rules")}</h2>
        <${Rules} game=${game.id} /><//>`}
    <footer>${say("web-credits")}</footer>
  </div>`;
}

/** The words of a game come with it: its options explain themselves. @param {string} game */
function pick(game) {
  speaking.value = game;
  picked.value = game;
  scrollTo(0, 0);
}

/** @param {import("./record.js").Found} found */
function open(found) {
  record.value = found;
  scrollTo(0, 0);
}

/** @param {Event} [event] */
function home(event) {
  event?.preventDefault();
  picked.value = "";
  record.value = null;
  reading.value = false;
  speaking.value = "lobby";
  dress("");
}

function Tiles() {
  if (!offered.value) return html`<p class="nothing">${say("web-line-opening")}</p>`;
  return html`<ul class="tiles" data-games=${offered.value.length}>${offered.value.map(
    (game) => html`<li key=${game.id}>
    <button type="button" class="tile" data-game=${game.id} onClick=${() => pick(game.id)}>
      <${Picture} game=${game.id} />
      <span class="about"><b>${game.title[lang.value] ?? game.title.en}</b>
        ${words.value.has(`game-${game.id}-lure`) && html`<span class="lure">${say(`game-${game.id}-lure`)}</span>`}
        <small>${say("web-players",
            { from: game.players[0], to: game.players[1] })} · ${say(game.information.cooperation === "cooperative"
            ? "web-cooperative" : "web-competitive")}</small>
        <span class="big">${say("web-lay-table")}</span></span>
    </button></li>`,
  )}</ul>`;
}
