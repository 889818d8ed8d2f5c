// Laying a table: who sits where, how hard, which readings. Everything comes from what the game says of itself.
import { bestBot } from "../lib/catalogue.js";
import { beginGuide } from "../lib/guided.js";
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { myName } from "../lib/me.js";
import { lang } from "../lib/settings.js";
import { keepTable } from "../lib/tables.js";
import { dress } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { createTable } from "../net/api.js";
import { Picture } from "./picture.js";
import { changed, Setting } from "./setting.js";
import { seated, Sitters } from "./sitters.js";

/** @typedef {import("../lib/catalogue.js").Game} Game */
/** @typedef {import("../lib/catalogue.js").Field} Field */
/** @typedef {Record<"options" | "rulings" | "parameters", Record<string, any>>} Chosen */

/** @param {{game: Game, done: (ring: import("../lib/keyring.js").Ring) => void, back: () => void, read: () => void}}
 *   props */
export function Laying({ game, done, back, read }) {
  const [least, most] = game.players;
  const bot = { who: "bot", bot: bestBot(game.bots), name: "" };
  const [sitters, setSitters] = useState([
    { ...bot, who: "me", name: myName.value },
    ...Array.from({ length: Math.max(least, Math.min(3, most)) - 1 }, () => bot),
  ]);
  const [chosen, setChosen] = useState(/** @type {Chosen} */ ({ options: {}, rulings: {}, parameters: {} }));
  const [trouble, setTrouble] = useState({ name: "", detail: "" });
  useEffect(() => void dress(game.id), [game.id]);
  const lay = async () => {
    const { here, free, ...who } = seated(sitters);
    const me = sitters.find((one) => one.who === "me");
    if (me?.name.trim()) myName.value = me.name.trim();
    try {
      const wish = { game: game.id, players: sitters.length, ...who, free, room: free.length > 0 };
      const made = await createTable({
        ...wish,
        options: changed(game.options, chosen.options),
        rulings: changed(game.rulings, chosen.rulings),
        parameters: changed(game.parameters, chosen.parameters),
      });
      done(keepTable(made, here));
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      setTrouble({ name, detail: name === "bad-setting" ? message : "" });
    }
  };
  const learn = () =>
    beginGuide(game.id).catch((error) => setTrouble({ name: /** @type {Error} */ (error).name, detail: "" }));
  const all = (/** @type {keyof Chosen} */ group) =>
    game[group].map(
      (one) => html`<${Setting} key=${one.name} setting=${one} value=${chosen[group][one.name]} seats=${sitters.length}
    put=${(/** @type {string} */ name, /** @type {any} */ value) =>
      setChosen((old) => ({ ...old, [group]: { ...old[group], [name]: value } }))} />`,
    );
  const turned = (/** @type {keyof Chosen} */ group) => Object.keys(changed(game[group], chosen[group])).length;
  if (!words.value.has(game.options[0]?.message ?? "web-title"))
    return html`<p class="nothing">${say("web-line-opening")}</p>`;
  return html`<div class="laying">
    <section class="who-sits" aria-label=${say("web-who-sits")}>
      <header><h2>${game.title[lang.value] ?? game.title.en}</h2><p>${say("web-who-sits")}</p></header>
      <${Sitters} sitters=${sitters} change=${setSitters} bots=${game.bots}><${Picture} game=${game.id} /><//>
      <p class="more">
        ${sitters.length < most
          && html`<button type="button" onClick=${() => setSitters([...sitters, bot])}>+ ${say("web-more-seat")}
            </button>`}
        ${sitters.length > least
          && html`<button type="button" onClick=${() => setSitters(sitters.slice(0, -1))}>− ${say("web-less-seat")}
            </button>`}</p>
    </section>
    <section class="letter">
      ${game.guide && html`<button type="button" class="first-evening" onClick=${learn}>
        <${Icon} name="candle-light" /><span><b>${say("web-first-evening")}</b>
        <small>${say("web-first-evening-note")}</small></span></button>`}
      <h3>${say("web-how")}</h3>
      ${all("options")}
      ${game.rulings.length > 0
        && html`<details class="readings"><summary>
          ${say("web-readings")} <${Turned} count=${turned("rulings")} /></summary><p>${say("web-readings-note")}</p>
          ${all("rulings")}</details>`}
      ${game.parameters.length > 0
        && html`<details class="readings"><summary>
          ${say("web-designers")} <${Turned} count=${turned("parameters")} /></summary><p>
          ${say("web-designers-note")}</p>${all("parameters")}</details>`}
      <p class="reference"><button type="button" class="quiet" onClick=${read}>
        <${Icon} name="rule-book" /> ${say("web-rules-of-game")}</button></p>
      ${
        game.editor &&
        html`<p class="reference"><a class="quiet" href=${game.editor}>
        <${Icon} name="quill-ink" /> ${say("web-write-scenario")}</a></p>`
      }
    </section>
    <p class="after">${trouble.name
      && html`<span class="notice" role="alert">${say(`web-error-${trouble.name}`)} <small lang="en">
        ${trouble.detail}</small></span>`}
      <button type="button" class="big" onClick=${lay}>${say("web-lay-table")}</button>
      <button type="button" class="plain" onClick=${back}>${say("web-back")}</button></p>
  </div>`;
}

/** How many settings of a fold have been turned. @param {{count: number}} props */
function Turned({ count }) {
  return count > 0 ? html`<small>${say("web-turned", { count })}</small>` : null;
}
