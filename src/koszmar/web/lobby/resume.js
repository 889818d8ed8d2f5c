// My tables: those that wait for me first, each with how far it is and who plays; a way back to each, and a way to
// forget it. Below them the matches that I have finished on this device.
import { botName } from "./sitters.js";
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { finished, forgetFinished } from "../lib/history.js";
import { amend, forget, ringOf, rings } from "../lib/keyring.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { glance } from "../net/api.js";

/** @typedef {import("../lib/keyring.js").Ring} Ring */
/** @typedef {import("../lib/history.js").Finished} Match */
/** @typedef {{table: any, waits: number[], status: string}} Glance */

const SHOWN = 6;

/** Above everything else in the lobby, if there are any. */
export function Resume() {
  const [known, setKnown] = useState(open());
  const [all, setAll] = useState(false);
  const [told, setTold] = useState(/** @type {Record<string, Glance>} */ ({}));
  const looked = known.slice(0, all ? known.length : 2 * SHOWN);
  const inOrder = looked.toSorted((one, other) => rank(told[one.code]) - rank(told[other.code]));
  const shown = inOrder.slice(0, all ? known.length : SHOWN);
  const drop = (/** @type {string} */ code) => {
    forget(code);
    setKnown((old) => old.filter((ring) => ring.code !== code));
  };
  useEffect(() => {
    for (const { code, game, keys } of looked)
      glance(code, lang.value, keys).then(
        (found) => {
          if (!game) amend(code, { game: found.table.game });
          setTold((old) => ({ ...old, [code]: found }));
        },
        (error) => error.name === "no-such-table" && drop(code),
      );
  }, [all, lang.value]);
  if (!known.length) return null;
  return html`<section class="resume mine-first"><h2>${say("web-resume")}</h2>
    <ul>${shown.map(
        (ring) =>
        html`<${Mine} key=${ring.code} ring=${ring} glance=${told[ring.code]} drop=${() => drop(ring.code)} />`)}</ul>
    ${known.length > shown.length
      && html`<button type="button" class="quiet" onClick=${() => setAll(true)}>
        ${say("web-resume-all", { count: known.length - shown.length })}</button>`}
  </section>`;
}

/** Tables whose end I have not seen yet. */
function open() {
  const ended = new Set(finished().map((match) => match.code));
  return rings().filter((ring) => !ended.has(ring.code));
}

/** Where a table stands in the list: it waits for me, people gather, others decide, it is over.
 * @param {Glance | undefined} glance */
function rank(glance) {
  if (!glance) return 2;
  if (glance.waits.length) return 0;
  if (glance.table.room) return 1;
  return glance.table.over ? 3 : 2;
}

/** @param {{ring: Ring, glance: Glance | undefined, drop: () => void}} props */
function Mine({ ring, glance, drop }) {
  const table = glance?.table;
  const game = table?.game ?? ring.game;
  const mine = ring.mine ?? [];
  const called = (/** @type {number} */ seat) => {
    const { name, player } = table.seats[seat];
    return (
      name ||
      (mine.includes(seat)
        ? say("web-me")
        : player === "human"
          ? say("web-seat-number", { number: seat + 1 })
          : botName(player))
    );
  };
  const waits = Boolean(glance?.waits.length);
  const state = !table
    ? ""
    : table.over
      ? say("web-over")
      : table.room
        ? say("web-gathering")
        : waits
          ? say("web-your-turn")
          : say("web-turn-of", { names: table.asked.map(called).join(", ") });
  return html`<li class=${`table-of-mine ${waits ? "my-turn" : ""}`}><a href=${`#table=${ring.code}`}>
      <${Icon} name=${table?.over ? "tied-scroll" : waits ? "candle-light" : "hourglass"} />
      <span class="what"><b>${game ? say(`game-${game}`) : ring.code}</b> <i>${state}</i>
        ${glance?.status && !table.over && html`<span class="how-far">${glance.status}</span>`}
        <small>${table && html`${table.seats.map((/** @type {any} */ one) => called(one.seat)).join(", ")} · `}
          <span class="code">${ring.code}</span> · ${ago(ring.at)}</small></span></a>
    <button type="button" onClick=${drop} title=${say("web-resume-forget")}>
      <${Icon} name="cross-mark" label=${`${say("web-resume-forget")} ${ring.code}`} /></button></li>`;
}

/** Matches that I have finished: how, with whom, how long; the timeline of each plays it again. */
export function History() {
  const [matches, setMatches] = useState(finished());
  const [all, setAll] = useState(false);
  if (!matches.length)
    return html`<section class="resume history"><h2>${say("web-history")}</h2>
      <p class="nothing">${say("web-history-none")}</p></section>`;
  const won = matches.filter((match) => match.fate === "won").length;
  const drop = (/** @type {string} */ code) => {
    forgetFinished(code);
    forget(code);
    setMatches(finished());
  };
  const shown = all ? matches : matches.slice(0, SHOWN);
  return html`<section class="resume history"><h2>${say("web-history")}</h2>
    <p class="tally">${say("web-history-tally", { count: matches.length, won })}</p>
    <ul>${shown.map((match) => html`<${Past} key=${match.code} match=${match} drop=${() => drop(match.code)} />`)}</ul>
    ${matches.length > shown.length
      && html`<button type="button" class="quiet" onClick=${() => setAll(true)}>
        ${say("web-history-all", { count: matches.length - shown.length })}</button>`}
  </section>`;
}

/** @param {{match: Match, drop: () => void}} props */
function Past({ match, drop }) {
  const { code, game, fate, names } = match;
  const day = new Intl.DateTimeFormat(say("web-dates"), { day: "numeric", month: "long" }).format(match.at);
  const how = html`<${Icon} name=${fate === "won" ? "sunrise" : fate === "lost" ? "evil-eyes" : "tied-scroll"} />
    <span class="what"><b>${say(`game-${game}`)}</b>
      <i>${say(fate === "won" ? "web-won" : fate === "lost" ? "web-lost" : "web-over")}</i>
      <small>${lengthText(match)}${names.length ? ` · ${names.join(", ")}` : ""} · ${day}</small></span>`;
  const label = `${say("web-replay")}: ${say(`game-${game}`)}, ${day}`;
  return html`<li class=${`table-of-mine past ${fate}`}>
    ${ringOf(code)
      ? html`<a href=${`#table=${code}&moment=0`} aria-label=${label} title=${say("web-replay")}>${how}</a>`
      : html`<span class="gone">${how}</span>`}
    <button type="button" onClick=${drop} title=${say("web-resume-forget")}>
      <${Icon} name="cross-mark" label=${`${say("web-resume-forget")} ${code}`} /></button></li>`;
}

/** How long a match was: choices, and time at the table as far as that is known.
 * @param {{choices: number, seconds: number}} match */
export function lengthText({ choices, seconds }) {
  const minutes = Math.round(seconds / 60);
  const text = say("web-length", { choices });
  if (minutes < 1) return text;
  const time = minutes < 60 ? say("web-minutes", { minutes })
    : say("web-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return `${time}, ${text}`;
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, in words. @param {number} at */
function ago(at) {
  const seconds = (Date.now() - at) / 1000;
  const words = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  for (const [unit, size] of UNITS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return say("web-just-now");
}
