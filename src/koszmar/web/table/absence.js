// Somebody is away: after a minute those who may can let a bot play for them; whoever returns has the seat back with
// one touch.
import { bestBot, gameOf } from "../lib/catalogue.js";
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { relieve, reseat } from "./play.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";

/** For so many milliseconds nobody says anything. */
const MINUTE = 60_000;

/** How somebody at the table is called: by their own name, or whom they play.
 * @param {import("../lib/view.js").View} view @param {number} seat */
export const nameAt = (view, seat) => state.summary.value?.seats[seat]?.name || say(view.panels[seat].name);

/** Below the sentence that says for whom the table waits. @param {{view: import("../lib/view.js").View}} props */
export function Absence({ view }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE / 12);
    return () => clearInterval(clock);
  }, []);
  const asked = view.question?.seats ?? [];
  const gone = asked.filter((seat) => now - (state.away.value[seat] ?? now) >= MINUTE);
  const relief = state.summary.value?.relief;
  return html`${gone.filter((seat) => relief?.seat !== seat).map((seat) => html`<${Gone} key=${seat} seat=${seat}
      view=${view} since=${state.away.value[seat]} now=${now} />`)}
    ${relief && html`<${Relief} relief=${relief} view=${view} />`}`;
}

/** @param {{seat: number, view: import("../lib/view.js").View, since: number, now: number}} props */
function Gone({ seat, view, since, now }) {
  const owner = state.owner.value;
  const may = owner || state.held.value.length > 0;
  const bot = bestBot(gameOf(state.summary.value?.game)?.bots ?? []);
  const step = () => (owner ? reseat(seat, bot) : relieve(seat, true));
  return html`<div class="wish gone" role="status"><p><${Portrait} panel=${view.panels[seat]} />
      ${say("web-gone", { name: nameAt(view, seat), minutes: Math.floor((now - since) / MINUTE) })}</p>
    ${may && html`<p class="answer-to-wish"><button type="button" onClick=${step}>
      <${Icon} name="vintage-robot" /> ${say("web-let-bot")}</button></p>`}
  </div>`;
}

/** Somebody wishes that a bot plays for one who is away: whoever is here has to agree.
 * @param {{relief: {seat: number, by: number, waits: number[]}, view: import("../lib/view.js").View}} props */
function Relief({ relief, view }) {
  const { seat, by, waits } = relief;
  const asked = waits.some((one) => state.held.value.includes(one));
  return html`<div class="wish gone" role="status"><p><${Portrait} panel=${view.panels[seat]} />
      ${say("web-relief", { by: nameAt(view, by), name: nameAt(view, seat) })}</p>
    <p class="waits"><small>${say("web-wish-waits", { seats: waits.map((one) => view.panels[one].name) })}</small></p>
    ${(asked || state.held.value.includes(by)) && html`<p class="answer-to-wish">
      ${asked && html`<button type="button" onClick=${() => relieve(seat, true)}>${say("web-let-bot")}</button>`}
      <button type="button" onClick=${() => relieve(seat, false)}>${say("web-let-wait")}</button></p>`}
  </div>`;
}

/** A bot sits in my own seat: one touch, and it is mine again. @param {{view: import("../lib/view.js").View}} props */
export function BackAgain({ view }) {
  const mine = state.held.value.filter((seat) => state.summary.value?.seats[seat]?.player !== "human");
  if (!mine.length || view.ending || state.moment.value) return null;
  return html`<div class="wish back-again" role="status">${mine.map(
    (seat) => html`<p key=${seat}><${Icon} name="vintage-robot" /> <span>
      ${state.held.value.length > 1 ? say("web-bot-for", { name: nameAt(view, seat) }) : say("web-bot-for-me")}</span>
      <button type="button" class="big" onClick=${() => reseat(seat, "human")}>
        ${say("web-take-from-bot")}</button></p>`,
  )}</div>`;
}
