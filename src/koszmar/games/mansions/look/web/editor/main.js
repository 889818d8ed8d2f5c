// The scenario editor: the map, the parts of the story, the texts, what is wrong with them, and a table to try it at.
import { html, render, signal, useEffect } from "../../../lib/html.js";
import { Icon } from "../../../lib/icon.js";
import { lang, light, otherLanguage, speaking, telling } from "../../../lib/settings.js";
import { dress } from "../../../lib/theme.js";
import { say, words } from "../../../lib/words.js";
import { Story } from "./forms.js";
import { Graph } from "./graph.js";
import { MapView } from "./map.js";
import {
  begin,
  canRedo,
  canUndo,
  draft,
  empty,
  GAME,
  judged,
  listed,
  open,
  openFile,
  plot,
  redo,
  save,
  tab,
  trouble,
  undo,
  waiting,
} from "./model.js";
import { Play } from "./playing.js";
import { Rehearsal } from "./rehearsal.js";
import { Files, Problems, Texts } from "./texts.js";

const TABS = ["map", "story", "graph", "texts", "problems", "files", "play"];
/** @type {import("../../../lib/html.js").Signal<any[]>} */
const known = signal([]);

function App() {
  useEffect(() => {
    document.title = `${say("editor-title")} – Koszmar`;
  }, [words.value]);
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (!draft.value || !words.value.has("editor-title"))
    return html`<main class="threshold"><p role="status">${troubled() || "…"}</p></main>`;
  return html`<div class="editor" data-tab=${tab.value}>
    <${Head} />
    <div class="bench">
      <${MapView} />
      <main class="desk">
        ${
          {
            story: html`<${Story} />`,
            graph: html`<${Graph} />`,
            texts: html`<${Texts} />`,
            problems: html`<${Problems} />`,
            files: html`<${Files} />`,
            play: html`<${Play} /><${Rehearsal} />`,
          }[tab.value] ?? html`<${Story} />`
        }
      </main>
    </div>
  </div>`;
}

/** Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z bring back; in a field they are the field's own.
 * @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!(event.ctrlKey || event.metaKey) || target.matches("input, textarea")) return;
  if (event.key === "z" && !event.shiftKey) undo();
  else if (event.key === "y" || (event.key === "z" && event.shiftKey)) redo();
  else return;
  event.preventDefault();
}

function Head() {
  const title = plot.value.scenario?.title?.[lang.value] ?? plot.value.scenario?.key ?? "";
  return html`<header class="head">
    <h1><a href="../../../">Koszmar</a> <small>${say("editor-title")}</small> ${title}</h1>
    <${Verdict} />
    <div class="tools">
      <button type="button" disabled=${!canUndo.value} onClick=${undo}>${say("editor-undo")}</button>
      <button type="button" disabled=${!canRedo.value} onClick=${redo}>${say("editor-redo")}</button>
      <${Opening} />
      <button type="button" onClick=${save}>${say("editor-save")}</button>
      <button
        type="button"
        aria-label=${say("web-light")}
        onClick=${() => (light.value = light.value === "night" ? "day" : "night")}
      >
        <${Icon} name=${light.value === "night" ? "sun" : "moon"} />
      </button>
      <button type="button" onClick=${otherLanguage} lang=${say("web-other-language-code")}>
        ${say("web-other-language")}
      </button>
    </div>
    <nav class="tabs" aria-label=${say("editor-title")}>
      ${TABS.map(
        (one) =>
          html`<button
            key=${one}
            type="button"
            data-tab=${one}
            aria-current=${tab.value === one}
            onClick=${() => (tab.value = one)}
          >
            ${say(`editor-tab-${one}`)}
          </button>`,
      )}
    </nav>
  </header>`;
}

/** What keeps the server from an answer, in words. */
const troubled = () =>
  words.value.has(`web-error-${trouble.value}`) ? say(`web-error-${trouble.value}`) : trouble.value;

/** Whether it can be played, in a line that is also spoken. */
function Verdict() {
  const grave = judged.value.complaints.filter((one) => one.grave).length;
  const doubts = judged.value.complaints.length - grave;
  const kind = trouble.value ? "wrong" : waiting.value ? "waiting" : grave ? "wrong" : "well";
  const text = trouble.value
    ? troubled()
    : waiting.value
      ? say("editor-checking")
      : say("editor-verdict", { grave, doubts });
  return html`<button type="button" class=${`verdict ${kind}`} onClick=${() => (tab.value = "problems")}>
    <span role="status">${text}</span>
  </button>`;
}

/** Something else to edit: a new one, an empty one, one of ours, a file. */
function Opening() {
  const took = (/** @type {any} */ event) => {
    const value = event.target.value;
    event.target.value = "";
    if (value === "empty") empty("my-scenario");
    else if (value) open(value);
  };
  const file = (/** @type {any} */ event) => {
    if (event.target.files[0]) openFile(event.target.files[0]);
    event.target.value = "";
  };
  return html`<label class="opening"
      ><span class="spoken">${say("editor-open")}</span
      ><select
        onChange=${took}
        onFocus=${async () => (known.value = known.value.length ? known.value : await listed())}
      >
        <option value="">${say("editor-open")}</option>
        <option value="empty">${say("editor-empty")}</option>
        <option value="new:my-scenario">${say("editor-new")}</option>
        ${known.value.map(
          ({ name, headline }) =>
            html`<option key=${name} value=${name}>${headline.title[lang.value] ?? name}</option>`,
        )}
      </select></label
    >
    <label class="button"
      >${say("editor-import")}<input type="file" accept=".zip,application/zip" onChange=${file}
    /></label>`;
}

speaking.value = GAME;
telling.value = `looks/${GAME}/editor/words/{lang}.ftl`;
dress(GAME);
begin();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
