// A few matches of bots on the spot: how often it is won, how it ends, what nobody ever sees.
import { html, signal, useState } from "../../../lib/html.js";
import { say, words } from "../../../lib/words.js";
import { draft, judged, kit, plot, rehearse } from "./model.js";
import { NumberField } from "./number.js";

/** What was found, one answer of the server for each number of players and bot. */
/** @type {import("../../../lib/html.js").Signal<any[]>} */
const found = signal([]);
/** The draft that it was found in. @type {import("../../../lib/html.js").Signal<any>} */
const of = signal(null);
/** What was found before that, with the same seeds. @type {import("../../../lib/html.js").Signal<any[]>} */
const before = signal([]);
const BOTS = ["sensible", "random"];
const SHOWN = 12;

export function Rehearsal() {
  const [bot, setBot] = useState("sensible");
  const [matches, setMatches] = useState(10);
  const [busy, setBusy] = useState("");
  const [trouble, setTrouble] = useState("");
  const grave = judged.value.complaints.some((one) => one.grave);
  const go = async () => {
    const [low, high] = plot.value.scenario?.players ?? [1, 5];
    if (of.value && of.value !== draft.value) before.value = found.value;
    [found.value, of.value] = [[], draft.value];
    setTrouble("");
    try {
      for (let players = low; players <= high; players += 1) {
        setBusy(say("editor-rehearsing", { players }));
        found.value = [...found.value, await rehearse({ players, bot, matches })];
      }
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      setTrouble(words.value.has(`web-error-${name}`) ? say(`web-error-${name}`) : message);
    }
    setBusy("");
  };
  return html`<section class="part rehearsal" aria-label=${say("editor-rehearsal")}>
    <h2>${say("editor-rehearsal")}</h2>
    <p>${say("editor-rehearsal-how")}</p>
    <label class="field"
      ><span>${say("editor-rehearsal-bot")}</span
      ><select value=${bot} onChange=${(/** @type {any} */ event) => setBot(event.target.value)}>
        ${BOTS.map((one) => html`<option key=${one} value=${one}>${say(`editor-bot-${one}`)}</option>`)}
      </select></label
    >
    <${NumberField}
      label=${say("editor-rehearsal-matches")}
      value=${matches}
      give=${setMatches}
      most=${kit.value?.["most-matches"] ?? matches}
    />
    <p>
      <button type="button" class="rehearse" disabled=${grave || Boolean(busy)} onClick=${go}>
        ${say("editor-rehearse")}
      </button>
      <span role="status">${busy}</span>
    </p>
    ${trouble && html`<p class="wrong" role="alert">${trouble}</p>`}
    ${found.value.length > 0 && html`<${Report} />`}
    ${found.value.length > 0 && of.value !== draft.value && html`<p class="doubt">${say("editor-rehearsal-old")}</p>`}
  </section>`;
}

/** @param {number} part */
const percent = (part) => `${Math.round(part * 100)}%`;

/** What bots found, as `koszmar scenario check` tells it. */
function Report() {
  const cells = found.value.flatMap((one) => one.cells);
  return html`<div class="report">
      <table>
        <caption>
          ${say("editor-report-matches", { matches: found.value.reduce((all, one) => all + one.matches, 0) })}
        </caption>
        <thead>
          <tr>
            ${["players", "count", "won", "change", "rounds", "decisions", "endings"].map(
              (column) => html`<th key=${column} scope="col">${say(`editor-report-${column}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${cells.map(
            (cell) =>
              html`<tr key=${cell.players + cell.bot}>
                <th scope="row">${cell.players}</th>
                <td>${cell.matches}</td>
                <td>${percent(cell.win_rate)} <small>(${cell.interval.map(percent).join("–")})</small></td>
                <td>${changeOf(cell)}</td>
                <td>${cell.rounds.toFixed(1)}</td>
                <td>${Math.round(cell.decisions)}</td>
                <td>
                  ${Object.entries(cell.endings)
                    .map(([ending, count]) => `${ending} ${percent(/** @type {number} */ (count) / cell.matches)}`)
                    .join(", ")}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <${Steps} />
    <${Shares} />
    ${Object.entries(never()).map(
      ([kind, names]) =>
        html`<p key=${kind}>
          ${say(`editor-never-${kind}`, {
            names: names.slice(0, SHOWN).join(", ") + (names.length > SHOWN ? " …" : ""),
          })}
        </p>`,
    )}
    ${found.value
      .flatMap((one) => one.errors)
      .map((error, at) => html`<p key=${at} class="wrong" lang="en">${error}</p>`)}`;
}

/** The same matches before the last change: how often they were won, how many ended better now, and how many worse.
 * @param {any} cell */
function changeOf(cell) {
  const alike = (/** @type {any} */ one) => one.players === cell.players && one.bot === cell.bot;
  const was = before.value.flatMap((one) => one.cells).find(alike);
  if (!was || was.matches !== cell.matches) return "–";
  const better = cell.won.filter((/** @type {number} */ match) => !was.won.includes(match)).length;
  const worse = was.won.filter((/** @type {number} */ match) => !cell.won.includes(match)).length;
  return say("editor-report-changed", { before: percent(was.win_rate), better, worse });
}

/** What hurts, what is given up, how much time nobody used, and what is far from what the author aims at. */
function Shares() {
  const all = found.value.reduce((count, one) => count + one.matches, 0) || 1;
  const share = (/** @type {(one: any) => number} */ of) =>
    found.value.reduce((sum, one) => sum + of(one) * one.matches, 0) / all;
  const causes = [...new Set(found.value.flatMap((one) => Object.keys(one.suffered)))];
  const suffered = causes
    .map((cause) => ({ cause, count: share((one) => one.suffered[cause] ?? 0) }))
    .sort((one, other) => other.count - one.count)
    .map(({ cause, count }) => `${say(`editor-cause-${cause}`)} ${count.toFixed(1)}`);
  const puzzles = [...new Set(found.value.flatMap((one) => Object.keys(one.given_up)))];
  const off = found.value.flatMap((one) => one.off_aim.map((/** @type {any} */ cell) => cell.players));
  return html`<ul class="shares">
    ${suffered.length > 0 && html`<li>${say("editor-report-suffered", { causes: suffered.join(", ") })}</li>`}
    ${puzzles.length > 0 && html`<li>${say("editor-report-given-up", { puzzles: puzzles.join(", ") })}</li>`}
    <li>${say("editor-report-unused", { part: percent(share((one) => one.unused_actions)) })}</li>
    ${
      off.length > 0 &&
      html`<li class="doubt">
        ${say("editor-report-off-aim", { players: off.join(", "), aim: percent(found.value[0].aim) })}
      </li>`
    }
  </ul>`;
}

/** Steps of the story: how often they are reached, and when. */
function Steps() {
  /** @type {Map<string, {times: number, rounds: number}>} */
  const steps = new Map();
  const all = found.value.reduce((count, one) => count + one.matches, 0) || 1;
  for (const one of found.value)
    for (const { milestone, reached, round } of one.milestones) {
      const now = steps.get(milestone) ?? { times: 0, rounds: 0 };
      const times = reached * one.matches;
      steps.set(milestone, { times: now.times + times, rounds: now.rounds + round * times });
    }
  if (!steps.size) return null;
  return html`<table class="steps">
    <thead>
      <tr>
        ${["step", "reached", "round"].map(
          (column) => html`<th key=${column} scope="col">${say(`editor-report-${column}`)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${[...steps].map(
        ([name, { times, rounds }]) =>
          html`<tr key=${name}>
            <th scope="row">${name}</th>
            <td>${percent(times / all)}</td>
            <td>${times ? (rounds / times).toFixed(1) : "–"}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What no match saw, by kind. @returns {Record<string, string[]>} */
function never() {
  const [first, ...rest] = found.value.map((one) => one.never);
  const left = Object.entries(first ?? {}).map(([kind, names]) => [
    kind,
    /** @type {string[]} */ (names).filter((name) => rest.every((other) => (other[kind] ?? []).includes(name))),
  ]);
  return Object.fromEntries(left.filter(([, names]) => names.length));
}
