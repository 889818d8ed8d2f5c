// What a player does: sit down, answer, ask why, take back, leave. The only module that talks to the socket.
import { batch } from "../lib/html.js";
import { ringOf, sorted } from "../lib/keyring.js";
import { changeSeat, goOn } from "../net/api.js";
import { patched } from "../net/patch.js";
import { Socket } from "../net/socket.js";
import { slowness } from "../lib/comfort.js";
import { hush, tell } from "../lib/settings.js";
import { PAYMENT, readEntry, readView } from "../lib/view.js";
import { say } from "../lib/words.js";
import { pointed } from "./atlas.js";
import { leadsAway } from "./lesson.js";
import { cameBack, heardUpTo } from "./meanwhile.js";
import { attend, holds, remember, shutAll } from "./orders.js";
import { keepsSecret } from "./secrets.js";
import * as stage from "./stage.js";
import * as state from "./state.js";

/** @typedef {import("../lib/view.js").Choice} Choice */
/** @typedef {import("../lib/view.js").Way} Way */
/** @typedef {import("./state.js").Sight} Sight */

/** @type {Socket | null} */
let socket = null;
/** So many views come to this device: one for each of its seats, or one for a watcher. */
let held = 1;
/** Ends the keeping of orders. */
let forget = () => {};

/** Under this name the browser keeps what I have set out to do, so that a page loaded anew still says it. */
const DEED = "koszmar.deed";

/** Counts who has sat down here: whoever gets up late must not pull away the chair of the next one. */
let visits = 0;

/** Sit down. @param {string} code @param {string[]} keys @returns {() => void} how to get up again */
export function sit(code, keys) {
  const mine = ++visits;
  knock(code, keys);
  return () => {
    if (mine === visits) leave();
  };
}

/** @param {string} code @param {string[]} keys */
function knock(code, keys) {
  leave();
  forget = remember(code, answerFor);
  state.deed.value = JSON.parse(sessionStorage.getItem(DEED) ?? "null")?.[code] ?? null;
  socket = new Socket(code, keys, heard, (line) => (state.line.value = line));
}

/** Knock again with the keys that this browser holds now. */
export function knockAgain() {
  if (socket) knock(socket.table, ringOf(socket.table)?.keys ?? []);
}

function leave() {
  stay();
  socket?.leave();
  socket = null;
  forget();
  shutAll();
  stage.clear();
  hush();
  batch(() => {
    state.sights.value = [];
    state.here.value = state.curtain.value = state.moment.value = state.summary.value = state.zoomed.value = null;
    state.farewell.value = state.memories.value = null;
    state.menu.value = state.chat.value = [];
    state.line.value = "opening";
    state.sending.value = state.drawer.value = state.pulled.value = state.owner.value = state.guest.value = false;
    state.recalled.value = state.aiming.value = state.closed.value = false;
    state.deed.value = state.errand.value = null;
    state.held.value = state.trail.value = [];
    state.away.value = {};
    state.heard.value = -1;
    state.notice.value = state.rule.value = state.spread.value = state.doubt.value = "";
  });
}

/** Answer; what follows from it is answered, too, as far as it is offered. An answer that ends my turn while more could
 * be done waits for a breath.
 * @param {Choice} choice @param {Way | null} [then] what follows @param {boolean} [sure] */
export async function answer(choice, then = paidFor(), sure = false) {
  const sight = state.sight.value;
  const question = state.view.value?.question;
  const held = state.parting.value;
  stay();
  stage.skip();
  if (!sight || stage.hasLeapt() || state.sending.value || state.moment.value) return;
  if (!sure && held?.key !== choice.key && isParting(choice, question) && !leadsAway(choice.key)) return part(choice);
  batch(() => {
    state.menu.value = [];
    state.zoomed.value = state.pondered.value = null;
    state.notice.value = state.spread.value = state.doubt.value = "";
    state.story.value = [];
    state.recalled.value = false;
    pointed.value = null;
  });
  if (leadsAway(choice.key)) {
    state.notice.value = say("web-guide-not-now");
    return;
  }
  if (holds(sight, choice.key)) return whoLooks();
  state.sending.value = true;
  state.trail.value = [];
  const { label, note, touches } = choice;
  const deed = state.underway.value ?? { prompt: question?.prompt.id ?? "", label, note, touches };
  // To have read a story is nothing that one sets out to do.
  state.deed.value = question?.story.length ? null : { ...deed, seat: sight.seat, number: sight.number };
  if (socket) sessionStorage.setItem(DEED, JSON.stringify({ [socket.table]: state.deed.value }));
  state.errand.value = then?.keys.length || then?.calm ? { ...then, seat: sight.seat, number: sight.number } : null;
  heardUpTo(state.summary.value?.code, sight);
  const said = await ask({ type: "choose", seat: sight.seat, number: sight.number, key: choice.key });
  if (!said || (state.sight.value?.number ?? 0) > sight.number) state.sending.value = false;
}

/** Milliseconds during which the end of a turn can be taken back unasked. */
const BREATH = 2600;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let breath;

/** Whether an answer ends my turn though there was more to do: games call it `end`, or `pass` where one acts.
 * @param {Choice} choice @param {import("../lib/view.js").Question | null | undefined} question */
function isParting({ key }, question) {
  const ends = key === "end" || (key === "pass" && question?.prompt.id === "prompt-act");
  return ends && !question?.window && (question?.choices.length ?? 0) > 1 && slowness() > 0;
}

/** My turn is about to end. @param {Choice} choice */
function part(choice) {
  batch(() => {
    state.menu.value = [];
    state.notice.value = "";
    state.parting.value = choice;
  });
  breath = setTimeout(() => answer(choice, null, true), BREATH * Math.min(1, slowness()));
}

/** My turn does not end yet. */
export function stay() {
  clearTimeout(breath);
  state.parting.value = null;
}

/** Go to a far place: step by step, as far as nothing comes between. @param {Way} way */
export function goTo({ keys: [first, ...keys], ...way }) {
  const choice = state.view.value?.question?.choices.find(({ key }) => key === first);
  if (choice) answer(choice, { ...way, keys });
}

/** What is left of the way that I go, if I am asked what pays for the step that I have just taken.
 * @returns {Way | null} */
function paidFor() {
  const [errand, sight] = [state.errand.value, state.sight.value];
  if (!errand || errand.keys[0] !== PAYMENT || errand.number + 1 !== sight?.number) return null;
  return { ...errand, keys: errand.keys.slice(1) };
}

/** The answer of a seat whose orders or whose clock have settled it; if somebody was faster, a view is on its way and
 * it is sent again.
 * @param {number} seat @param {string} key */
async function answerFor(seat, key) {
  const sight = state.sights.value.find((one) => one.seat === seat);
  if (sight) await socket?.ask({ type: "choose", seat, number: sight.number, key });
}

/** What would the bot do? */
export async function hint() {
  const sight = state.sight.value;
  const thinks = (state.notice.value = say("web-hint-thinks"));
  const said = await ask({ type: "hint", seat: sight?.seat });
  if (state.notice.value === thinks) state.notice.value = "";
  if (state.sight.value?.seat !== sight?.seat || state.sight.value?.number !== sight?.number) return;
  const choice = state.view.value?.question?.choices.find((one) => one.key === said?.key);
  if (!choice) return;
  state.pondered.value = choice;
  const odds = said.chance == null ? "" : ` ${say("web-hint-chance", { percent: percent(said.chance) })}`;
  state.notice.value = say("web-hint-says", { choice: choice.label }) + odds;
}

/** A chance in whole percents; nothing is quite sure before the end. @param {number} chance */
const percent = (chance) => Math.min(99, Math.max(1, Math.round(chance * 100)));

/** Why does this thing not answer? @param {string} thing */
export async function whyNot(thing) {
  const said = await ask({ type: "why", seat: state.sight.value?.seat, thing });
  /** @type {Map<string, {text: string, rule: string}>} */
  const reasons = new Map();
  for (const { message, rule } of said?.reasons ?? []) reasons.set(say(message), { text: say(message), rule });
  return [...reasons.values()];
}

/** Say beside the question why a thing does not answer. @param {string} thing */
export async function explain(thing) {
  const reasons = await whyNot(thing);
  state.notice.value = reasons.map((reason) => reason.text).join(" ") || say("web-why-not");
}

/** Take back; what is only my own and has revealed nothing needs nobody's leave.
 * @param {string} size */
export async function undo(size, sure = false, own = false) {
  const sight = state.sight.value;
  state.doubt.value = "";
  state.errand.value = null;
  const said = await ask(
    { type: "undo", seat: sight?.seat, number: sight?.number, size, sure, own },
    { revealed: () => (state.doubt.value = size) },
  );
  if (said && !said.done) state.notice.value = say("web-undo-wished");
}

/** Give a seat to a bot, or take it back for a person. Whoever gives away the last person's seat is asked first.
 * @param {number} seat @param {string} player @param {boolean} [sure] */
export async function reseat(seat, player, sure = false) {
  const { code, over, seats } = state.summary.value ?? { seats: [] };
  const people = seats.filter((/** @type {{player: string}} */ one) => one.player === "human");
  if (!sure && !over && player !== "human" && people.length === 1 && people[0].seat === seat) {
    state.farewell.value = { seat, player };
    return;
  }
  try {
    state.summary.value = await changeSeat(code, seat, { player }, ringOf(code)?.keys ?? []);
  } catch (error) {
    state.notice.value = say(`web-error-${/** @type {Error} */ (error).name}`);
  }
}

/** The rules have changed: let the match go on from its last step, and sit down again. @param {string} code */
export async function goOnFromLastStep(code) {
  const keys = ringOf(code)?.keys ?? [];
  await goOn(code, keys).then(
    () => knock(code, keys),
    () => (state.line.value = "stuck"),
  );
}

/** @param {number} seat @param {boolean} agree */
export const consent = (seat, agree) =>
  ask({ type: "consent", seat, number: state.summary.value?.wish?.number, agree });
/** Talk, as the seat at which I am asked; before there is anything to ask, as the first of mine.
 * @param {string} text */
export function talk(text) {
  const seat = state.here.value ?? state.held.value[0];
  ask(seat === undefined ? { type: "chat", text } : { type: "chat", seat, text });
}
/** @param {string} note */
export const report = (note) => ask({ type: "report", note });

/** Look at the table as it was after so many choices, through my eyes or somebody's.
 * @param {number} choice @param {number | null} seat */
export async function lookBack(choice, seat = state.here.value) {
  const isMine = state.sights.value.some((one) => one.seat === seat);
  if (!isMine && state.memories.value?.seat !== seat) await recollect(seat);
  const said = await ask({ type: "timeline", seat, choice });
  if (said) state.moment.value = { choice: said.choice, of: said.of, view: said.view, events: said.events };
}

/** Learn what somebody has learned until the end. @param {number | null} seat */
async function recollect(seat) {
  const said = await ask({ type: "timeline", seat, choice: state.sight.value?.choice ?? 0, whole: true });
  if (said) state.memories.value = { seat, log: said.events };
}

/** Back to the present; with several seats on one device it may be somebody else's turn to look. */
export function backToNow() {
  batch(() => {
    state.moment.value = null;
    whoLooks();
  });
}

/** A new table that stands where this one stood, or where the same game begins once more.
 * @param {{choice: number | null, seats: string[], names: string[], keep: number[], free: number[], options?: object}}
 *   wish */
export const branch = async (wish) => (await ask({ type: "branch", ...wish }))?.table;

/** A choice that moved somebody's chances.
 * @typedef {{choice: number, seat: number, before: number, after: number,
 *   events: import("./lines.js").Entry[]}} Swing */
/** @typedef {{choices: number, turns: number, decisions: number[], curves: number[][], turning: (Swing | null)[],
 *   deeds: (Swing | null)[], seconds: number}} Chronicle */

/** What is worth telling of a match that is over; nothing where that cannot be had.
 * @returns {Promise<Chronicle | null>} */
export const chronicle = async () =>
  (await socket?.ask({ type: "chronicle" }).catch(() => null))?.chronicle ?? null;

/** I want to begin, for all seats of this device, or not yet. @param {boolean} ready */
export async function getReady(ready) {
  for (const seat of state.held.value) await ask({ type: "ready", seat, ready });
}
/** Begin, whoever is not ready. @param {string} bot who plays where nobody sits */
export const begin = (bot) => ask({ type: "start", bot });
/** Let a bot play for somebody who is away, or not. @param {number} away @param {boolean} agree */
export const relieve = (away, agree) => ask({ type: "relieve", seat: state.held.value[0], away, agree });

/** Pull the curtain aside: the next person has the device. */
export function passed() {
  batch(() => {
    state.here.value = state.curtain.value;
    state.curtain.value = null;
  });
}

/** Ask the server; what it refuses becomes a notice, unless somebody knows better.
 * @param {object} message @param {Record<string, () => void>} [unless] */
async function ask(message, unless = {}) {
  try {
    return await socket?.ask(message);
  } catch (error) {
    const name = /** @type {Error} */ (error).name;
    if (unless[name]) unless[name]();
    else state.notice.value = say(`web-error-${name}`);
    if (name === "stale-number") socket?.ask({ type: "refresh" }).catch(() => {});
    return null;
  }
}

/** @param {any} message */
function heard(message) {
  if (message.type === "welcome") welcomed(message);
  else if (message.type === "table") told(message.table);
  else if (message.type === "view") arrived(message);
  else if (message.type === "chat" && message.lines)
    state.chat.value = [
      ...state.chat.value.filter((old) => message.lines.every((/** @type {any} */ line) => line.line !== old.line)),
      ...message.lines,
    ];
  else if (message.type === "words") tell(message.texts);
  else if (message.type === "lost") knockAgain();
}

/** @param {{table: string, seats: number[], owner: boolean, guest: boolean, dead: string[]}} message */
function welcomed(message) {
  batch(() => {
    state.owner.value = message.owner;
    state.guest.value = message.guest;
    state.held.value = message.seats;
  });
  held = message.seats.length || 1;
  sorted(message.table, message.seats, message.dead);
}

/** The summary has changed; whoever has just left is away from now on. @param {any} table */
function told(table) {
  const now = Date.now();
  /** @type {Record<number, number>} */
  const away = {};
  for (const { seat, player, present } of table.seats)
    if (player === "human" && !present) away[seat] = state.away.value[seat] ?? now;
  batch(() => {
    state.summary.value = table;
    state.away.value = away;
  });
}

/** A view waits its turn, so that everything is shown in order; a whole one tells how it is, whatever was before.
 * @param {any} message */
function arrived(message) {
  message.log.events = message.log.events.map(readEntry);
  if (message.view) stage.hurry();
  const isNew = message.view || !state.sights.value.some((one) => one.seat === message.seat);
  stage.show({
    entries: isNew ? [] : message.log.events,
    make: () => seen(message),
    watched: () => state.here.value === message.seat,
    done: whoLooks,
  });
}

/** @param {any} message @returns {import("./state.js").Entry[]} what happened */
function seen(message) {
  const old = state.sights.value.find((one) => one.seat === message.seat);
  if (!message.view && old?.number !== message.base) {
    socket?.ask({ type: "refresh" }).catch(() => {});
    return [];
  }
  /** @type {Sight} */
  const sight = {
    seat: message.seat,
    number: message.number,
    choice: message.choice,
    raw: message.view ?? patched(old?.raw, message.changes),
    log: [...(old?.log ?? []).slice(0, message.log.from), ...message.log.events],
    undo: message.undo,
  };
  if (!old && state.summary.value) cameBack(state.summary.value.code, sight);
  batch(() => {
    state.sights.value = [...state.sights.value.filter((one) => one.seat !== sight.seat), sight];
    if (sight.seat === state.here.value) state.sending.value = false;
    if (sight.number !== old?.number) state.since.value = Date.now();
  });
  return old ? message.log.events : [];
}

/** With several seats on one device the seat that is asked looks; a curtain hangs while the device is passed, if the
 * next one has secrets.
 * Views come one by one: only when all of them are there, and of the same moment, can they be compared. */
function whoLooks() {
  const sights = state.sights.value;
  if (sights.length < held || sights.some((one) => one.number !== sights[0].number)) return;
  attend();
  const here = sights.find((one) => one.seat === state.here.value);
  const asked = sights.filter((one) => one.raw.question?.seats.includes(one.seat) && !isSettled(one));
  if (!here) lookAs(asked[0] ?? sights[0], sights);
  else if (!asked.length || asked.includes(here)) state.curtain.value = null;
  else passOn(asked[0], here);
}

/** @param {Sight} sight */
const isSettled = ({ seat }) => seat !== null && state.settled.value.has(seat);

/** Look through the eyes of a seat on this device, behind a curtain if it knows more than those who may have looked
 * before.
 * @param {Sight} next @param {Sight[]} before */
function lookAs(next, before) {
  const secret = !next.raw.ending && before.some((one) => keepsSecret(next, one));
  batch(() => {
    state.curtain.value = secret ? next.seat : null;
    if (!secret) state.here.value = next.seat;
  });
}

/** Through whose eyes to look at the past. @param {number} seat */
export function lookThrough(seat) {
  const next = state.sights.value.find((one) => one.seat === seat);
  if (next && state.sight.value && seat !== state.here.value) lookAs(next, [state.sight.value]);
}

/** Who else of this device is asked the same, and may answer in the place of whoever holds it. @returns {Sight[]} */
export function othersAsked() {
  const here = state.sight.value;
  if (!here || !state.mine.value || here.raw.question?.window) return [];
  const others = state.sights.value.filter((one) => one !== here && one.number === here.number);
  return others.filter((one) => one.raw.question?.seats.includes(one.seat) && !isSettled(one));
}

/** Somebody else of this device answers. @param {Sight} next */
export const handOver = (next) => state.sight.value && passOn(next, state.sight.value);

/** The device goes on to whoever is asked. Without a curtain: say so, and let nobody answer a question that they have
 * not read.
 * @param {Sight} next @param {Sight} here */
function passOn(next, here) {
  lookAs(next, [here]);
  if (state.curtain.value !== null) return;
  stage.leap();
  state.notice.value = say("web-curtain", { seat: readView(next.raw).panels[next.seat ?? 0].name });
}
