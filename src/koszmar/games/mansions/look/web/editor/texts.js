// All texts in two languages side by side, what is wrong, and the files as they would be written.
import { html, useState } from "../../../lib/html.js";
import { say } from "../../../lib/words.js";
import { change, draft, judged, KEYED, ONE, partsOf, placed, plot, show, tab } from "./model.js";
import { Both } from "./forms.js";

export function Texts() {
  const [seek, setSeek] = useState("");
  const [missing, setMissing] = useState(false);
  const there = new Set([...Object.keys(draft.value?.texts.en ?? {}), ...Object.keys(draft.value?.texts.pl ?? {})]);
  const { texts: needed, idle } = judged.value.shown;
  const all = [...new Set([...(needed ?? []), ...there])];
  const lacks = (/** @type {string} */ key) => ["en", "pl"].some((lang) => !draft.value?.texts[lang]?.[key]);
  const said = (/** @type {string} */ key) =>
    [key, draft.value?.texts.en?.[key], draft.value?.texts.pl?.[key]]
      .join(" ")
      .toLowerCase()
      .includes(seek.toLowerCase());
  const shown = all.filter((key) => (!missing || lacks(key)) && (!seek || said(key)));
  return html`<section class="texts" aria-label=${say("editor-texts")}>
    <p class="seek">
      <label
        >${say("editor-seek")}
        <input type="search" value=${seek} onInput=${(/** @type {any} */ event) => setSeek(event.target.value)}
      /></label>
      <label
        ><input
          type="checkbox"
          checked=${missing}
          onChange=${(/** @type {any} */ event) => setMissing(event.target.checked)}
        />
        ${say("editor-only-missing", { count: all.filter(lacks).length })}</label
      >
      ${
        idle.length > 0 &&
        html`<button type="button" onClick=${() => forget(idle)}>
          ${say("editor-forget-texts", { count: idle.length })}
        </button>`
      }
    </p>
    ${shown.map(
      (key) =>
        html`<fieldset key=${key} class="told">
          <legend>${key}</legend>
          <${Both} key_=${key} />
        </fieldset>`,
    )}
  </section>`;
}

/** Take away texts that nothing says, in every language. @param {string[]} idle */
function forget(idle) {
  const now = /** @type {import("./model.js").Draft} */ (draft.value);
  const kept = Object.entries(now.texts).map(([lang, texts]) => [
    lang,
    Object.fromEntries(Object.entries(texts).filter(([key]) => !idle.includes(key))),
  ]);
  change({ ...now, texts: Object.fromEntries(kept) });
}

/** What is wrong; each leads to where it is. */
export function Problems() {
  const { complaints } = judged.value;
  if (!complaints.length) return html`<p class="well">${say("editor-nothing-wrong")}</p>`;
  return html`<ul class="problems" aria-label=${say("editor-problems")}>
    ${complaints.map(
      (one) =>
        html` <li key=${one.file + one.line + one.where + one.problem} class=${one.grave ? "wrong" : "doubt"}>
          <button type="button" lang="en" onClick=${() => lead(one)}>
            <b>${one.where}</b> ${one.problem} ${one.cure && html`<i>${one.cure}</i>`}<small
              >${one.file}${one.line ? `:${one.line}` : ""}</small
            >
          </button>
        </li>`,
    )}
  </ul>`;
}

/** @param {import("./model.js").Complaint} one */
function lead(one) {
  const [kind, key] = one.where.split(",")[0].split(" ");
  if (one.file.endsWith(".ftl")) tab.value = "texts";
  else if (kind === "map") tab.value = "map";
  else if (kind === "setup" || ONE.includes(kind)) show("scenario", null);
  else if (KEYED.includes(kind)) show(kind, key ?? null);
  else show(kind, partsOf(kind).find((part) => part.key === key)?.at ?? null);
}

const PICTURES = /\.(png|jpg|webp)$/;

/** Pictures that lie beside the plot, to be looked at, added and taken away. */
function Pictures() {
  const sources = draft.value?.sources ?? {};
  const there = Object.entries(sources).filter(([name]) => PICTURES.test(name));
  const bring = (/** @type {any} */ event) => {
    const file = event.target.files[0];
    if (!file) return;
    const reader = new FileReader();
    const name = file.name
      .toLowerCase()
      .replace(/\.jpeg$/, ".jpg")
      .replaceAll(/[^a-z0-9._-]+/g, "-");
    reader.onload = () => keep(name, String(reader.result).split(",")[1]);
    reader.readAsDataURL(file);
    event.target.value = "";
  };
  const keep = (/** @type {string} */ name, /** @type {string | undefined} */ data) => {
    const now = /** @type {import("./model.js").Draft} */ (draft.value);
    change({ ...now, sources: placed(now.sources, [name], data) });
  };
  return html`<details class="pictures" open=${there.length > 0}>
    <summary>${say("editor-pictures", { count: there.length })}</summary>
    ${there.map(([name, data]) => {
      const said = judged.value.complaints.find((one) => one.file === name);
      return html`<figure key=${name}>
        <img src=${`data:image/${name.split(".").at(-1)?.replace("jpg", "jpeg")};base64,${data}`} alt="" />
        <figcaption>
          ${name} <button type="button" onClick=${() => keep(name, undefined)}>${say("editor-take-away")}</button>
          ${said && html`<small class="wrong" lang="en">${said.problem} <i>${said.cure}</i></small>`}
        </figcaption>
      </figure>`;
    })}
    <label class="field"
      ><span>${say("editor-picture-add")}</span
      ><input type="file" accept="image/png,image/jpeg,image/webp" data-picture onChange=${bring}
    /></label>
  </details>`;
}

/** The files as they would be written. */
export function Files() {
  return html`<section class="files">
    ${Object.entries(judged.value.files).map(
      ([name, text]) =>
        html`<details key=${name} open=${name.endsWith(".toml")}>
          <summary>${name}</summary>
          <pre lang="en" tabindex="0">${text}</pre>
        </details>`,
    )}
    <${Pictures} />
    <p>${say("editor-folder", { key: plot.value.scenario?.key ?? "scenario" })}</p>
  </section>`;
}
