// The table: one layout for every game, drawn from the view alone.
import { batch, html, useEffect, useLayoutEffect } from "../lib/html.js";
import { ringOf } from "../lib/keyring.js";
import { speaking, telling } from "../lib/settings.js";
import { dress } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { play as sound } from "../lib/sound.js";
import { Announcer } from "./announcer.js";
import { Aims } from "./aim.js";
import { Board } from "./board.js";
import { Comfort } from "./comfort.js";
import { Dread } from "./dread.js";
import { Ending } from "./ending.js";
import { Header } from "./header.js";
import { onKey } from "./keyboard.js";
import { Mine } from "./mine.js";
import { Overlays } from "./overlays.js";
import { goOnFromLastStep, leave, sit } from "./play.js";
import { Question } from "./question.js";
import { Reading } from "./reading.js";
import { Seats } from "./seats.js";
import { Side } from "./side.js";
import { rendered } from "./stage.js";
import * as state from "./state.js";
import { Tale } from "./tale.js";
import { Story } from "./story.js";
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
  const hasWords = Boolean(state.summary.value?.words);
  useEffect(() => {
    if (!game) return;
    batch(() => {
      speaking.value = game;
      telling.value = hasWords ? `api/tables/${code}/words/{lang}` : "";
    });
    dress(game);
  }, [game, hasWords]);
  const mine = state.mine.value;
  useEffect(() => {
    document.title = mine
      ? `● ${say("web-your-turn")} – Koszmar`
      : game
        ? `${say(`game-${game}`)} – Koszmar`
        : "Koszmar";
  }, [mine, game, words.value]);
  useEffect(() => {
    if (mine) sound("heart");
  }, [mine]);
  useLayoutEffect(rendered);

  if (!view || !words.value.has(view.status.id)) return html`<${Threshold} code=${code} />`;
  if (state.reading.value)
    return html`<div class="table words"><${Header} view=${view} /><${Reading} view=${view} /><${Timeline} />
      ${view.ending && html`<${Ending} view=${view} />`}<${Overlays} /><${Aims} view=${view} /><${Comfort} /><${Announcer} /></div>`;
  const kind = [mine && "asked", state.telling.value && "telling", view.ending && "ended", state.moment.value && "in-the-past"].filter(Boolean).join(" ");
  return html`<div class=${`table ${kind}`}>
    <${Dread} view=${view} />
    <${Header} view=${view} />
    <${Seats} view=${view} />
    <${Board} view=${view} />
    <${Story} />
    <${Question} view=${view} />
    <${Side} view=${view} />
    <${Mine} view=${view} />
    <${Timeline} />
    <${Tale} view=${view} />
    ${view.ending && html`<${Ending} view=${view} />`}
    <${Overlays} />
    <${Aims} view=${view} />
    <${Comfort} />
    <${Announcer} />
  </div>`;
}

/** Before the table is there, or when it cannot be. @param {{code: string}} props */
function Threshold({ code }) {
  const line = state.line.value;
  return html`<main class="threshold"><div class="flame" aria-hidden="true"></div><p role="status">
    ${say(`web-line-${line}`)}</p>
    ${line === "halted" && html`<button type="button" onClick=${() => goOnFromLastStep(code)}>
      ${say("web-go-on")}</button>`}
    ${["refused", "gone", "keyless", "stuck", "halted"].includes(line) && html`<a href="#">${say("web-lobby")}</a>`}
      </main>`;
}
