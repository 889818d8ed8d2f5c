// Laying a table: who sits where, how hard, which readings. Everything comes from what the game says of itself.
import { html, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { keepTable } from "../lib/tables.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { createTable } from "../net/api.js";
import { changed, Setting } from "./setting.js";
import { Picture } from "./picture.js";

/** Who can sit in a seat: me, somebody at this device, somebody with a link, a bot. */
const SITTERS = { me: "person", device: "laptop", link: "linked-rings", bot: "clockwork" };

/** @param {{game: any, done: (ring: import("../lib/keyring.js").Ring) => void, back: () => void}} props */
export function Laying({ game, done, back }) {
  const [least, most] = game.players;
  const best = game.bots.includes("sensible") ? "sensible" : game.bots[0];
  const [seats, setSeats] = useState(["me", ...Array.from({ length: Math.max(least, Math.min(3, most)) - 1 }, () => "bot")]);
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const [chosen, setChosen] = useState({ options: {}, rulings: {}, parameters: {} });
  const [trouble, setTrouble] = useState("");
  const put = (/** @type {string} */ group) => (/** @type {string} */ name, /** @type {any} */ value) =>
    setChosen({ ...chosen, [group]: { .../** @type {any} */ (chosen)[group], [name]: value } });
  const lay = async () => {
    try {
      const made = await createTable({
        game: game.id, players: seats.length,
        options: changed(game.options, chosen.options), rulings: changed(game.rulings, chosen.rulings), parameters: changed(game.parameters, chosen.parameters),
        seats: seats.map((who) => (who === "bot" ? best : "human")), names: seats.map((_, seat) => names[seat] ?? ""),
      });
      done(keepTable(made, seats.flatMap((who, seat) => (who === "me" || who === "device" ? [seat] : []))));
    } catch (error) {
      setTrouble(/** @type {Error} */ (error).message || say(`web-error-${/** @type {Error} */ (error).name}`));
    }
  };
  const spoken = game.options.filter((/** @type {any} */ one) => one.message && one.type === "choice");
  return html`<div class="laying">
    <section class="which"><${Picture} game=${game.id} /><h2>${game.title[lang.value] ?? game.title.en}</h2></section>
    <section class="who-sits"><h3>${say("web-who-sits")}</h3>
      <ol>${seats.map((who, seat) => html`<li key=${seat}><span class="place">${seat + 1}</span>
        <span class="sitters" role="radiogroup" aria-label=${say("web-seat-number", { number: seat + 1 })}>${Object.entries(SITTERS).map(([kind, icon]) => html`<button type="button" role="radio" key=${kind}
          aria-checked=${who === kind} aria-label=${say(`web-seat-${kind}`)} title=${say(`web-seat-${kind}`)} onClick=${() => setSeats(seats.map((old, at) => (at === seat ? kind : old)))}><${Icon} name=${icon} /><span aria-hidden="true">${say(`web-seat-${kind}`)}</span></button>`)}</span>
        ${who !== "bot" && html`<input value=${names[seat] ?? ""} maxlength="40" placeholder=${say("web-name")} aria-label=${say("web-name")}
          onInput=${(/** @type {any} */ event) => setNames(Object.assign([...names], { [seat]: event.target.value }))} />`}
      </li>`)}</ol>
      <p class="more">${seats.length < most && html`<button type="button" onClick=${() => setSeats([...seats, "bot"])}>+ ${say("web-more-seat")}</button>`}
        ${seats.length > least && html`<button type="button" onClick=${() => setSeats(seats.slice(0, -1))}>− ${say("web-less-seat")}</button>`}</p>
    </section>
    <section class="how"><h3>${say("web-how")}</h3>
      ${spoken.map((/** @type {any} */ one) => html`<${Setting} key=${one.name} setting=${one} value=${/** @type {any} */ (chosen.options)[one.name]} put=${put("options")} />`)}</section>
    <details class="readings"><summary>${say("web-readings")}</summary><p>${say("web-readings-note")}</p>
      ${game.rulings.map((/** @type {any} */ one) => html`<${Setting} key=${one.name} setting=${one} value=${/** @type {any} */ (chosen.rulings)[one.name]} put=${put("rulings")} />`)}</details>
    <details class="readings"><summary>${say("web-printed-numbers")}</summary>
      ${game.parameters.filter((/** @type {any} */ one) => one.type === "number").map((/** @type {any} */ one) => html`<${Setting} key=${one.name} setting=${one} value=${/** @type {any} */ (chosen.parameters)[one.name]} put=${put("parameters")} />`)}</details>
    ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}
    <p class="after"><button type="button" class="big" onClick=${lay}>${say("web-lay-table")}</button><button type="button" onClick=${back}>${say("web-back")}</button></p>
  </div>`;
}
