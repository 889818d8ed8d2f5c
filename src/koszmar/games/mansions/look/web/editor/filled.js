// A text as players will read it: with a name, a place and numbers where it leaves room for them.
import { lang } from "../../../lib/settings.js";
import { FORMS, words } from "../../../lib/words.js";
import { draft, partsOf } from "./model.js";

/** Who acts, and where, as long as nobody plays. */
const SOMEONE = "investigator-hanna-voss";
const SOMEWHERE = "room-library";
/** How many play; and what is counted while they do. */
const CREW = 2;
const COUNTED = 2;
/** Verbs whose number a text can fill in; the same list as in scenario/filling.py. */
const AMOUNTS = ["damage", "horror", "mend", "calm", "clue", "may-move", "flee", "wound", "spread", "prowl", "drawn"];
const VERBS = [...AMOUNTS, "test", "quota"];
const USED = /\{\s*\$([a-zA-Z][\w-]*)/g;
/** What was said last under each name, so that words are learned once. @type {Map<string, string>} */
const learned = new Map();

/** @param {string | undefined} key the key of a text @param {any} part the part that says it, with its effects */
export function filled(key, part) {
  const text = draft.value?.texts[lang.value]?.[key ?? ""] ?? "";
  const used = [...text.matchAll(USED)].map(([, name]) => baseOf(name));
  if (!used.length) return text;
  learn("shown-text", text);
  /** @type {Record<string, any>} */
  const args = {};
  for (const name of used) args[name] = worth(name, part);
  return words.value.say({ id: "shown-text", args: { ...args, "": key } });
}

/** What a variable is about, without the form that it asks for. @param {string} name */
function baseOf(name) {
  const at = name.lastIndexOf("-");
  return at > 0 && FORMS.includes(name.slice(at + 1)) ? name.slice(0, at) : name;
}

/** What stands in a text for a name: a word, or a number. @param {string} name @param {any} part */
function worth(name, part) {
  if (name === "who") return { id: SOMEONE };
  if (name === "room") return { id: SOMEWHERE };
  if (VERBS.includes(name)) return amount(name, part);
  const [kind, key] = [name.split("-")[0], name.slice(name.indexOf("-") + 1)];
  const own = ["token", "monster"].includes(kind) && partsOf(kind).some((one) => one.key === key);
  if (own) {
    learn(`shown-${name}`, draft.value?.texts[lang.value]?.[name] || key);
    return { id: `shown-${name}` };
  }
  const id = kind === "card" ? `item-${key}` : name;
  return words.value.has(id) ? { id } : COUNTED;
}

/** The number of a verb among the effects of a part, for a group of two. @param {string} verb @param {any} part */
function amount(verb, part) {
  const effects = [part.do ?? "", ...(part.options ?? []).map((/** @type {any} */ one) => one.do ?? "")].join("\n");
  const line = effects.split("\n").find((/** @type {string} */ one) => one.trim().startsWith(`${verb} `)) ?? "";
  const [, number, each, more] = /(?:^|\s)[+-]?(\d+)( each)?(?: ([+-]\d+))?/.exec(line.trim()) ?? [];
  return number ? Number(number) * (each ? CREW : 1) + Number((each && more) || 0) : COUNTED;
}

/** Teach the table a message; whatever cannot be read stays as it is written.
 * @param {string} id @param {string} text */
function learn(id, text) {
  const source = `${id} = ${text.replaceAll("\n", "\n    ")}\n`;
  const key = `${lang.value}/${id}`;
  if (learned.get(key) === source && words.value.has(id)) return;
  learned.set(key, source);
  words.value.add(source);
}
