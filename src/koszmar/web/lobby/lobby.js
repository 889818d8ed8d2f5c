// The lobby: pick a game, lay a table, sit down again at one of yours, or follow a link.
import { html, signal, useEffect } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { lang, light, otherLanguage, speaking } from "../lib/settings.js";
import { dress } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { games } from "../net/api.js";
import { Doors } from "./doors.js";
import { Invitation } from "./invitation.js";
import { Laying } from "./laying.js";
import { Picture } from "./picture.js";

/** @type {import("../lib/html.js").Signal<any[] | null>} */
const offered = signal(null);
/** The game whose table is being laid. */
const picked = signal("");
/** A table just made: its links wait to be sent. @type {import("../lib/html.js").Signal<import("../lib/keyring.js").Ring | null>} */
const made = signal(null);
const trouble = signal("");

export function Lobby() {
  useEffect(() => {
    document.title = "Koszmar";
    dress("");
    home();
    games().then((list) => (offered.value = list), (error) => (trouble.value = error.name));
  }, []);
  if (!words.value.has("web-title")) return html`<main class="threshold"><div class="flame" aria-hidden="true"></div></main>`;
  const game = offered.value?.find((one) => one.id === picked.value);
  const done = (/** @type {import("../lib/keyring.js").Ring} */ ring) => {
    if (Object.keys(ring.friends).length) made.value = ring;
    else location.hash = `table=${ring.code}`;
  };
  return html`<div class="lobby">
    <header><h1><a href="#" onClick=${home}>${say("web-title")}</a></h1><p>${say("web-tagline")}</p>
      <span class="tools"><button type="button" class="tool" title=${say("web-light")} onClick=${() => (light.value = light.value === "night" ? "day" : "night")}>
        <${Icon} name=${light.value === "night" ? "sun" : "moon"} label=${say("web-light")} /></button>
      <button type="button" class="tool word" onClick=${otherLanguage} lang=${say("web-other-language-code")}>${say("web-other-language")}</button></span></header>
    <main>
      ${trouble.value && html`<p class="notice" role="alert">${say(`web-error-${trouble.value}`)}</p>`}
      ${made.value ? html`<${Invitation} ring=${made.value} />`
        : game ? html`<${Laying} key=${game.id} game=${game} done=${done} back=${home} />`
        : html`<${Tiles} /><${Doors} done=${done} />`}
    </main>
    <footer>${say("web-credits")}</footer>
  </div>`;
}

/** The words of a game come with it: its options explain themselves. @param {string} game */
function pick(game) {
  speaking.value = game;
  picked.value = game;
}

/** @param {Event} [event] */
function home(event) {
  event?.preventDefault();
  picked.value = "";
  made.value = null;
  speaking.value = "lobby";
}

function Tiles() {
  if (!offered.value) return html`<p class="nothing">${say("web-line-opening")}</p>`;
  return html`<ul class="tiles">${offered.value.map((game) => html`<li key=${game.id}>
    <button type="button" class="tile" data-game=${game.id} onClick=${() => pick(game.id)}>
      <${Picture} game=${game.id} />
      <span class="about"><b>${game.title[lang.value] ?? game.title.en}</b>
        <span>${words.value.has(`web-game-${game.id}-lure`) && say(`web-game-${game.id}-lure`)}</span>
        <small>${say("web-players", { from: game.players[0], to: game.players[1] })} · ${say(game.information.cooperation === "cooperative" ? "web-cooperative" : "web-competitive")}</small>
        <span class="big">${say("web-lay-table")}</span></span>
    </button></li>`)}</ul>`;
}
