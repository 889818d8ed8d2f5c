// A new table out of this one: play on from a moment, or once more with a new seed. First, who sits where.
import { bestBot, gameOf } from "../lib/catalogue.js";
import { html, useState } from "../lib/html.js";
import { ringOf } from "../lib/keyring.js";
import { Over } from "../lib/over.js";
import { keepTable } from "../lib/tables.js";
import { say } from "../lib/words.js";
import { Invitation } from "../lobby/invitation.js";
import { seated, Sitters } from "../lobby/sitters.js";
import { createTable } from "../net/api.js";
import { shutPanel } from "./panels.js";
import { branch } from "./play.js";
import * as state from "./state.js";

/** @typedef {import("../lib/keyring.js").Ring} Ring */

/** @param {{from: number | null}} props the choice to play on from; null begins anew */
export function Seating({ from }) {
  const table = state.summary.value;
  const bots = gameOf(table?.game)?.bots ?? [];
  const [sitters, setSitters] = useState(sameAgain(table, bots));
  const [made, setMade] = useState(/** @type {Ring | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const go = async () => {
    const { here, ...who } = seated(sitters);
    const { game, players, options, rulings, parameters } = table;
    try {
      const opened =
        from === null
          ? await createTable({ game, players, options, rulings, parameters, ...who })
          : await branch(from, who.seats);
      if (!opened) return shutPanel();
      const ring = keepTable(opened, here);
      if (Object.keys(ring.friends).length) setMade(ring);
      else location.hash = `table=${ring.code}`;
    } catch (error) {
      setTrouble(say(`web-error-${/** @type {Error} */ (error).name}`));
    }
  };
  if (!table) return null;
  if (made)
    return html`<${Over} kind="seating" label=${say("web-invite")} shut=${shutPanel}>
      <${Invitation} ring=${made} names=${sitters.map((one) => one.name)} /><//>`;
  return html`<${Over} kind="seating" label=${say("web-who-sits")} shut=${shutPanel}>
    <h2>${say(from === null ? "web-rematch" : "web-branch")}</h2>
    <p class="note">${from === null ? say("web-rematch-note") : say("web-branch-note", { choice: from })}</p>
    <${Sitters} sitters=${sitters} change=${setSitters} bots=${bots} named=${from === null} />
    ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}
    <p class="after"><button type="button" class="big" onClick=${go}>${say("web-lay-table")}</button></p>
  <//>`;
}

/** The same people in the same seats, as this browser sees them.
 * @param {any} table @param {string[]} bots @returns {import("../lobby/sitters.js").Sitter[]} */
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
