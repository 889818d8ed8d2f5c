// A record from a file: what it is, who sits down to play it on, and whether it is honest.
import { bestBot, gameOf } from "../lib/catalogue.js";
import { html, useEffect, useState } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { keepTable } from "../lib/tables.js";
import { dress } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { loadRecord, verifyRecord } from "../net/api.js";
import { Picture } from "./picture.js";
import { seated, Sitters } from "./sitters.js";

/** @typedef {{text: string, game: string, players: number, choices: number}} Found */

/** What a text says of itself; nothing if it is no record. @param {string} text @returns {Found | null} */
export function readRecord(text) {
  try {
    const whole = JSON.parse(text);
    const told = whole.record ?? whole; // a checkpoint holds its record
    const players = Number(told.players);
    return typeof told.game === "string" && players > 0
      ? { text, game: told.game, players, choices: told.choices?.length ?? 0 }
      : null;
  } catch {
    return null;
  }
}

/** @param {{found: Found, done: (ring: import("../lib/keyring.js").Ring) => void, back: () => void}} props */
export function Record({ found, done, back }) {
  const game = gameOf(found.game);
  const bots = game?.bots ?? [];
  const [sitters, setSitters] = useState(
    Array.from({ length: found.players }, (_, seat) => ({ who: seat ? "device" : "me", bot: bestBot(bots), name: "" })),
  );
  const [trouble, setTrouble] = useState("");
  const [honest, setHonest] = useState("");
  useEffect(() => void dress(found.game), [found.game]);
  const failed = (/** @type {any} */ error) => setTrouble(say(`web-error-${error.name}`));
  const lay = () => {
    const { seats, here, free } = seated(sitters);
    loadRecord(found.text, seats, free).then((made) => done(keepTable(made, here)), failed);
  };
  const verify = () =>
    verifyRecord(found.text).then(
      (said) =>
        setHonest(
          said.good
            ? say("web-verify-replayed", { count: said.choices ?? 0 })
            : say("web-verify-broken", { choice: said.choice ?? 0 }),
        ),
      failed,
    );
  return html`<div class="laying from-record">
    <section class="who-sits" aria-label=${say("web-who-sits")}>
      <header><h2>${game ? (game.title[lang.value] ?? game.title.en) : found.game}</h2><p>
        ${say("web-record-holds", { count: found.choices })} ${say("web-who-sits")}</p></header>
      <${Sitters} sitters=${sitters} change=${setSitters} bots=${bots} named=${false}>
        <${Picture} game=${found.game} /><//>
    </section>
    ${honest && html`<p class="notice" role="status">${honest}</p>`}
    ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}
    <p class="after"><button type="button" class="big" onClick=${lay}>${say("web-lay-table")}</button>
      <button type="button" class="plain" onClick=${verify}>${say("web-verify")}</button>
      <button type="button" class="plain" onClick=${back}>${say("web-back")}</button></p>
  </div>`;
}
