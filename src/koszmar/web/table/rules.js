// The rules reference: the ledger, searchable in both languages; the rule that asks stands on top.
import { html, signal, useEffect, useState } from "../lib/html.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { ledger } from "../net/api.js";
import { report } from "./play.js";
import { rule } from "./state.js";

/** @typedef {{id: string, section: string, en: string, pl: string, certain?: boolean}} Statement */

/** @type {import("../lib/html.js").Signal<Record<string, Statement[]>>} */
const ledgers = signal({});
const MOST = 60;

/** @param {{view: {game: string}}} props */
export function Rules({ view }) {
  const [sought, setSought] = useState("");
  const all = ledgers.value[view.game];
  useEffect(() => {
    if (!all) ledger(view.game).then((found) => (ledgers.value = { ...ledgers.value, [view.game]: found })).catch(() => {});
  }, [view.game]);
  const asked = all?.find((one) => one.id === rule.value);
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = (all ?? []).filter((one) => parts.every((part) => `${one.id} ${one.section} ${one.en} ${one.pl}`.toLowerCase().includes(part)));
  const near = parts.length ? hits : asked ? hits.filter((one) => one.section === asked.section && one !== asked) : hits;
  return html`<div class="rules">
    <input type="search" value=${sought} onInput=${(/** @type {any} */ event) => setSought(event.target.value)} aria-label=${say("web-rules-search")} placeholder=${say("web-rules-search")} />
    ${asked && !parts.length && html`<div class="asked-by"><h2>${say("web-this-rule")}</h2><${One} statement=${asked} /></div>`}
    ${!all && html`<p class="nothing">${say("web-loading")}</p>`}
    ${all && near.length === 0 && html`<p class="nothing">${say("web-rules-none")}</p>`}
    <ul>${near.slice(0, MOST).map((one) => html`<li key=${one.id}><${One} statement=${one} /></li>`)}</ul>
    ${near.length > MOST && html`<p class="nothing">${say("web-rules-more", { count: near.length - MOST })}</p>`}
    <${Complaint} />
  </div>`;
}

/** Something went against the rules: a note, saved with the record. */
function Complaint() {
  const [note, setNote] = useState("");
  const [done, setDone] = useState(false);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (note.trim() && (await report(note.trim()))) setDone(true);
  };
  if (done) return html`<p class="nothing" role="status">${say("web-report-done")}</p>`;
  return html`<details class="complaint"><summary>${say("web-report")}</summary><form onSubmit=${send}>
    <input value=${note} maxlength="2000" aria-label=${say("web-report-note")} placeholder=${say("web-report-note")} onInput=${(/** @type {any} */ event) => setNote(event.target.value)} />
    <button type="submit">${say("web-send")}</button></form></details>`;
}

/** @param {{statement: Statement}} props */
function One({ statement }) {
  return html`<p>${lang.value === "pl" ? statement.pl : statement.en}</p><code>${statement.id}</code>
    ${statement.certain === false && html`<small>${say("web-rules-reading")}</small>`}`;
}
