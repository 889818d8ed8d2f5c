// Words at the edge: messages become sentences with Fluent, as kernel/words.py does it in Python.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "./html.js";

/** @typedef {{id: string, args?: Record<string, any>}} Message */

/** A part of a sentence; one that is a word put into it knows which. @typedef {{text: string, word?: Message}} Piece */

/** Forms that sentences may ask of a word; the same list as in kernel/words.py. */
export const FORMS = ["gen", "dat", "acc", "ins", "loc", "voc", "gender", "to", "at", "from"];
/** In Polish a line does not end with a word of one letter: such a word keeps to the next one. */
const LONELY = /(?<=^|[\s(„\uE001])([aiouwz]) (?=\S)/gi;
/** Marks around a word in a sentence under construction: begin, number of the word, text, end. */
const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
/** A full stop after a name that ends with a mark of its own, as in kernel/words.py. */
const DOUBLED = /(?<=[…!?]\uE002?)\./g;

export class Words {
  /** @param {string} lang @param {string[]} sources texts of .ftl files */
  constructor(lang, sources) {
    this.lang = lang;
    /** Before the first words have come nothing can be said, and nothing is missing. */
    this.mute = sources.length === 0;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    /** @type {Map<string, string>} */
    this.said = new Map();
    /** @type {Map<string, Piece[]>} */
    this.taken = new Map();
  }

  /** Learn more words; what could not be said before is forgotten. @param {string} source text of an .ftl file */
  add(source) {
    this.mute = false;
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.said.clear();
    this.taken.clear();
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** A message as a sentence.
   * @param {Message | string | null | undefined} message @param {Record<string, any>} [args] @returns {string} */
  say(message, args) {
    if (!message) return "";
    const whole = typeof message === "string" ? { id: message, args } : message;
    const key = JSON.stringify(whole);
    let text = this.said.get(key);
    if (text === undefined) {
      text = this.format(whole.id, null, this.arguments(whole.args ?? {}));
      this.said.set(key, text);
    }
    return text;
  }

  /** A sentence in pieces: the words that were put into it stand apart, so that each can lead somewhere.
   * @param {Message} message @returns {Piece[]} */
  pieces(message) {
    const key = JSON.stringify(message);
    let pieces = this.taken.get(key);
    if (!pieces) {
      /** @type {Message[]} */
      const inside = [];
      const marked = this.format(message.id, null, this.arguments(message.args ?? {}, inside));
      pieces = marked
        .split(/(\uE000\d+\uE001[^\uE000-\uE002]*\uE002)/)
        .filter(Boolean)
        .map((part) => {
          if (!part.startsWith(BEGIN)) return { text: part };
          const [number, text] = part.slice(1, -1).split(MIDDLE);
          return { text, word: inside[Number(number)] };
        });
      this.taken.set(key, pieces);
    }
    return pieces;
  }

  /** A word in one of its forms: an attribute of its message, or the word itself.
   * @param {any} message @param {string} form */
  form(message, form) {
    const found = message?.id && this.bundle.getMessage(message.id);
    if (found && form in found.attributes) return this.format(message.id, form, this.arguments(message.args ?? {}));
    return this.word(message);
  }

  /** @param {any} value @returns {string} */
  word(value) {
    return value && typeof value === "object" ? this.say(value) : String(value);
  }

  /** @param {Record<string, any>} args
   * @param {Message[]} [inside] gathers the words among them, which are then marked */
  arguments(args, inside) {
    /** @type {Record<string, any>} */
    const ready = {};
    /** A gender is asked for, never said: it stays without marks.
     * @param {any} item @param {string} form @param {string} text */
    const marked = (item, form, text) =>
      inside && item?.id && form !== "gender" ? `${BEGIN}${inside.push(item) - 1}${MIDDLE}${text}${END}` : text;
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        ready[name] = this.list(value.map((item) => marked(item, "", this.word(item))));
        for (const form of FORMS)
          ready[`${name}-${form}`] = this.list(value.map((item) => marked(item, form, this.form(item, form))));
        ready[`${name}-count`] = value.length;
      } else if (value && typeof value === "object") {
        ready[name] = marked(value, "", this.say(value));
        for (const form of FORMS) ready[`${name}-${form}`] = marked(value, form, this.form(value, form));
      } else if (value !== null && value !== undefined) {
        ready[name] = typeof value === "boolean" ? String(value) : value;
      }
    }
    return ready;
  }

  /** @param {string[]} items */
  list(items) {
    if (items.length < 2) return items.join("");
    return this.format("list", null, { first: items.slice(0, -1).join(", "), last: items[items.length - 1] });
  }

  /** @param {string} id @param {string | null} form @param {Record<string, any>} args @returns {string} */
  format(id, form, args) {
    const [name, attribute] = id.split(".");
    const found = this.bundle.getMessage(name);
    const part = form ?? attribute;
    const pattern = found && (part ? found.attributes[part] : found.value);
    if (!pattern) return this.mute ? "" : `⟨${id}⟩`;
    const text = this.bundle.formatPattern(pattern, args, []).replace(DOUBLED, "");
    return this.lang === "pl" ? text.replace(LONELY, "$1\u00a0") : text;
  }
}

/** The words of the table as it is now; replaced as a whole when the language or the game changes. */
export const words = signal(new Words("en", []));

/** Say something in the present language; a component that calls this is drawn again when the language switches.
 * @param {Message | string | null | undefined} message @param {Record<string, any>} [args] */
export const say = (message, args) => words.value.say(message, args);

/** A question as it is told to those who are not asked; one that has no such form is quoted. @param {Message} prompt */
export function tellOf(prompt) {
  const { bundle } = words.value;
  return "others" in (bundle.getMessage(prompt.id)?.attributes ?? {})
    ? say({ id: `${prompt.id}.others`, args: prompt.args })
    : say(prompt);
}

/** The number that the name of a thing carries: one of several alike, or a number printed on it.
 * @param {Message} name @returns {number | null} */
export const numberOf = (name) => (typeof name.args?.number === "number" ? name.args.number : null);
