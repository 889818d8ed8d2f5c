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
  const [read, setRead] = useState(-1);
  const lines = state.chat.value.length;
  useEffect(() => {
    if (tab === "chat" || read < 0) setRead(lines);
  }, [tab, lines]);
  const unread = read >= 0 && lines > read && tab !== "chat";
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
          ${name === "chat" && unread
            && html`<i class="unread"><span class="spoken">
              ${say("web-chat-unread", { count: lines - read })}</span></i>`}</button>`,
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

/** @param {{view: import("../lib/view.js").View}} props */
function Chat({ view }) {
  const [text, setText] = useState("");
  const { end, missed, follow } = useTail(state.chat.value.length);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) talk(text.trim());
    setText("");
  };
  const speaker = (/** @type {{seat: number | null, name: string}} */ line) =>
    line.name || (line.seat === null ? say("web-spectator") : say(view.panels[line.seat].name));
  const deed = (/** @type {{kind: string, seat: number | null, secrets: boolean}} */ act) =>
    say(`web-act-${act.kind}`, {
      seat: act.seat === null ? "" : `${say("web-seat-number", { number: act.seat + 1 })} (${
        say(view.panels[act.seat].name)})`,
      secrets: act.secrets ? "yes" : "no",
    });
  return html`<div class="chat" ref=${end}>
    <ol aria-live="polite">
      ${state.chat.value.map((line) => line.act
        ? html`<li key=${line.line} class="act nothing">${deed(line.act)}</li>`
        : html`<li key=${line.line}><b>${speaker(line)}</b> ${line.text}</li>`)}
      ${state.chat.value.length === 0 && html`<li class="nothing">${say("web-chat-empty")}</li>`}</ol>
    <form onSubmit=${send}>
      <input maxlength="500" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      aria-label=${say("web-chat")} placeholder=${say("web-chat-say")} />
      <button type="submit">${say("web-send")}</button></form>
  </div><${Newer} missed=${missed} follow=${follow} />`;
}
