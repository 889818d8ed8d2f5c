// The top bar: which game, how far, and the few things one does with a table as a whole.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { ringOf } from "../lib/keyring.js";
import { light, otherLanguage } from "../lib/settings.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { record } from "../net/api.js";
import { lookBack, undo } from "./play.js";
import * as state from "./state.js";
import { Rail } from "./track.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Header({ view }) {
  const sight = state.sight.value;
  const wrong = state.line.value !== "open";
  const size = ["choice", "action", "turn"].find((one) => sight?.undo.includes(one)) ?? "choice";
  return html`<header class="top">
    <a class="skip" href="#board" onClick=${skip}>${say("web-skip")}</a>
    <button type="button" class="home" onClick=${() => (location.hash = "")} title=${say("web-lobby")}><${Icon} name="exit-door" label=${say("web-lobby")} /></button>
    <strong>${say(`web-game-${view.game}`)}</strong>
    ${view.tracks.filter((track) => theme.value.tracks[track.id] !== "ring").map((track) => html`<${Rail} key=${track.id} track=${track} />`)}
    <span class="status">${say(view.status)}</span>
    ${wrong && html`<span class="line" role="status">${say(`web-line-${state.line.value}`)}</span>`}
    <span class="tools">
      ${sight?.seat !== null && html`<${Tool} icon="anticlockwise-rotation" label="web-undo" act=${() => undo(size)} off=${!sight?.choice} />`}
      <${Tool} icon="backward-time" label="web-timeline" act=${() => lookBack(sight?.choice ?? 0)} off=${!sight?.choice} />
      <${Tool} icon="quill-ink" label="web-log" act=${() => (state.drawer.value = !state.drawer.value)} kind="only-small" />
      <${Tool} icon="scroll-unfurled" label="web-text-page" act=${() => (state.reading.value = !state.reading.value)} />
      <${Tool} icon="save" label="web-record" act=${download} />
      <${Tool} icon=${light.value === "night" ? "sun" : "moon"} label="web-light" act=${() => (light.value = light.value === "night" ? "day" : "night")} />
      <button type="button" class="tool word" onClick=${otherLanguage} lang=${say("web-other-language-code")}>${say("web-other-language")}</button>
    </span>
  </header>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("board")?.focus();
}

/** @param {{icon: string, label: string, act: () => void, off?: boolean, kind?: string}} props */
export function Tool({ icon, label, act, off = false, kind = "" }) {
  return html`<button type="button" class=${`tool ${kind}`} onClick=${act} disabled=${off} title=${say(label)}><${Icon} name=${icon} label=${say(label)} /></button>`;
}

/** The match as a page of text, saved as a file. */
async function download() {
  const code = state.summary.value?.code;
  try {
    const text = await record(code, ringOf(code)?.keys ?? []);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `koszmar-${code}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    state.notice.value = say(`web-error-${/** @type {Error} */ (error).name}`);
  }
}
