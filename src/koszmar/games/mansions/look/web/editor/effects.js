// Effects as text: words are completed while one types, what is wrong stands below its line, every verb has an example.
import { html, useRef, useState } from "../../../lib/html.js";
import { say } from "../../../lib/words.js";
import { draft, judged, kit, partsOf, plot, PLOT } from "./model.js";
import { allSpaces, allTiles, slug } from "./places.js";
import { sentence, Sentences } from "./sentences.js";

const MOST = 9;

/** Names by kind of argument, of this scenario and of the game. @returns {Record<string, string[]>} */
export function names() {
  const keys = (/** @type {string} */ kind) =>
    partsOf(kind)
      .map((one) => one.key)
      .filter(Boolean);
  const spaces = allSpaces().map(slug);
  const tiles = allTiles().map(slug);
  const set = [...effectsOf(plot.value).matchAll(/^\s*(?:set|add) ([a-z][a-z0-9-]*)/gm)].map((found) => found[1]);
  return {
    ...kit.value?.names,
    space: spaces,
    tile: tiles,
    place: ["here", "room", ...tiles, ...spaces],
    token: keys("token"),
    mark: ["token", ...keys("token")],
    person: partsOf("token")
      .filter((one) => one.part.kind === "person")
      .map((one) => one.key),
    monster: [...(kit.value?.names.monster ?? []), ...keys("monster")],
    puzzle: keys("puzzle"),
    event: keys("event"),
    milestone: keys("milestone"),
    ending: keys("ending"),
    clock: keys("clock"),
    draw: keys("draw"),
    fact: [...new Set(set)],
    text: Object.keys(draft.value?.texts.en ?? {}),
    change: ["+1", "-1"],
    sign: ["+1", "-1"],
    number: ["1", "2", "3"],
  };
}

/** Everything in a plot that is effects, as one text. @param {any} data @returns {string} */
function effectsOf(data) {
  if (Array.isArray(data)) return data.map(effectsOf).join("\n");
  if (!data || typeof data !== "object") return "";
  return Object.entries(data)
    .map(([key, value]) => (["do", "setup", "hit", "miss"].includes(key) ? String(value) : effectsOf(value)))
    .join("\n");
}

/** What may come next on a line of effects. @param {string} before the line up to the caret @returns {string[]} */
export function completions(before) {
  const words = before.trimStart().split(/\s+/);
  const begun = (words.pop() ?? "").replace(/^"/, "");
  const known = names();
  const { verbs = {}, below = {} } = kit.value ?? {};
  let found;
  if (!words.length) found = [...Object.keys(below), ...Object.keys(verbs)];
  else if (words[0] === "if" || words.includes("if")) found = question(words.at(-1) ?? "", known);
  else found = byPattern(verbs[words[0]]?.pattern ?? below[words[0]] ?? "", words.slice(1), known);
  return [...new Set(found)].filter((one) => one.startsWith(begun) && one !== begun).slice(0, MOST);
}

/** @param {string} pattern @param {string[]} words @param {Record<string, string[]>} known */
function byPattern(pattern, words, known) {
  const kinds = pattern
    .replaceAll(/[[\]]/g, " ")
    .split(/\s+/)
    .filter((kind) => kind && kind !== "|");
  const rest = kinds.slice(Math.min(words.length, kinds.length - 1));
  return rest.flatMap((kind) =>
    kind
      .replace("...", "")
      .split("|")
      .flatMap((one) => {
        if (one === "selector") return kit.value?.selectors ?? [];
        if (one === "question") return question("", known);
        return known[one] ?? (one === "word" ? [] : [one]);
      }),
  );
}

/** What may come next in a condition. @param {string} last @param {Record<string, string[]>} known */
export function question(last, known) {
  const { questions = {}, selectors = [], names: fixed = {} } = kit.value ?? {};
  if (last === "has" || last === "with") return known.card ?? [];
  if (last === "group") return ["has"];
  if (questions[last])
    return questions[last]
      .split(/[ |]/)
      .flatMap((/** @type {string} */ kind) => (kind === "selector" ? selectors : (known[kind] ?? [])));
  if ((known.draw ?? []).includes(last)) return ["=", "!="];
  const one = partsOf("draw").find(({ key }) => key === last);
  if (one) return one.part["one-of"] ?? [];
  if ((fixed.number ?? []).includes(last)) return fixed.operator ?? [];
  const facts = [...(known.draw ?? []), ...(known.fact ?? []), ...(known.clock ?? []), ...(fixed.number ?? [])];
  if ((fixed.operator ?? []).includes(last)) return partsOf("draw").flatMap(({ part }) => part["one-of"] ?? []);
  return ["not", ...Object.keys(questions), ...facts, "and", "or"];
}

/** A field for effects, or for a condition or selector in one line.
 * @param {{value: string, give: (text: string) => void, label: string, where: string, line?: string}} props */
export function Effects({ value, give, label, where, line = "" }) {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const [offers, setOffers] = useState(/** @type {string[]} */ ([]));
  const [at, setAt] = useState(0);
  const look = () => {
    const input = field.current;
    if (!input) return;
    const before = input.value.slice(0, input.selectionStart).split("\n").at(-1) ?? "";
    const prefix = line === "if" ? `if ${before}` : line === "each" ? `each ${before}` : before;
    setOffers(before.trim() || line ? completions(prefix) : []);
    setAt(0);
  };
  const take = (/** @type {string} */ word) => {
    const input = /** @type {HTMLTextAreaElement} */ (field.current);
    const end = input.selectionStart;
    const begin = end - (/[^\s]*$/.exec(input.value.slice(0, end))?.[0].length ?? 0);
    const put = /[\s.]/.test(word) ? `"${word}"` : word;
    const next = `${input.value.slice(0, begin)}${put} ${input.value.slice(end)}`;
    give(next);
    input.value = next;
    input.setSelectionRange(begin + put.length + 1, begin + put.length + 1);
    input.focus();
    setOffers([]);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const input = /** @type {HTMLTextAreaElement} */ (event.target);
    if (offers.length && (event.key === "ArrowDown" || event.key === "ArrowUp"))
      setAt((at + (event.key === "ArrowDown" ? 1 : offers.length - 1)) % offers.length);
    else if (offers.length && (event.key === "Tab" || (event.key === "Enter" && event.ctrlKey))) take(offers[at]);
    else if (offers.length && event.key === "Escape") setOffers([]);
    else if (event.key === "Enter" && !line) {
      const here = input.value.slice(0, input.selectionStart).split("\n").at(-1) ?? "";
      const deeper = opens(here) ? "  " : "";
      input.setRangeText(
        `\n${/^ */.exec(here)?.[0] ?? ""}${deeper}`,
        input.selectionStart,
        input.selectionEnd,
        "end",
      );
      give(input.value);
    } else return;
    event.preventDefault();
  };
  const more = (/** @type {string} */ text) =>
    give(`${value.replace(/\n*$/, value.trim() ? "\n" : "")}${text}\n`);
  const said = judged.value.complaints.filter((one) => one.where === where && one.line && isHere(one.line, value));
  return html`<div class="effects-of">
    <label
      ><span>${label}</span>
      <textarea
        ref=${field}
        class="code"
        data-effects=${line || "do"}
        spellcheck="false"
        autocapitalize="off"
        rows=${line ? 1 : Math.max(3, value.split("\n").length + 1)}
        value=${value}
        aria-invalid=${said.some((one) => one.grave)}
        onKeyDown=${key}
        onBlur=${() => setTimeout(() => setOffers([]), 200)}
        onInput=${(/** @type {any} */ event) => {
          give(event.target.value);
          look();
        }}
      ></textarea>
    </label>
    ${
      offers.length > 0 &&
      html`<ul class="offers" role="listbox" aria-label=${say("editor-offers")}>
        ${offers.map(
          (word, place) =>
            html`<li
              key=${word}
              role="option"
              aria-selected=${place === at}
              class=${place === at ? "now" : ""}
              onPointerDown=${(/** @type {Event} */ event) => {
                event.preventDefault();
                take(word);
              }}
            >
              ${word}
            </li>`,
        )}
        <li class="how" aria-hidden="true">Tab</li>
      </ul>`
    }
    ${said.map(
      (one) =>
        html`<p key=${one.line + one.problem} class=${one.grave ? "wrong" : "doubt"} lang="en">
          <code>${lineOf(one.line)}</code> ${one.problem}${one.cure && html` <i>${one.cure}</i>`}
        </p>`,
    )}
    <${Sentences} text=${value} line=${line} />
    ${!line && html`<${Examples} take=${more} />`}
  </div>`;
}

/** Whether something stands below a line. @param {string} line */
function opens(line) {
  const verb = line.trim().split(/\s+/)[0];
  return Boolean(kit.value?.verbs[verb]?.branches.length) || verb in (kit.value?.below ?? {});
}

/** A line of the file as it would be written. @param {number} line */
const lineOf = (line) => (judged.value.files[PLOT] ?? "").split("\n")[line - 1]?.trim() ?? "";
/** Whether a line of the file is one of these. @param {number} line @param {string} text */
const isHere = (line, text) =>
  text.split("\n").some((one) => one.trim() === lineOf(line)) || lineOf(line).includes("=");

/** Every verb with an example, to be put in. @param {{take: (text: string) => void}} props */
function Examples({ take }) {
  return html`<details class="examples">
    <summary>${say("editor-verbs")}</summary>
    <ul>
      ${Object.entries(kit.value?.verbs ?? {}).map(
        ([verb, form]) =>
          html`<li key=${verb}>
            <button type="button" title=${form.pattern} onClick=${() => take(form.example)}>
              <code>${form.example}</code>
            </button>
            <span>${sentence(form.example)}</span>
            <small
              >${[
                form.pattern && `${verb} ${form.pattern}`,
                form.branches.filter((/** @type {string} */ one) => one !== "*").join(", "),
              ]
                .filter(Boolean)
                .join(" · ")}</small
            >
          </li>`,
      )}
    </ul>
  </details>`;
}
