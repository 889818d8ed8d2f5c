// Beside the table: the log in words, the chat, the rules.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { talk } from "./play.js";
import { Rules } from "./rules.js";
import * as state from "./state.js";

const TABS = { log: "quill-ink", chat: "chat-bubble", rules: "rule-book" };

/** @param {{view: import("../lib/view.js").View}} props */
export function Side({ view }) {
  const tab = state.side.value;
  const Body = tab === "chat" ? Chat : tab === "rules" ? Rules : Log;
  return html`<aside class=${`side${state.drawer.value ? " out" : ""}`} aria-label=${say(`web-${tab}`)}>
    <div class="tabs"><div role="tablist">
      ${Object.entries(TABS).map(([name, icon]) => html`<button type="button" role="tab" key=${name} aria-selected=${tab === name}
        onClick=${() => (state.side.value = name)}><${Icon} name=${icon} />${say(`web-${name}`)}</button>`)}</div>
      <button type="button" class="shut" onClick=${() => (state.drawer.value = false)} aria-label=${say("web-close")}><${Icon} name="cross-mark" /></button>
    </div>
    <div class="tab" role="tabpanel" tabIndex="0"><${Body} view=${view} /></div>
  </aside>`;
}

/** Stay at the last line unless the reader has scrolled up. @param {unknown} change */
function useTail(change) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const box = ref.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [change]);
  return ref;
}

function Log() {
  const entries = state.sight.value?.log ?? [];
  const end = useTail(entries.length);
  const { seal, exposed } = state.summary.value ?? {};
  return html`<ol class="log" ref=${end} aria-live="polite" aria-relevant="additions">
    ${seal && html`<li class="nothing">${say(exposed ? "web-exposed" : "web-seal", { seal: seal.slice(0, 12) })}</li>`}
    ${entries.length === 0 && html`<li class="nothing">${say("web-log-empty")}</li>`}
    ${entries.map((entry, index) => html`<li key=${index} data-kind=${entry.kind} class=${entry.choice !== entries[index - 1]?.choice ? "first" : ""}>${say(entry.text)}</li>`)}
  </ol>`;
}

/** @param {{view: import("../lib/view.js").View}} props */
function Chat({ view }) {
  const [text, setText] = useState("");
  const end = useTail(state.chat.value.length);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) talk(text.trim());
    setText("");
  };
  const speaker = (/** @type {{seat: number | null, name: string}} */ line) =>
    line.name || (line.seat === null ? say("web-spectator") : say(view.panels[line.seat].name));
  return html`<div class="chat" ref=${end}>
    <ol aria-live="polite">${state.chat.value.map((line) => html`<li key=${line.line}><b>${speaker(line)}</b> ${line.text}</li>`)}
      ${state.chat.value.length === 0 && html`<li class="nothing">${say("web-chat-empty")}</li>`}</ol>
    <form onSubmit=${send}><input maxlength="500" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} aria-label=${say("web-chat")} placeholder=${say("web-chat-say")} />
      <button type="submit">${say("web-send")}</button></form>
  </div>`;
}
