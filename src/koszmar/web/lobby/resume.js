// My tables: which game, who plays, whose turn it is, when I was last there; a way back to each, and a way to forget
// it.
import { botName } from "./sitters.js";
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { amend, forget, rings } from "../lib/keyring.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { summary } from "../net/api.js";

const SHOWN = 6;

export function Resume() {
  const [known, setKnown] = useState(rings());
  const [all, setAll] = useState(false);
  const [told, setTold] = useState(/** @type {Record<string, any>} */ ({}));
  const shown = all ? known : known.slice(0, SHOWN);
  const drop = (/** @type {string} */ code) => {
    forget(code);
    setKnown((old) => old.filter((ring) => ring.code !== code));
  };
  useEffect(() => {
    for (const { code, game } of shown.filter((ring) => !told[ring.code]))
      summary(code).then(
        (found) => {
          if (!game) amend(code, { game: found.game });
          setTold((old) => ({ ...old, [code]: found }));
        },
        (error) => error.name === "no-such-table" && drop(code),
      );
  }, [all]);
  return html`<section class="resume"><h2>${say("web-resume")}</h2>
    ${known.length === 0 && html`<p class="nothing">${say("web-resume-none")}</p>`}
    <ul>${shown.map(
        (ring) =>
        html`<${Mine} key=${ring.code} ring=${ring} table=${told[ring.code]} drop=${() => drop(ring.code)} />`)}</ul>
    ${known.length > shown.length
      && html`<button type="button" class="quiet" onClick=${() => setAll(true)}>
        ${say("web-resume-all", { count: known.length - shown.length })}</button>`}
  </section>`;
}

/** @param {{ring: import("../lib/keyring.js").Ring, table: any, drop: () => void}} props */
function Mine({ ring, table, drop }) {
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
  const turn =
    !table || table.over
      ? ""
      : table.asked.some((/** @type {number} */ seat) => mine.includes(seat))
        ? "my-turn"
        : "others";
  const state = !table
    ? ""
    : table.over
      ? say("web-over")
      : turn === "my-turn"
        ? say("web-your-turn")
        : say("web-turn-of", { names: table.asked.map(called).join(", ") });
  return html`<li class=${`table-of-mine ${turn}`}><a href=${`#table=${ring.code}`}>
      <${Icon} name=${table?.over ? "tied-scroll" : turn === "my-turn" ? "candle-light" : "hourglass"} />
      <span class="what"><b>${game ? say(`game-${game}`) : ring.code}</b> <i>${state}</i>
        <small>${table && html`${table.seats.map((/** @type {any} */ one) => called(one.seat)).join(", ")} · `}
          <span class="code">${ring.code}</span> · ${ago(ring.at)}</small></span></a>
    <button type="button" onClick=${drop} title=${say("web-resume-forget")}>
      <${Icon} name="cross-mark" label=${`${say("web-resume-forget")} ${ring.code}`} /></button></li>`;
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
