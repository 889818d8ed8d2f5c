// The top bar: which game, how far, and the few things one does with a table as a whole.
import { html, useEffect, useState } from "../lib/html.js";
import { fetchGames } from "../lib/catalogue.js";
import { sound } from "../lib/comfort.js";
import { Icon } from "../lib/icon.js";
import { otherLanguage } from "../lib/settings.js";
import { play } from "../lib/sound.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { panel } from "./panels.js";
import { lookBack } from "./play.js";
import { saveRecord } from "./record.js";
import * as state from "./state.js";
import { TakeBack } from "./taking-back.js";
import { Rail } from "./track.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Header({ view }) {
  const [more, setMore] = useState(false);
  useEffect(fetchGames, []);
  const sight = state.sight.value;
  const wrong = state.line.value !== "open";
  const shut = () => setMore(false);
  return html`<header class="top">
    <a class="skip" href="#board" onClick=${skip}>${say("web-skip")}</a>
    <button type="button" class="home" onClick=${() => (location.hash = "")} title=${say("web-lobby")}>
      <${Icon} name="exit-door" label=${say("web-lobby")} /></button>
    <strong>${say(`game-${view.game}`)}</strong>
    ${view.tracks.filter((track) => !["ring", "shelf"].includes(theme.value.tracks[track.id])).map(
        (track) => html`<${Rail} key=${track.id} track=${track} />`)}
    <span class="status">${say(view.status)}</span>
    ${wrong && html`<span class="line" role="status">${say(`web-line-${state.line.value}`)}</span>`}
    <span class="tools">
      ${sight?.seat !== null && html`<${TakeBack} />`}
      <${Tool} icon="backward-time" label="web-timeline" act=${() => lookBack(sight?.choice ?? 0)}
          off=${!sight?.choice} />
      ${Object.keys(theme.value.sounds).length > 0 && html`<${Hearing} />`}
      <${Tool} icon="quill-ink" label="web-log" act=${() => (state.drawer.value = !state.drawer.value)}
          kind="only-small" />
      ${state.unread.value > 0 && html`<button type="button" class="tool only-small new-talk" onClick=${openTalk}
          title=${say("web-chat-unread", { count: state.unread.value })}>
        <${Icon} name="chat-bubble" label=${say("web-chat-unread", { count: state.unread.value })} />
        <i aria-hidden="true">${state.unread.value}</i></button>`}
      <button type="button" class="tool only-small more-tools" aria-expanded=${more} onClick=${() => setMore(!more)}
          title=${say("web-more")}><span class="spoken">${say("web-more")}</span>
          <span aria-hidden="true">···</span></button>
      <span class=${`extra${more ? " out" : ""}`} onClick=${shut}>
        ${state.owner.value
          && html`<${Tool} icon="key" label="web-owner" act=${() => (panel.value = { kind: "owner" })} />`}
        <${Tool} icon="scroll-unfurled" label="web-text-page"
            act=${() => (state.reading.value = !state.reading.value)} />
        <${Tool} icon="save" label="web-record" act=${saveRecord} />
        <${Tool} icon="candles" label="web-comfort" act=${() => (state.comfort.value = true)} />
        <button type="button" class="tool word" onClick=${otherLanguage} lang=${say("web-other-language-code")}>
          ${say("web-other-language")}</button>
      </span>
    </span>
  </header>`;
}

/** Whether this table is heard; a game that has sounds of its own offers it at once. */
function Hearing() {
  const on = sound.value === "on";
  const toggle = () => {
    sound.value = on ? "off" : "on";
    play("heart");
  };
  return html`<button type="button" class="tool hearing" aria-pressed=${on} onClick=${toggle} title=${say("web-sound")}>
    <${Icon} name=${on ? "sound-on" : "sound-off"} label=${say("web-sound")} /></button>`;
}

/** Somebody has said something: to the talk. */
function openTalk() {
  state.side.value = "chat";
  state.drawer.value = true;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("board")?.focus();
}

/** @param {{icon: string, label: string, act: () => void, off?: boolean, kind?: string}} props */
export function Tool({ icon, label, act, off = false, kind = "" }) {
  return html`<button type="button" class=${`tool ${kind}`} onClick=${act} disabled=${off} title=${say(label)}>
    <${Icon} name=${icon} label=${say(label)} /><span class="in-words" aria-hidden="true">
    ${say(label)}</span></button>`;
}
