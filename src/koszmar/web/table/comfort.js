// How I like the table, and which keys it knows: one sheet, opened with ? or from the top bar.
import { html } from "../lib/html.js";
import { letters, pace, payments, sound } from "../lib/comfort.js";
import { Over } from "../lib/over.js";
import { light } from "../lib/settings.js";
import { play } from "../lib/sound.js";
import { say } from "../lib/words.js";
import { allow, canNotify, notify, tremble } from "../lib/turn.js";
import { comfort, view } from "./state.js";

/** What can be wished, each with its name. @type {Record<string, [string, string][]>} */
const WISHES = {
  pace: [
    ["steps", "web-pace-steps"],
    ["slow", "web-pace-slow"],
    ["normal", "web-pace-normal"],
    ["quick", "web-pace-quick"],
    ["none", "web-pace-none"],
  ],
  sound: [
    ["off", "web-sound-off"],
    ["on", "web-sound-on"],
  ],
  light: [
    ["night", "web-light-night"],
    ["day", "web-light-day"],
  ],
  letters: [
    ["usual", "web-letters-usual"],
    ["large", "web-letters-large"],
    ["larger", "web-letters-larger"],
  ],
  payments: [
    ["self", "web-payments-self"],
    ["ask", "web-payments-ask"],
  ],
};

/** Keys, and the message that says what they do; the one without a sign is the long one. @type {[string, string][]} */
const KEYS = [
  ["1–9", "web-key-answer"],
  ["← ↑ ↓ →", "web-key-walk"],
  ["Enter", "web-key-touch"],
  ["Z", "web-key-closer"],
  ["H", "web-key-hint"],
  ["W", "web-key-why"],
  ["U", "web-key-undo"],
  ["L", "web-key-log"],
  ["M", "web-key-mine"],
  ["S", "web-key-recall"],
  ["G", "web-key-aim"],
  ["T", "web-key-text"],
  ["", "web-key-skip"],
  ["Esc", "web-key-away"],
  ["?", "web-key-help"],
];

/** @type {[string, string][]} keys that a map knows besides */
const MAP_KEYS = [
  ["+ − 0", "web-key-zoom"],
  ["⇧ ← ↑ ↓ →", "web-key-pan"],
  ["PgUp PgDn", "web-key-area"],
  ["R", "web-key-turn"],
];

export function Comfort() {
  if (!comfort.value) return null;
  const listen = (/** @type {string} */ wish) => {
    sound.value = wish;
    play("heart");
  };
  return html`<${Over} kind="comfort" label=${say("web-comfort")} shut=${() => (comfort.value = false)}>
    <h2>${say("web-comfort")}</h2>
    <${Wish} title="web-pace" all=${WISHES.pace} now=${pace.value}
        take=${(/** @type {string} */ one) => (pace.value = one)} />
    <${Wish} title="web-sound" all=${WISHES.sound} now=${sound.value} take=${listen} />
    <${Wish} title="web-light" all=${WISHES.light} now=${light.value}
        take=${(/** @type {string} */ one) => (light.value = one)} />
    <${Wish} title="web-letters" all=${WISHES.letters} now=${letters.value}
        take=${(/** @type {string} */ one) => (letters.value = one)} />
    <${Wish} title="web-payments" all=${WISHES.payments} now=${payments.value}
        take=${(/** @type {string} */ one) => (payments.value = one)} />
    <${Calling} />
    <h3>${say("web-keys")}</h3>
    <dl>${[...KEYS,
        ...(view.value?.boards.length ? MAP_KEYS : [])].map(
        ([key, meaning]) =>
        html`<div key=${key}><dt><kbd>${key || say("web-key-space")}</kbd></dt><dd>${say(meaning)}</dd></div>`)}</dl>
  <//>`;
}

/** How I am called when it is my turn. */
function Calling() {
  const refused = canNotify() && Notification.permission === "denied";
  const call = (/** @type {string} */ wish) => (wish === "on" ? allow() : (notify.value = "off"));
  return html`${
    canNotify() && !refused
      ? html`<${Wish} title="web-notify" now=${notify.value === "on" ? "on" : "off"} take=${call}
          all=${[
            ["off", "web-notify-off"],
            ["on", "web-notify-on"],
          ]} />`
      : html`<p class="note">${say(refused ? "web-notify-refused" : "web-notify-https")}</p>`
  }
  ${
    "vibrate" in navigator &&
    matchMedia("(pointer: coarse)").matches &&
    html`<${Wish} title="web-tremble" now=${tremble.value}
        take=${(/** @type {string} */ one) => (tremble.value = one)}
        all=${[
          ["on", "web-yes"],
          ["off", "web-no"],
        ]} />`
  }`;
}

/** @param {{title: string, all: [string, string][], now: string, take: (one: string) => void}} props */
function Wish({ title, all, now, take }) {
  return html`<fieldset><legend>${say(title)}</legend>
    ${all.map(
        ([one, name]) =>
        html`<label key=${one}>
          <input type="radio" name=${title} checked=${one === now} autofocus=${one === now}
          onChange=${() => take(one)} /><span>${say(name)}</span></label>`)}
  </fieldset>`;
}
