// A new table out of this one: play on from a moment, or once more with a new seed. The same people sit in the same
// seats with the keys they have, under the same names and, if they like, as the same characters.
import { bestBot, fetchGames, gameOf, unavailable } from "../lib/catalogue.js";
import { html, useEffect, useState } from "../lib/html.js";
import { ringOf } from "../lib/keyring.js";
import { Over } from "../lib/over.js";
import { keepTable } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { seated, Sitters } from "../lobby/sitters.js";
import { shutPanel } from "./panels.js";
import { branch } from "./play.js";
import * as state from "./state.js";

/** @typedef {import("../lobby/sitters.js").Sitter} Sitter */

/** @param {{from: number | null}} props the choice to play on from; null begins anew */
export function Seating({ from }) {
  const table = state.summary.value;
  const game = gameOf(table?.game);
  const isWaiting = !game && !unavailable.value; // without it nobody knows which setting gives the characters
  useEffect(fetchGames, []);
  const bots = game?.bots ?? [];
  const [before] = useState(sameAgain(table, bots));
  const [sitters, setSitters] = useState(before);
  const field = from === null ? game?.options.find((one) => one.by === "seat") : undefined;
  const known = field && charactersOf(field);
  const [same, setSame] = useState(true);
  const stay = from !== null || (known && same);
  const parts = stay ? (state.view.value?.panels ?? []).map((panel) => say(panel.name)) : [];
  const go = async () => {
    const { here, seats, names } = seated(sitters);
    const keep = sitters.flatMap((one, seat) => (one.who !== "bot" && isThere(one, before[seat]) ? [seat] : []));
    const free = sitters.flatMap((one, seat) => (one.who === "link" && !keep.includes(seat) ? [seat] : []));
    const { [field?.name ?? ""]: _, ...others } = table.options;
    const options = field && (known && same ? { ...others, [field.name]: known } : others);
    const made = await branch({ choice: from, seats, names, keep, free, ...(from === null ? { options } : {}) });
    if (!made) return shutPanel();
    keepTable(made, here, ringOf(table.code)?.keys ?? []);
    location.hash = `table=${made.code}`;
  };
  if (!table) return null;
  return html`<${Over} kind="seating" label=${say("web-who-sits")} shut=${shutPanel}>
    <h2>${say(from === null ? "web-rematch" : "web-branch")}</h2>
    <p class="note">${from === null ? say("web-rematch-note") : say("web-branch-note", { choice: from })}
      ${before.some((one) => one.who === "link") ? ` ${say("web-same-people")}` : ""}</p>
    <${Sitters} sitters=${sitters} change=${setSitters} bots=${bots} parts=${parts} />
    ${known && html`<label class="put-in"><input type="checkbox" checked=${same}
      onChange=${(/** @type {any} */ event) => setSame(event.target.checked)} /> ${say("web-same-characters")}</label>`}
    <p class="after"><button type="button" class="big" disabled=${isWaiting} onClick=${go}>
      ${say("web-lay-table")}</button></p>
  <//>`;
}

/** Whether the same people sit in a seat as before: here, or elsewhere with a key of their own.
 * @param {Sitter} now @param {Sitter} before */
const isThere = (now, before) =>
  before.who !== "bot" && (now.who === "link") === (before.who === "link");

/** Whom every seat played, if that can be given beforehand: the values of such a setting name portraits.
 * @param {import("../lib/catalogue.js").Field} field @returns {string[] | null} */
function charactersOf(field) {
  const played = (state.view.value?.panels ?? []).map((panel) => panel.portrait);
  const all = new Set(field.choices?.map((choice) => choice.value));
  return played.length > 0 && new Set(played).size === played.length && played.every((one) => all.has(one))
    ? played
    : null;
}

/** The same people in the same seats, as this browser sees them.
 * @param {any} table @param {string[]} bots @returns {Sitter[]} */
function sameAgain(table, bots) {
  const mine = (table && ringOf(table.code)?.mine) ?? [];
  const first = mine[0];
  return (table?.seats ?? []).map(
    (/** @type {{seat: number, player: string, name: string}} */ { seat, player, name }) => ({
      who: player !== "human" ? "bot" : seat === first ? "me" : mine.includes(seat) ? "device" : "link",
      bot: player === "human" ? bestBot(bots) : player,
      name,
    }),
  );
}
