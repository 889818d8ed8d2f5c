// What lies over the table for a moment: a card held close, several answers on one thing, a pile spread out, the
// curtain.
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { Over } from "../lib/over.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { Closeup } from "./closeup.js";
import { Owner } from "./owner.js";
import { panel } from "./panels.js";
import { passed, reseat, whyNot } from "./play.js";
import { Answer, openRule } from "./question.js";
import { Portrait } from "./seats.js";
import { Seating } from "./seating.js";
import { Share } from "./share.js";
import * as state from "./state.js";

export function Overlays() {
  const view = state.view.value;
  const pile = view?.zones.find((zone) => zone.id === state.spread.value);
  const shutMenu = () => (state.menu.value = []);
  const open = panel.value;
  useEffect(() => () => void (panel.value = null), []);
  if (!view) return null;
  if (state.curtain.value !== null) return html`<${Curtain} seat=${state.curtain.value} view=${view} />`;
  if (state.zoomed.value) return html`<${Close} key=${state.zoomed.value.id} card=${state.zoomed.value} />`;
  if (state.menu.value.length)
    return html`<${Over} kind="menu" label=${say("web-which")} shut=${shutMenu}><h2>${say("web-which")}</h2>
      <ol>${state.menu.value.map(
          (choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}</ol><//>`;
  if (pile)
    return html`<${Over} kind="spread" label=${say(pile.title)} shut=${() => (state.spread.value = "")}><h2>
      ${say(pile.title)} <span class="number">${pile.count}</span></h2>
      <div class="cards">${pile.cards.map((card) => html`<${Card} key=${card.id} card=${card} />`)}</div><//>`;
  if (state.farewell.value) return html`<${Farewell} ...${state.farewell.value} />`;
  if (open?.kind === "owner") return html`<${Owner} />`;
  if (open?.kind === "share") return html`<${Share} />`;
  if (open) return html`<${Seating} key=${open.kind} from=${open.kind === "branch" ? open.choice : null} />`;
  return null;
}

/** @param {{card: import("../lib/view.js").Held}} props */
function Close({ card }) {
  const [reasons, setReasons] = useState(/** @type {{text: string, rule: string}[]} */ ([]));
  useEffect(() => {
    if (state.mine.value && !state.answers.value.has(card.id)) whyNot(card.id).then(setReasons);
  }, []);
  const choices = state.answers.value.get(card.id) ?? [];
  const read = (/** @type {string} */ rule) => () => {
    state.zoomed.value = null;
    openRule(rule);
  };
  return html`<${Over} kind="closeup" label=${say(card.title)} shut=${() => (state.zoomed.value = null)}>
    <${Closeup} held=${card} />
    ${choices.length > 0
      && html`<ol>
        ${choices.map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}
        </ol>`}
    ${reasons.map(
      (reason) => html`<p class="reason" key=${reason.text}><b>${say("web-why-not")}</b> ${reason.text}
      <button type="button" class="para" onClick=${read(reason.rule)}>
        <${Icon} name="rule-book" /> ${say("web-log-rule")}</button></p>`,
    )}
  <//>`;
}

/** Two people on one device: nobody sees a foreign hand.
 * @param {{seat: number, view: import("../lib/view.js").View}} props */
function Curtain({ seat, view }) {
  const panel = view.panels[seat];
  return html`<${Over} kind="curtain" label=${say("web-curtain", { seat: panel.name })}>
    <${Portrait} panel=${panel} /><h2>${say("web-curtain", { seat: panel.name })}</h2><p>${say("web-curtain-note")}</p>
    <button type="button" class="big" onClick=${passed}>${say("web-curtain-open", { seat: panel.name })}</button><//>`;
}

/** The last person is about to leave the table to the bots. @param {{seat: number, player: string}} props */
function Farewell({ seat, player }) {
  const shut = () => (state.farewell.value = null);
  const give = () => {
    shut();
    reseat(seat, player, true);
  };
  return html`<${Over} kind="farewell" label=${say("web-farewell")} shut=${shut}>
    <h2>${say("web-farewell")}</h2><p>${say("web-farewell-note")}</p>
    <p class="after"><button type="button" onClick=${give}>${say("web-farewell-yes")}</button>
      <button type="button" class="big" autofocus onClick=${shut}>${say("web-farewell-no")}</button></p><//>`;
}
