// What lies over the table for a moment: a card held close, several answers on one thing, a pile spread out, the curtain.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { passed, whyNot } from "./play.js";
import { Answer } from "./question.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";

/** A dialog that takes the focus, and gives it back where it was. @param {{label: string, shut?: () => void, kind: string, children?: any}} props */
function Over({ label, shut, kind, children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    ref.current?.showModal();
    return () => before?.focus?.();
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    shut?.();
  };
  return html`<dialog ref=${ref} class=${`over ${kind}`} aria-label=${label} onCancel=${cancel}
      onClick=${(/** @type {Event} */ event) => event.target === ref.current && shut?.()}>
    ${children}
    ${shut && html`<button type="button" class="shut" onClick=${shut} aria-label=${say("web-close")}><${Icon} name="cross-mark" /></button>`}
  </dialog>`;
}

export function Overlays() {
  const view = state.view.value;
  const pile = view?.zones.find((zone) => zone.id === state.spread.value);
  const shutMenu = () => (state.menu.value = []);
  if (!view) return null;
  if (state.curtain.value !== null) return html`<${Curtain} seat=${state.curtain.value} view=${view} />`;
  if (state.zoomed.value) return html`<${Close} key=${state.zoomed.value.id} card=${state.zoomed.value} />`;
  if (state.menu.value.length)
    return html`<${Over} kind="menu" label=${say("web-which")} shut=${shutMenu}><h2>${say("web-which")}</h2>
      <ol>${state.menu.value.map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}</ol><//>`;
  if (pile)
    return html`<${Over} kind="spread" label=${say(pile.title)} shut=${() => (state.spread.value = "")}><h2>${say(pile.title)} <span class="number">${pile.count}</span></h2>
      <div class="cards">${pile.cards.map((card) => html`<${Card} key=${card.id} card=${card} />`)}</div><//>`;
  return null;
}

/** @param {{card: import("../lib/view.js").Card}} props */
function Close({ card }) {
  const [reasons, setReasons] = useState(/** @type {{text: string, rule: string}[]} */ ([]));
  useEffect(() => {
    if (state.mine.value && !state.answers.value.has(card.id)) whyNot(card.id).then(setReasons);
  }, []);
  const choices = state.answers.value.get(card.id) ?? [];
  return html`<${Over} kind="closeup" label=${say(card.title)} shut=${() => (state.zoomed.value = null)}>
    <${Card} card=${card} close />
    ${choices.length > 0 && html`<ol>${choices.map((choice, index) => html`<${Answer} key=${choice.key} choice=${choice} number=${index + 1} />`)}</ol>`}
    ${reasons.map((reason) => html`<p class="reason" key=${reason.text}><b>${say("web-why-not")}</b> ${reason.text}</p>`)}
  <//>`;
}

/** Two people on one device: nobody sees a foreign hand. @param {{seat: number, view: import("../lib/view.js").View}} props */
function Curtain({ seat, view }) {
  const panel = view.panels[seat];
  return html`<${Over} kind="curtain" label=${say("web-curtain", { seat: panel.name })}>
    <${Portrait} panel=${panel} /><h2>${say("web-curtain", { seat: panel.name })}</h2><p>${say("web-curtain-note")}</p>
    <button type="button" class="big" onClick=${passed}>${say("web-curtain-open", { seat: panel.name })}</button><//>`;
}
