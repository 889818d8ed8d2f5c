// The scenario that is being edited: its parts as the file has them, its texts, and what the server says of it.
import { batch, computed, effect, signal } from "../../../lib/html.js";
import { call } from "../../../net/api.js";
import * as table from "../../../table/state.js";

/** @typedef {{plot: Record<string, any>, texts: Record<string, Record<string, string>>,
 *   sources: Record<string, string>}} Draft */
/** @typedef {{where: string, problem: string, cure: string, file: string, line: number, grave: boolean}} Complaint */
/** @typedef {{complaints: Complaint[], shown: {maps: Record<string, any>, texts: string[] | null, idle: string[]},
 *   files: Record<string, string>}} Judged */

/** The game whose folder this page lies in. */
export const GAME = location.pathname.split("/looks/")[1]?.split("/")[0] ?? "";
const API = `api/games/${GAME}/workshop`;
const KEPT = `koszmar.editor.${GAME}`;
/** Milliseconds without a change after which the server is asked, and in which changes of a field are one step back. */
const PAUSE = 350;
/** … and before it is asked once more, if it had no answer. */
const AGAIN = 5000;
const TOGETHER = 1200;

export const PLOT = "scenario.toml";
/** Parts that stand under a key each, and those of which there is one. */
export const KEYED = ["draw", "map", "point"];
export const ONE = ["scenario", "mythos"];
export const KINDS = [
  "scenario",
  "draw",
  "token",
  "event",
  "puzzle",
  "monster",
  "clock",
  "milestone",
  "ending",
  "mythos",
  "point",
];

/** @type {import("../../../lib/html.js").Signal<any>} */
export const kit = signal(null);
/** @type {import("../../../lib/html.js").Signal<Draft | null>} */
export const draft = signal(null);
/** @type {import("../../../lib/html.js").Signal<Judged>} */
export const judged = signal({ complaints: [], shown: { maps: {}, texts: null, idle: [] }, files: {} });
/** Whether the server has not said anything about the latest change yet. */
export const waiting = signal(false);
export const trouble = signal("");
export const tab = signal("story");
/** The kind of parts that is looked at, and which of them: by key, or by place in a list. */
export const kind = signal("scenario");
/** @type {import("../../../lib/html.js").Signal<string | number | null>} */
export const which = signal(null);
/** The map that is looked at, and which of its tiles: those of the beginning, or those that come later. */
export const layout = signal("a");
export const sheet = signal("tiles");
/** What a click on a space of the map means now. @type {import("../../../lib/html.js").Signal<any>} */
export const picking = signal(null);
/** Whether a click on what is between two tiles makes a wall or a door of it. */
export const joining = signal(false);
/** On a small screen the map lies behind the desk. */
const SMALL = "(max-width: 899px)";
/** Let somebody pick a space on the map. @param {string} says @param {(space: string) => void} took */
export function pick(says, took) {
  picking.value = { says, took };
  if (matchMedia(SMALL).matches) tab.value = "map";
}
export function picked() {
  picking.value = null;
  if (matchMedia(SMALL).matches) tab.value = "story";
}
/** The tile that is held, by its place in the list. */
export const held = signal(-1);

export const plot = computed(() => draft.value?.plot ?? {});
/** The map that is looked at. */
export const map = computed(() => plot.value.map?.[layout.value] ?? {});

// -- changes ----------------------------------------------------------------------------------------------------------

/** @type {import("../../../lib/html.js").Signal<Draft[]>} */
const past = signal([]);
/** @type {import("../../../lib/html.js").Signal<Draft[]>} */
const future = signal([]);
let last = { what: "", at: 0 };
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

/** @param {Draft} next @param {string} [what] changes of the same thing one after another are one step back */
export function change(next, what = "") {
  const now = Date.now();
  const again = what && what === last.what && now - last.at < TOGETHER;
  last = { what, at: now };
  batch(() => {
    if (draft.value && !again) past.value = [...past.value, draft.value];
    future.value = [];
    draft.value = next;
  });
}

export function undo() {
  const before = past.value.at(-1);
  if (!before || !draft.value) return;
  batch(() => {
    future.value = [...future.value, /** @type {Draft} */ (draft.value)];
    past.value = past.value.slice(0, -1);
    draft.value = before;
    last = { what: "", at: 0 };
  });
}

export function redo() {
  const after = future.value.at(-1);
  if (!after || !draft.value) return;
  batch(() => {
    past.value = [...past.value, /** @type {Draft} */ (draft.value)];
    future.value = future.value.slice(0, -1);
    draft.value = after;
  });
}

/** Something with another value at a path; nothing in the place of a value takes it away.
 * @param {any} data @param {(string | number)[]} path @param {any} value @returns {any} */
export function placed(data, path, value) {
  if (!path.length) return value;
  const [step, ...rest] = path;
  const inner = placed(data?.[step], rest, value);
  if (Array.isArray(data) || typeof step === "number") {
    const list = [...(data ?? [])];
    if (inner === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = inner;
    return list;
  }
  const { [step]: _, ...others } = data ?? {};
  if (inner === undefined) return others;
  return step in (data ?? {}) ? { ...data, [step]: inner } : { ...data, [step]: inner };
}

/** @param {(string | number)[]} path @param {any} value */
export function put(path, value) {
  const now = /** @type {Draft} */ (draft.value);
  change({ ...now, plot: placed(now.plot, path, value) }, path.join("/"));
}

/** @param {string} lang @param {string} key @param {string | undefined} text */
export function tell(lang, key, text) {
  const now = /** @type {Draft} */ (draft.value);
  change({ ...now, texts: placed(now.texts, [lang, key], text) }, `${lang}/${key}`);
}

/** The parts of a kind with their keys.
 * @param {string} kind @returns {{key: string, at: string | number, part: any}[]} */
export function partsOf(kind) {
  const value = plot.value[kind];
  if (ONE.includes(kind)) return [{ key: kind, at: kind, part: value ?? {} }];
  if (KEYED.includes(kind)) return Object.entries(value ?? {}).map(([key, part]) => ({ key, at: key, part }));
  return (value ?? []).map((/** @type {any} */ part, /** @type {number} */ at) => ({
    key: part.key ?? "",
    at,
    part,
  }));
}

/** Where a part stands. @param {string} kind @param {string | number} at @returns {(string | number)[]} */
export const pathOf = (kind, at) => (ONE.includes(kind) ? [kind] : [kind, at]);

/** A key that nothing else has. @param {string} kind @param {string} word */
export function freeKey(kind, word) {
  const taken = partsOf(kind).map((one) => one.key);
  let number = 1;
  while (taken.includes(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}

/** @param {string} kind @param {any} part @param {string} [key] */
export function add(kind, part, key = "") {
  const list = plot.value[kind] ?? [];
  if (KEYED.includes(kind)) put([kind, key], part);
  else put([kind], [...list, part]);
  show(kind, KEYED.includes(kind) ? key : list.length);
}

/** @param {string} to @param {string | number | null} at */
export const show = (to, at) => batch(() => ([tab.value, kind.value, which.value] = ["story", to, at]));

/** Words after which effects and conditions name a part of a kind. */
const CALLED = /** @type {Record<string, string>} */ ({
  token: "token|discard|follow|part|walk|mood \\w+|follower",
  event: "happens|happened",
  milestone: "reach|reached",
  ending: "end",
  puzzle: "puzzle|hint|solved",
  clock: "clock",
  monster: "spawn|or|leave|monster",
});
/** Everything in a plot that is effects or a condition, with another name in it.
 * @param {any} data @param {RegExp} old @param {string} key @param {string} [field] @returns {any} */
function called(data, old, key, field = "") {
  if (Array.isArray(data)) return data.map((one) => called(one, old, key));
  if (data && typeof data === "object")
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, called(value, old, key, name)]));
  const names = typeof data === "string" && ["do", "if", "setup", "hit", "miss"].includes(field);
  return names ? data.replace(old, `$1${key}`) : data;
}

/** Another key for a part; what names it elsewhere in the plot, and its texts, follow.
 * @param {string} kind @param {string | number} at @param {string} old @param {string} key */
export function rename(kind, at, old, key) {
  const now = /** @type {Draft} */ (draft.value);
  let next = now.plot;
  if (KEYED.includes(kind)) {
    const entries = Object.entries(next[kind]).map(([name, part]) => [name === old ? key : name, part]);
    next = { ...next, [kind]: Object.fromEntries(entries) };
    which.value = key;
  } else next = placed(next, [kind, at, "key"], key);
  const other = (/** @type {any} */ word) => (word === old ? key : word);
  if (kind === "token")
    next = placed(
      next,
      ["event"],
      (next.event ?? []).map((/** @type {any} */ event) => {
        const token = event.when?.token;
        if (token === undefined) return event;
        return placed(event, ["when", "token"], Array.isArray(token) ? token.map(other) : other(token));
      }),
    );
  const awaited = { milestone: "milestone", monster: "defeated" }[kind];
  if (awaited)
    next = placed(
      next,
      ["event"],
      (next.event ?? []).map((/** @type {any} */ event) =>
        event.when?.[awaited] === old ? placed(event, ["when", awaited], key) : event,
      ),
    );
  if (kind === "event")
    next = placed(
      next,
      ["milestone"],
      (next.milestone ?? []).map((/** @type {any} */ one) =>
        one.ways ? { ...one, ways: one.ways.map(other) } : one,
      ),
    );
  if (kind === "milestone")
    next = placed(
      next,
      ["milestone"],
      (next.milestone ?? []).map((/** @type {any} */ one) => ({
        ...one,
        ...(one.needs ? { needs: one.needs.map(other) } : {}),
        ...(one.of ? { of: one.of.map(other) } : {}),
      })),
    );
  // What the drawer tells of a monster keeps its name, unless its author gave it another.
  const about = kind === "monster" && next.monster[at].text === `${old}-about`;
  if (about) next = placed(next, [kind, at, "text"], `${key}-about`);
  if (CALLED[kind]) next = called(next, new RegExp(`(?<![\\w-])((?:${CALLED[kind]}) "?)${old}(?![\\w-])`, "g"), key);
  const moved = (/** @type {Record<string, string>} */ texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => {
        if (["token", "monster"].includes(kind) && name === `${kind}-${old}`) return [`${kind}-${key}`, text];
        if (about && name === `${old}-about`) return [`${key}-about`, text];
        if (kind === "event" && name.startsWith(`option-${old}-`)) return [name.replace(old, key), text];
        return [name, text];
      }),
    );
  const texts = Object.fromEntries(Object.entries(now.texts).map(([lang, some]) => [lang, moved(some)]));
  change({ ...now, plot: next, texts }, `rename/${kind}/${at}`);
}

// -- what the server says ---------------------------------------------------------------------------------------------

let timer = 0;
effect(() => {
  const now = draft.value;
  if (!now) return;
  waiting.value = true;
  clearTimeout(timer);
  timer = setTimeout(() => ask(now), PAUSE);
  try {
    localStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    // no room: the draft is only here, and can be saved as a file
  }
});

/** @param {Draft} now */
async function ask(now) {
  try {
    const said = await (await call("POST", `${API}/check`, { body: now })).json();
    if (now !== draft.value) return;
    batch(() => {
      judged.value = said;
      waiting.value = false;
      trouble.value = "";
    });
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    if (now !== draft.value) return;
    trouble.value = name;
    // Whatever keeps the server from an answer passes, but for a draft that it cannot read at all.
    if (name !== "bad-scenario") timer = setTimeout(() => ask(now), AGAIN);
  }
}

/** What is said of a part: ``event search-desk`` and everything in it. @param {string} where */
export const saidOf = (where) =>
  judged.value.complaints.filter((one) => one.where === where || one.where.startsWith(`${where},`));

// The table's own drawing shows what the server has drawn.
effect(() => {
  const board = judged.value.shown.maps[layout.value]?.[sheet.value];
  const raw = { game: GAME, seat: null, status: { id: "board-house" }, boards: board ? [board] : [] };
  table.sights.value = [{ seat: null, number: 0, choice: 0, raw, log: [], undo: [] }];
});

// -- coming and going -------------------------------------------------------------------------------------------------

export async function begin() {
  kit.value = await (await call("GET", API)).json();
  const kept = localStorage.getItem(KEPT);
  if (kept) {
    try {
      return take(JSON.parse(kept));
    } catch {
      // what was kept cannot be read: begin anew
    }
  }
  await open("new:my-scenario");
}

/** @param {Draft} next */
function take(next) {
  change(next);
  batch(() => {
    layout.value = Object.keys(next.plot.map ?? {})[0] ?? "a";
    [sheet.value, kind.value, which.value, held.value, picking.value] = ["tiles", "scenario", null, -1, null];
  });
}

/** A scenario that the server knows, or a new one (new:KEY). @param {string} name */
export const open = (name) => brought(call("POST", `${API}/open/${encodeURIComponent(name)}`));

/** @param {Blob} file a zip */
export const openFile = (file) => brought(call("POST", `${API}/open`, { text: file }));

/** @param {Promise<Response>} answer */
async function brought(answer) {
  try {
    const { draft: next, judged: said } = await (await answer).json();
    batch(() => {
      take(next);
      judged.value = said;
      trouble.value = "";
    });
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    trouble.value = name === "bad-scenario" ? message : name;
  }
}

/** An empty scenario: nothing but a header. @param {string} key */
export function empty(key) {
  const title = { en: "Untitled", pl: "Bez tytułu" };
  take({
    plot: {
      scenario: {
        key,
        format: 1,
        title,
        difficulty: 1,
        minutes: [30, 60],
        horizon: 12,
        possessions: ["random common weapon", "random common light-source", "random common", "random spell"],
        "more-possessions": "random common",
      },
      map: { a: { tiles: [], start: "" } },
    },
    texts: { en: {}, pl: {} },
    sources: {},
  });
}

export const listed = async () => (await call("GET", `api/games/${GAME}/scenarios`)).json();

export async function save() {
  const file = await (await call("POST", `${API}/zip`, { body: draft.value })).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${plot.value.scenario?.key || "scenario"}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A table for the draft. @param {{players: number, seats: string[], point: any}} wish a point with a key of its own */
export async function lay({ players, seats, point }) {
  const now = /** @type {Draft} */ (draft.value);
  const { name, ...there } = point ?? {};
  const tried = name && there.do !== undefined ? { ...now, plot: placed(now.plot, ["point", name], there) } : now;
  const body = { draft: tried, players, seats, point: name ?? "" };
  return (await call("POST", `${API}/table`, { body })).json();
}

/** Let bots play the draft a few times. @param {{players: number, bot: string, matches: number}} wish */
export async function rehearse({ players, bot, matches }) {
  const body = { draft: draft.value, players, bot, matches };
  return (await call("POST", `${API}/study`, { body })).json();
}

/** What a table that is being tried hides. @param {string} code @param {string} key */
export const marginOf = async (code, key) =>
  (await call("GET", `${API}/table/${encodeURIComponent(code)}`, { keys: [key] })).json();
