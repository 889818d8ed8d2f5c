// While others decide: who, what they are asked, and how long already.
import { html, useEffect, useState } from "../lib/html.js";
import { say, tellOf } from "../lib/words.js";
import { Absence } from "./absence.js";
import { Cause } from "./cause.js";
import { Portrait } from "./seats.js";
import { moment, since } from "./state.js";
import { MayWeCall } from "./turn.js";

const MINUTE = 60_000;

/** @param {{view: import("../lib/view.js").View, question: import("../lib/view.js").Question}} props */
export function Waiting({ view, question }) {
  const seats = question.seats.map((seat) => view.panels[seat]);
  const out = view.panels.some((panel) => panel.seat === view.seat && panel.out);
  return html`<div class="awaited" aria-hidden="true">
    ${seats.map((panel) => html`<${Portrait} key=${panel.seat} panel=${panel} />`)}</div>
    <h1>${say("web-waiting", { seats: seats.map((panel) => panel.name) })}</h1>
    ${question.cause && html`<${Cause} cause=${question.cause} />`}
    <blockquote>${tellOf(question.prompt)}</blockquote>
    <p class="waiting">
      ${moment.value ? say("web-past") : html`<${Since} /> ${say(view.seat === null ? "web-watching"
        : out ? "web-waiting-out" : "web-waiting-note")}`}</p>
    ${!moment.value && html`<${Absence} view=${view} /><${MayWeCall} />`}`;
}

function Since() {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE / 6);
    return () => clearInterval(clock);
  }, []);
  const minutes = Math.floor(Math.max(0, now - since.value) / MINUTE);
  return html`<span class="since">${say("web-since", { minutes })}</span>`;
}
