// Beside the table: the log in words, the chat, the rules.
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { Complaint } from "./complaint.js";
import { Log, Newer, useTail } from "./log.js";
import { talk } from "./play.js";
import { Rules } from "./rules.js";
import * as state from "./state.js";

const TABS = { log: "quill-ink", chat: "chat-bubble", rules: "rule-book" };

/** @param {{view: import("../lib/view.js").View}} props */
export function Side({ view }) {
  const tab = state.side.value;
  const lines = state.chat.value.length;
  const unread = state.unread.value;
  const drawer = state.drawer.value;
  useEffect(() => {
    if (state.heard.value < 0 || (tab === "chat" && (drawer || !state.isSmall()))) state.heard.value = lines;
  }, [tab, lines, drawer]);
  const open = (/** @type {string} */ name) => {
    if (name === "rules" && tab === "rules") state.rule.value = "";
    state.side.value = name;
  };
  return html`<aside class=${`side${state.drawer.value ? " out" : ""}`} aria-label=${say(`web-${tab}`)}>
    <div class="tabs"><div role="tablist">
      ${Object.entries(TABS).map(
        ([
          name,
          icon,
        ]) => html`<button type="button" role="tab" key=${name} aria-selected=${tab === name}
            onClick=${() => open(name)}>
        <${Icon} name=${icon} />${say(`web-${name}`)}
          ${name === "chat" && unread > 0
            && html`<i class="unread"><span class="spoken">
              ${say("web-chat-unread", { count: unread })}</span></i>`}</button>`,
      )}</div>
      <button type="button" class="shut" onClick=${() => (state.drawer.value = false)} aria-label=${say("web-close")}>
        <${Icon} name="cross-mark" /></button>
    </div>
    <div class="tab" role="tabpanel" tabIndex="0" aria-label=${say(`web-${tab}`)}>
      ${tab === "chat" ? html`<${Chat} view=${view} />` : tab === "rules" ? html`<${Rules} game=${view.game} table />`
        : html`<${Log} />`}</div>
    ${tab === "log" && html`<${Complaint} />`}
  </aside>`;
}

/** Talk at the table, or before it is there. @param {{view: import("../lib/view.js").View | null}} props */
export function Chat({ view }) {
  const [text, setText] = useState("");
  const { end, missed, follow } = useTail(state.chat.value.length);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) talk(text.trim());
    setText("");
  };
  const speaker = (/** @type {{seat: number | null, name: string}} */ line) =>
    line.name || (line.seat === null ? say("web-spectator") : called(view, line.seat));
  const deed = (/** @type {{act: {kind: string, seat: number | null, secrets: boolean}, name: string}} */ line) =>
    say(`web-act-${line.act.kind}`, {
      seat: line.act.seat === null ? "" : placed(view, line.act.seat),
      name: line.name || (line.act.seat === null ? "" : called(view, line.act.seat)),
      secrets: line.act.secrets ? "yes" : "no",
    });
  return html`<div class="chat" ref=${end}>
    <ol aria-live="polite">
      ${state.chat.value.map((line) => line.act
        ? html`<li key=${line.line} class="act nothing">${deed(/** @type {any} */ (line))}</li>`
        : html`<li key=${line.line}><b>${speaker(line)}</b> ${line.text}</li>`)}
      ${state.chat.value.length === 0 && html`<li class="nothing">${say("web-chat-empty")}</li>`}</ol>
    <form onSubmit=${send}>
      <input maxlength="500" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      aria-label=${say("web-chat")} placeholder=${say("web-chat-say")} />
      <button type="submit">${say("web-send")}</button></form>
  </div><${Newer} missed=${missed} follow=${follow} />`;
}

/** How a seat is called: whom it plays, if anything is known of that yet.
 * @param {import("../lib/view.js").View | null} view @param {number} seat */
const called = (view, seat) => (view ? say(view.panels[seat].name) : say("web-seat-number", { number: seat + 1 }));

/** Which seat it is, and whom it plays. @param {import("../lib/view.js").View | null} view @param {number} seat */
const placed = (view, seat) =>
  say("web-seat-number", { number: seat + 1 }) + (view ? ` (${say(view.panels[seat].name)})` : "");
