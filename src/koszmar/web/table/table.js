// The table: one layout for every game, drawn from the view alone.
import { html, useEffect } from "../lib/html.js";
import { ringOf } from "../lib/keyring.js";
import { speaking } from "../lib/settings.js";
import { dress } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { Board } from "./board.js";
import { Ending } from "./ending.js";
import { Header } from "./header.js";
import { onKey } from "./keyboard.js";
import { Mine } from "./mine.js";
import { Overlays } from "./overlays.js";
import { leave, sit } from "./play.js";
import { Question } from "./question.js";
import { Reading } from "./reading.js";
import { Seats } from "./seats.js";
import { Side } from "./side.js";
import * as state from "./state.js";
import { Timeline } from "./timeline.js";

/** @param {{code: string}} props */
export function Table({ code }) {
  useEffect(() => {
    sit(code, ringOf(code)?.keys ?? []);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      leave();
    };
  }, [code]);
  const view = state.view.value;
  const game = view?.game;
  useEffect(() => {
    if (!game) return;
    speaking.value = game;
    dress(game);
  }, [game]);
  const mine = state.mine.value;
  useEffect(() => {
    document.title = (mine ? "● " : "") + (game ? say(`web-game-${game}`) : "Koszmar");
  }, [mine, game, words.value]);

  if (!view || !words.value.has(view.status.id)) return html`<${Threshold} />`;
  if (state.reading.value) return html`<div class="table words"><${Header} view=${view} /><${Reading} view=${view} /><${Overlays} /></div>`;
  const kind = [mine && "asked", view.ending && "ended", state.moment.value && "in-the-past"].filter(Boolean).join(" ");
  return html`<div class=${`table ${kind}`}>
    <${Header} view=${view} />
    <${Seats} view=${view} />
    <${Board} view=${view} />
    <${Question} view=${view} />
    <${Side} view=${view} />
    <${Mine} view=${view} />
    <${Timeline} />
    ${view.ending && html`<${Ending} view=${view} />`}
    <${Overlays} />
  </div>`;
}

/** Before the table is there, or when it cannot be. */
function Threshold() {
  const line = state.line.value;
  return html`<main class="threshold"><div class="flame" aria-hidden="true"></div><p role="status">${say(`web-line-${line}`)}</p>
    ${(line === "refused" || line === "gone") && html`<a href="#">${say("web-lobby")}</a>`}</main>`;
}
