// What acts, told as plain sentences: every effect, condition, selector and moment beside the text that means it.
import { html } from "../../../lib/html.js";
import { lang } from "../../../lib/settings.js";
import { say, words } from "../../../lib/words.js";
import { draft, kit } from "./model.js";
import { slug, tileOf } from "./places.js";

/** Kinds of arguments that are called the same in sentences. */
const ALIKE = /** @type {Record<string, string>} */ ({ space: "place", tile: "place" });
/** Kinds of arguments; whatever else stands in a pattern stands for itself. */
const KINDS = (
  "number sign change skill condition card deck trait space place tile token mark person mood monster puzzle " +
  "draw event milestone ending clock fact grade text word"
).split(" ");
const NUMBER = /^\d+$/;
const SIGN = /^[+-]\d+$/;
/** What a sign of comparison looks like in a sentence. */
const SIGNS = /** @type {Record<string, string>} */ ({ ">=": "≥", "<=": "≤", "!=": "≠" });
const QUOTED = 60;

/** @typedef {string | Item[]} Item */

/** A pattern of a verb, with what may be left out as a list in it. @param {string} pattern @returns {Item[]} */
function parsed(pattern) {
  /** @type {Item[][]} */
  const open = [[]];
  for (const word of pattern.replaceAll("[", " [ ").replaceAll("]", " ] ").split(/\s+/).filter(Boolean)) {
    if (word === "[") open.push([]);
    else if (word === "]") {
      const inside = /** @type {Item[]} */ (open.pop());
      /** @type {Item[]} */ (open.at(-1)).push(inside);
    } else /** @type {Item[]} */ (open.at(-1)).push(word);
  }
  return open[0];
}

/** Whether a word may stand for a kind. @param {string} kind @param {string} word */
function fits(kind, word) {
  if (kind === "number") return NUMBER.test(word);
  if (kind === "sign") return SIGN.test(word);
  if (kind === "change") return NUMBER.test(word) || SIGN.test(word);
  return KINDS.includes(kind) ? !NUMBER.test(word) && !SIGN.test(word) : word === kind;
}

/** Put words into their places; how far that came, or -1.
 * @param {Item[]} items @param {string[]} args @param {number} at @param {Record<string, any>} found */
function filled(items, args, at, found) {
  for (const item of items) {
    if (Array.isArray(item)) {
      const more = {};
      const after = filled(item, args, at, more);
      if (after > at) [at] = [after, Object.assign(found, more)];
    } else if (item === "selector" || item === "question") {
      found[item] = args.slice(at);
      at = args.length;
    } else if (item.endsWith("...")) {
      found[nameOf(item.slice(0, -3), found)] = args.slice(at).map((word) => named(item.slice(0, -3), word));
      at = args.length;
    } else {
      const kind = item.split("|").find((one) => at < args.length && fits(one, args[at]));
      if (kind === undefined) return -1;
      if (item.includes("|")) Object.assign(found, { what: args[at], thing: named(kind, args[at]) });
      else if (KINDS.includes(item)) found[nameOf(item, found)] = named(item, args[at]);
      else found[item] = "yes";
      at += 1;
    }
  }
  return at;
}

/** @param {string} kind @param {Record<string, any>} found */
function nameOf(kind, found) {
  const name = ALIKE[kind] ?? kind;
  return name in found ? `${name}2` : name;
}

/** Everything that a sentence about a verb may ask for. @param {string} pattern @param {string[]} args */
function argumentsOf(pattern, args) {
  const names = pattern.replaceAll(/[[\]|.]/g, " ").split(/\s+/).filter(Boolean);
  const none = Object.fromEntries(names.flatMap((name) => [[ALIKE[name] ?? name, "no"]]));
  for (const way of pattern.split(" | ")) {
    const found = {};
    if (filled(parsed(way), args, 0, found) === args.length) return { ...none, what: "no", thing: "", ...found };
  }
  return null;
}

/** A text of the scenario. @param {string} key */
const textOf = (key) => draft.value?.texts[lang.value]?.[key] ?? "";

/** What players call something. @param {string} kind @param {string} word @returns {any} */
function named(kind, word) {
  const known = (/** @type {string} */ id) => (words.value.has(id) ? { id } : word);
  switch (kind) {
    case "number":
      return Number(word);
    case "card":
    case "monster":
      return kit.value?.["names-of"][kind][word] ?? ((kind === "monster" && textOf(`monster-${word}`)) || word);
    case "skill":
    case "condition":
    case "mood":
    case "trait":
      return known(`${kind}-${word}`);
    case "deck":
      return known(`zone-deck-${word}`);
    case "grade":
      return known(`editor-grade-${word}`);
    case "space":
    case "tile":
    case "place":
      return placeOf(word);
    case "token":
    case "mark":
    case "person":
      return word === "token" ? known("editor-this-token") : textOf(`token-${word}`) || word;
    case "text": {
      const text = textOf(word);
      const short = text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text;
      return text ? { id: "editor-quoted", args: { text: short } } : word;
    }
    default:
      return word;
  }
}

/** @param {string} word @returns {any} */
function placeOf(word) {
  const tile = tileOf(word.split(".")[0]);
  if (!tile) return words.value.has(`editor-place-${word}`) ? { id: `editor-place-${word}` } : word;
  if (!word.includes(".")) return tile.name;
  const space = tile.spaces.find((/** @type {any} */ one) => one.key === slug(word));
  return space?.title ?? word;
}

// -- effects ----------------------------------------------------------------------------------------------------------

/** The words of a line; what stands in quotes is one. @param {string} line @returns {string[]} */
const wordsOf = (line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);

/** A line of effects as a sentence; nothing if it makes no sense yet. @param {string} line @returns {string} */
export function sentence(line) {
  const [verb, ...args] = wordsOf(line);
  const { verbs = {}, below = {} } = kit.value ?? {};
  if (!verb) return "";
  if (verb === "option") {
    const [key, ...rest] = args;
    const label = textOf(`option-${key}`) || key || "";
    return say("editor-does-option", { label, if: rest[0] === "if" ? question(rest.slice(1)) : "no" });
  }
  const pattern = verbs[verb]?.pattern ?? below[verb];
  const found = pattern === undefined ? null : argumentsOf(pattern, args);
  if (!found || !words.value.has(`editor-does-${verb}`)) return "";
  if ("selector" in found) found.selector = whom(/** @type {any} */ (found.selector));
  if ("question" in found) found.question = question(/** @type {any} */ (found.question));
  return say(`editor-does-${verb}`, found);
}

// -- whether, and whom ------------------------------------------------------------------------------------------------

/** How many words belong to a question. @param {string} word @param {string[]} left */
function lengthOf(word, left) {
  if (word === "anyone" || word === "all") {
    const end = left.findIndex((one) => one === "and" || one === "or");
    return end < 0 ? left.length : end;
  }
  if (word === "follower") return left[1] === "in" ? 3 : 1;
  return kit.value?.questions[word]?.split(" ").length ?? 2;
}

/** A condition as part of a sentence. @param {string[]} asked */
export function question(asked) {
  const left = [...asked];
  const said = [];
  while (left.length) {
    let not = false;
    while (left[0] === "not") [not] = [!not, left.shift()];
    const word = left.shift() ?? "";
    if (word === "and" || word === "or") {
      said.push(say(`editor-${word}`));
      continue;
    }
    const one = asks(word, left.splice(0, lengthOf(word, left)));
    said.push(not ? say("editor-not", { what: one }) : one);
  }
  return said.join(" ");
}

/** A single question. @param {string} word @param {string[]} args @returns {string} */
function asks(word, args) {
  const kinds = kit.value?.questions[word];
  if (word === "anyone" || word === "all") return say(`editor-asks-${word}`, { selector: whom(args) });
  if (word === "follower") {
    const place = args[2] ? placeOf(args[2]) : "no";
    return say("editor-asks-follower", { person: named("person", args[0] ?? ""), place });
  }
  if (!kinds) {
    const number = words.value.has(`editor-number-${word}`) ? say(`editor-number-${word}`) : word;
    const [operator = "", value = ""] = args;
    return `${number} ${SIGNS[operator] ?? operator} ${value}`;
  }
  /** @type {Record<string, any>} */
  const found = {};
  for (const [at, kind] of kinds.split(" ").entries())
    if (args[at] !== undefined) found[nameOf(kind.split("|")[0], found)] = named(kind.split("|")[0], args[at]);
  return words.value.has(`editor-asks-${word}`) ? say(`editor-asks-${word}`, found) : [word, ...args].join(" ");
}

/** A selector as part of a sentence. @param {string[]} chosen */
export function whom(chosen) {
  const left = [...chosen];
  const said = [];
  while (left.length) {
    let word = left.shift() ?? "";
    const not = word === "not";
    if (not) word = left.shift() ?? "";
    let one;
    if (["most", "least", "highest", "lowest"].includes(word)) {
      const measure = left.shift() ?? "";
      const id = words.value.has(`editor-measure-${measure}`) ? `editor-measure-${measure}` : `skill-${measure}`;
      const most = word === "most" || word === "highest" ? "most" : "least";
      one = say(`editor-whom-${most}`, { measure: words.value.has(id) ? { id } : measure });
    } else if (["tag", "with", "in", "possessions"].includes(word)) {
      const what = left.shift() ?? "";
      one = say(`editor-whom-${word}`, { what: word === "in" ? placeOf(what) : owned(what) });
    } else one = words.value.has(`editor-whom-${word}`) ? say(`editor-whom-${word}`) : word;
    said.push(not ? say("editor-not", { what: one }) : one);
  }
  return said.join(", ");
}

/** What somebody has: a trait, a card, or one of a few words; several with commas. @param {string} what */
const owned = (what) =>
  what
    .split(",")
    .map((one) => [`editor-owned-${one}`, `trait-${one}`].find((id) => words.value.has(id)) ?? one)
    .map((id) => (words.value.has(id) ? say(id) : say(kit.value?.["names-of"].card[id]) || id))
    .join(" / ");

// -- moments ----------------------------------------------------------------------------------------------------------

/** When an event happens, as a sentence. @param {Record<string, any>} when */
export function moment(when) {
  const [name, value] = Object.entries(when).find(([one]) => one !== "action") ?? ["", ""];
  if (!words.value.has(`editor-then-${name}`)) return "";
  const kind = /** @type {Record<string, string>} */ ({
    token: "token",
    enters: "place",
    defeated: "monster",
    lost: "person",
    used: "card",
    pool: "grade",
  })[name];
  const which = [value].flat().map((one) => (kind && typeof one === "string" ? named(kind, one) : one));
  const any = value === true ? "yes" : "no";
  return say(`editor-then-${name}`, { which, any, action: when.action ? "yes" : "no" });
}

/** The sentences below a field; `line` says what the field holds: effects, or a condition or selector in one line.
 * @param {{text: string, line?: string}} props */
export function Sentences({ text, line = "" }) {
  if (!text.trim()) return null;
  if (line) {
    const said = line === "if" ? question(wordsOf(text)) : whom(wordsOf(text));
    return html`<p class="sentences">${said}</p>`;
  }
  const lines = text.split("\n").filter((one) => one.trim() && !one.trim().startsWith("#"));
  return html`<details class="sentences" open>
    <summary>${say("editor-sentences")}</summary>
    <ul>
      ${lines.map(
        (one, at) =>
          html`<li key=${at} style=${`--deep: ${Math.floor((/^ */.exec(one)?.[0].length ?? 0) / 2)}`}>
            ${sentence(one) || html`<code>${one.trim()}</code>`}
          </li>`,
      )}
    </ul>
  </details>`;
}
