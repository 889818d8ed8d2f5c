// The rules reference: one page about the game, its symbols, the ledger by chapters to be read through, searchable in
// both languages; the rule that was asked for stands on top.
import { html, signal, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { Jump } from "../lib/jump.js";
import { cut, partsOf, plain } from "../lib/seek.js";
import { lang } from "../lib/settings.js";
import { say, words } from "../lib/words.js";
import { ringOf } from "../lib/keyring.js";
import { ledger, ledgerAt } from "../net/api.js";
import { Complaint } from "./complaint.js";
import { Legend, Summary, useGuide } from "./primer.js";
import { rule, sight, summary } from "./state.js";

/** @typedef {{id: string, section: string, en: string, pl: string, certain?: boolean}} Statement */

/** The ledger of a game, or what a table's seats may read of it, by game or code.
 * @type {import("../lib/html.js").Signal<Record<string, Statement[]>>} */
const ledgers = signal({});
const MOST = 60;
/** Forms in which a chapter's name may stand in a sentence. */
const FORMS = ["gen", "dat", "acc", "ins", "loc"];

/** @param {string} section */
const messageOf = (section) => `section-${(section.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-")}`;
/** @param {string} section */
const titleOf = (section) => (words.value.has(messageOf(section)) ? say(messageOf(section)) : section);
/** @param {Statement} statement */
const textOf = (statement) => (lang.value === "pl" ? statement.pl : statement.en);

/** @param {{game: string, table?: boolean}} props */
export function Rules({ game, table = false }) {
  const [sought, setSought] = useState("");
  const [chapter, setChapter] = useState("");
  const [leaf, setLeaf] = useState("");
  const primer = useGuide(game);
  const code = table ? (summary.value?.code ?? "") : "";
  const all = ledgers.value[code || game];
  const unknown = Boolean(rule.value && all && !all.some((one) => one.id === rule.value));
  useEffect(() => {
    (code ? ledgerAt(code, ringOf(code)?.keys ?? []) : ledger(game))
      .then((found) => (ledgers.value = { ...ledgers.value, [code || game]: found }))
      .catch(() => {});
  }, [game, code, unknown && sight.value?.choice]);
  const asked = all?.find((one) => one.id === rule.value);
  useEffect(() => {
    if (!asked) return;
    setSought("");
    setChapter("");
  }, [rule.value]);
  const parts = partsOf(sought);
  const open = (/** @type {string} */ section) => {
    rule.value = "";
    setSought("");
    setLeaf("");
    setChapter(section);
  };
  const turn = (/** @type {string} */ to) => {
    open("");
    setLeaf(to);
  };
  const hits = parts.length
    ? (all ?? []).filter((one) =>
        parts.every((part) => plain(`${one.id} ${titleOf(one.section)} ${one.en} ${one.pl}`).includes(part)),
      )
    : [];
  const within = asked?.section ?? chapter;
  const near = (all ?? []).filter((one) => one.section === within && one !== asked);
  const chapters = [...new Set((all ?? []).map((one) => one.section))];
  const beside = (/** @type {number} */ by) => (within ? chapters[chapters.indexOf(within) + by] : undefined);
  const list = (/** @type {Statement[]} */ some, most = MOST) =>
    html`<ul>
      ${some.slice(0,
          most).map(
          (one) => html`<li key=${one.id}>
            <${One} statement=${one} parts=${parts} all=${all} open=${open} chapter=${Boolean(parts.length)} /></li>`)}
            </ul>`;
  return html`<div class="rules">
    <input type="search" value=${sought} onInput=${(/** @type {any} */ event) => setSought(event.target.value)}
        aria-label=${say("web-rules-search")} placeholder=${say("web-rules-search")} />
    ${!all && html`<p class="nothing">${say("web-loading")}</p>`}
    ${
      parts.length > 0 &&
      html`<p class="found" role="status">${say("web-rules-found", { count: hits.length })}</p>${list(hits)}
      ${hits.length > MOST && html`<p class="nothing">${say("web-rules-more", { count: hits.length - MOST })}</p>`}`
    }
    ${!parts.length && asked
      && html`<div class="asked-by"><h2>${say("web-this-rule")}</h2>
        <${One} statement=${asked} parts=${parts} all=${all} open=${open} chapter /></div>`}
    ${!parts.length && within
      && html`<h3><button type="button" class="quiet" onClick=${() => open("")}>
        ${say("web-rules-chapters")}</button> ${titleOf(within)}</h3>${list(near, Infinity)}
        <p class="turn-page">${[-1, 1].map((by) => {
          const section = beside(by);
          return section && html`<button type="button" class="quiet" key=${by} onClick=${() => open(section)}>
            ${by < 0 ? `‹ ${titleOf(section)}` : `${titleOf(section)} ›`}</button>`;
        })}</p>`}
    ${!parts.length && !within && leaf
      && html`<h3><button type="button" class="quiet" onClick=${() => open("")}>${say("web-rules-chapters")}</button>
        ${say(`web-primer-${leaf}`)}</h3>
        ${leaf === "legend" ? html`<${Legend} game=${game} />` : html`<${Summary} game=${game} />`}`}
    ${
      !parts.length &&
      !within &&
      !leaf &&
      html`${primer && html`<p class="leaves">
        <button type="button" onClick=${() => turn("summary")}><${Icon} name="scroll-unfurled" />
          ${say("web-primer-summary")}</button>
        <button type="button" onClick=${() => turn("legend")}><${Icon} name="uncertainty" />
          ${say("web-primer-legend")}</button></p>`}
      <ol class="chapters">${chapters.map(
        (section) => html`<li key=${section}>
      <button type="button" onClick=${() => open(section)}><span>${titleOf(section)}</span><small>
        ${all?.filter((one) => one.section === section).length}</small></button></li>`,
      )}</ol>`
    }
    ${table && html`<${Complaint} />`}
  </div>`;
}

/** A statement. Ids of other rules and names of chapters in it lead there.
 * @param {{statement: Statement, parts: string[], all: Statement[], open: (section: string) => void, chapter:
 *   boolean}} props */
function One({ statement, parts, all, open, chapter }) {
  return html`<p>
    <${Linked} text=${textOf(statement)} statement=${statement} parts=${parts} all=${all} open=${open} /></p>
    <p class="source"><button type="button" class="id" onClick=${() => (rule.value = statement.id)}><code>
      ${statement.id}</code></button>
      ${chapter
        && html`<button type="button" class="quiet" onClick=${() => open(statement.section)}>
          ${titleOf(statement.section)}</button>`}</p>
    ${statement.certain === false && html`<small>${say("web-rules-reading")}</small>`}`;
}

/** @param {{text: string, statement: Statement, parts: string[], all: Statement[], open: (section: string) => void}}
 *   props */
function Linked({ text, statement, parts, all, open }) {
  if (parts.length) return cut(text, parts).map((piece, at) => (at % 2 ? html`<mark>${piece}</mark>` : piece));
  /** @type {Map<string, () => void>} */
  const ways = new Map();
  for (const { section } of all) {
    if (section === statement.section) continue;
    const names = [titleOf(section), ...FORMS.map((form) => words.value.form({ id: messageOf(section) }, form))];
    for (const name of names) if (name.includes(" ")) ways.set(plain(name), () => open(section));
  }
  for (const { id } of all) if (text.includes(id) && id !== statement.id) ways.set(id, () => (rule.value = id));
  return cut(text, [...ways.keys()], true).map((piece, at) =>
    at % 2 ? html`<${Jump} to=${ways.get(plain(piece))}>${piece}<//>` : piece,
  );
}
