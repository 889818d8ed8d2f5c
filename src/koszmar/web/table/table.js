// The table: one layout for every game, drawn from the view alone.
import { html, useEffect, useLayoutEffect } from "../lib/html.js";
import { ringOf } from "../lib/keyring.js";
import { speaking, spoken } from "../lib/settings.js";
import { dress } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { Announcer } from "./announcer.js";
import { Aims } from "./aim.js";
import { Board } from "./board.js";
import { Comfort } from "./comfort.js";
import { Dread } from "./dread.js";
import { Edges } from "./edges.js";
import { Ending } from "./ending.js";
import "./errands.js";
import { Guide } from "./guide.js";
import { Header } from "./header.js";
import { onKey } from "./keyboard.js";
import { Mine } from "./mine.js";
import { Overlays } from "./overlays.js";
import { goOnFromLastStep, sit } from "./play.js";
import { Question } from "./question.js";
import { Reading } from "./reading.js";
import { Room } from "./room.js";
import { Seats } from "./seats.js";
import { Side } from "./side.js";
import { rendered } from "./stage.js";
import * as state from "./state.js";
import { Tale } from "./tale.js";
import { Story } from "./story.js";
import { Timeline } from "./timeline.js";
import { useTurn } from "./turn.js";

/** @param {{code: string}} props */
export function Table({ code }) {
  useEffect(() => {
    const getUp = sit(code, ringOf(code)?.keys ?? []);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      getUp();
    };
  }, [code]);
  const view = state.view.value;
  const table = state.summary.value;
  const game = table?.game ?? view?.game;
  useEffect(() => {
    if (!game) return;
    speaking.value = game;
    dress(game);
  }, [game]);
  const mine = state.mine.value;
  useTurn(code, game);
  useLayoutEffect(rendered);

  if (table && (table.room || (!view && state.guest.value))) return html`<${Room} table=${table} />`;
  if (!view || spoken.value !== game) return html`<${Threshold} code=${code} />`;
  if (state.reading.value)
    return html`<div class="table words"><${Header} view=${view} /><${Reading} view=${view} /><${Timeline} />
      ${view.ending && html`<${Ending} view=${view} />`}<${Overlays} /><${Aims} view=${view} />
      <${Comfort} /><${Announcer} /></div>`;
  const told = state.withheld.value ?? view;
  const kinds = { asked: mine, telling: state.telling.value, ended: view.ending, "in-the-past": state.moment.value };
  const kind = Object.entries(kinds).filter(([, is]) => is).map(([name]) => name).join(" ");
  return html`<div class=${`table ${kind}`}>
    <${Dread} view=${view} />
    <${Header} view=${told} />
    <${Seats} view=${told} />
    <${Board} view=${view} />
    <${Story} />
    <${Question} view=${view} />
    <${Side} view=${view} />
    <${Mine} view=${view} />
    <${Edges} />
    <${Timeline} />
    <${Tale} view=${view} />
    ${view.ending && html`<${Ending} view=${view} />`}
    <${Overlays} />
    <${Aims} view=${view} />
    <${Comfort} />
    <${Announcer} />
    <${Guide} code=${code} game=${view.game} />
  </div>`;
}

/** Before the table is there, or when it cannot be. @param {{code: string}} props */
function Threshold({ code }) {
  const line = state.line.value;
  return html`<main class="threshold"><div class="flame" aria-hidden="true"></div><p role="status">
    ${words.value.has(`web-line-${line}`) && say(`web-line-${line}`)}</p>
    ${line === "halted" && html`<button type="button" onClick=${() => goOnFromLastStep(code)}>
      ${say("web-go-on")}</button>`}
    ${["refused", "gone", "keyless", "stuck", "halted"].includes(line) && html`<a href="#">${say("web-lobby")}</a>`}
      </main>`;
}
