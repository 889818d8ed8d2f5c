// What the table knows at this moment: what each of my seats sees, the connection, and what the player is looking at.
import { computed, signal } from "../lib/html.js";
import { readView } from "../lib/view.js";

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Card} Card */
/** @typedef {import("../lib/view.js").Choice} Choice */
/** @typedef {{id: string, args?: Record<string, any>}} Message */
/** An event as this seat learned of it (server/messages.py: Happened); its card, its dice and what moves are there
 * while it happens.
 * @typedef {{choice: number, kind: string, args?: Record<string, any>, text: Message, weight?: string, who?: string,
 *   verdict?: string, card?: Card | null, roll?: import("../lib/view.js").Roll | null,
 *   moved?: {start: string, end: string, thing?: string, count?: number}[], at?: string}} Entry */
/** What is being told in the place of the question; `stop`: the table waits for the player here.
 * @typedef {{line: Entry | null, beneath: import("./lines.js").Detail[], card: Card | null,
 *   roll: import("../lib/view.js").Roll | null, stop: boolean}} Telling */
/** @typedef {{seat: number | null, number: number, choice: number, raw: any, log: Entry[], undo: string[]}} Sight */

/** Where my area beside the hand lies below the screen until it is pulled up (small.css). */
const PHONE = "(max-width: 699px)";
/** Where log, talk and rules lie in a drawer (small.css). */
const SMALL = "(max-width: 1099px)";
export const isSmall = () => matchMedia(SMALL).matches;

/** What each seat of mine sees; a watcher has the one of nobody. @type {import("../lib/html.js").Signal<Sight[]>} */
export const sights = signal([]);
/** Whose eyes I look through now. @type {import("../lib/html.js").Signal<number | null>} */
export const here = signal(null);
/** A past moment laid over the table.
 * @type {import("../lib/html.js").Signal<{choice: number, of: number, view: any, events: Entry[]} | null>} */
export const moment = signal(null);
/** What somebody has learned whose eyes I do not have: after the end everybody's past is open.
 * @type {import("../lib/html.js").Signal<{seat: number | null, log: Entry[]} | null>} */
export const memories = signal(null);
/** The table's public summary. @type {import("../lib/html.js").Signal<any>} */
export const summary = signal(null);
/** How the line to the server is: opening, open, lost, busy, refused, gone, stuck, halted. */
export const line = signal("opening");
/** Whether an answer is under way: nothing can be answered twice. */
export const sending = signal(false);
/** @type {import("../lib/html.js").Signal<{line: number, seat: number | null, name: string, text: string,
 *   act?: any}[]>} */
export const chat = signal([]);
/** The seat before which a curtain hangs: the device is being passed on.
 * @type {import("../lib/html.js").Signal<number | null>} */
export const curtain = signal(null);

/** My seats whose answer is settled and only waits for the clock.
 * @type {import("../lib/html.js").Signal<Set<number>>} */
export const settled = signal(new Set());

/** What just happened, line by line, while it is being shown and until the next answer.
 * @type {import("../lib/html.js").Signal<Entry[]>} */
export const story = signal([]);
/** What others do, while it is told: until then my own question waits.
 * @type {import("../lib/html.js").Signal<Telling | null>} */
export const telling = signal(null);
/** Who is how well off and whose turn it is before what is being told: neither runs ahead of its dice.
 * @type {import("../lib/html.js").Signal<import("../lib/view.js").View | null>} */
export const withheld = signal(null);
/** So many of the latest events are still to be told: the log does not run ahead. */
export const untold = signal(0);
/** Whether what happened since my last turn lies before me. */
export const recalled = signal(false);
/** Whether what I am after lies unfolded. */
export const aiming = signal(false);
/** How often something has made whoever watches start. */
export const startles = signal(0);
/** Since when the question stands, as far as this browser knows (milliseconds). */
export const since = signal(0);

/** A card, a tile or a piece held close to the eyes.
 * @type {import("../lib/html.js").Signal<import("../lib/view.js").Held | null>} */
export const zoomed = signal(null);
/** The pile that is spread out to be looked through, by the id of its zone. */
export const spread = signal("");
/** Several answers on one thing: the player picks. @type {import("../lib/html.js").Signal<Choice[]>} */
export const menu = signal([]);
/** The choice under the pointer or the focus: its things light up.
 * @type {import("../lib/html.js").Signal<Choice | null>} */
export const pondered = signal(null);
/** What the side panel shows: log, chat or rules. */
export const side = signal("log");
/** On a small screen: whether the side panel has slid in, and whether my area is pulled up. */
export const drawer = signal(false);
export const pulled = signal(false);
/** Whether the sheet with my likings and the keys lies open. */
export const comfort = signal(false);
/** Whether the table is read as a page of text instead of being drawn. */
export const reading = signal(false);
/** Whether the last page of a match that is over has been laid aside, to look at the table. */
export const closed = signal(false);
/** A short notice: a refusal, a hint, a reason. @type {import("../lib/html.js").Signal<string>} */
export const notice = signal("");
/** A size of undo that would cross a revelation: the player must be sure. */
export const doubt = signal("");
/** The last person's seat and the bot that would get it: the player must be sure.
 * @type {import("../lib/html.js").Signal<{seat: number, player: string} | null>} */
export const farewell = signal(null);
/** Whether this browser holds the table's own key. */
export const owner = signal(false);
/** Whether it came by the one link, with which free seats can be taken. */
export const guest = signal(false);
/** The seats that people at this device have. @type {import("../lib/html.js").Signal<number[]>} */
export const held = signal([]);
/** Since when somebody is away, by seat, as far as this browser has seen (milliseconds).
 * @type {import("../lib/html.js").Signal<Record<number, number>>} */
export const away = signal({});
/** Lines of talk that were read. */
export const heard = signal(-1);
/** Lines of talk that I have not read yet. */
export const unread = computed(() => (heard.value < 0 ? 0 : Math.max(0, chat.value.length - heard.value)));
/** The rule shown in the reference. */
export const rule = signal("");

/** What those eyes see; behind a curtain anything will do. */
export const sight = computed(
  () =>
    sights.value.find((one) => one.seat === here.value) ?? (curtain.value === null ? null : sights.value[0]) ?? null,
);

/** The table as it is drawn: the present, or a moment of the past, which asks nothing any more. */
export const view = computed(() => {
  if (moment.value) {
    const past = readView(moment.value.view);
    return { ...past, question: past.question && { ...past.question, choices: [] } };
  }
  return sight.value ? readView(sight.value.raw) : null;
});

/** Whether the question is for the seat through whose eyes I look. */
export const mine = computed(() => {
  const now = view.value;
  if (moment.value || telling.value || !now?.question || now.seat === null || settled.value.has(now.seat)) return false;
  return now.question.seats.includes(now.seat);
});

/** The things on the table that answer the question, each with its answers. */
export const answers = computed(() => {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  if (telling.value) return found;
  for (const choice of view.value?.question?.choices ?? [])
    for (const thing of new Set(choice.touches)) found.set(thing, [...(found.get(thing) ?? []), choice]);
  // A thing that is an answer by itself answers with that; whole sets are buttons.
  for (const [thing, choices] of found) {
    const alone = choices.filter((choice) => choice.touches.length === 1);
    if (alone.length) found.set(thing, alone);
  }
  return found;
});

/** Far places that a click leads to, answer by answer, by the space at the end of the way. */
export const ways = computed(() => {
  const asked = mine.value && !sending.value ? (view.value?.question?.ways ?? []) : [];
  return new Map(asked.filter(({ end }) => !answers.value.has(end)).map((way) => [way.end, way]));
});
/** The spaces of the way that is pointed at. @type {import("../lib/html.js").Signal<string[]>} */
export const trail = signal([]);

/** What I have set out to do, with the number of the last question that I answered for it.
 * @typedef {Pick<Choice, "label" | "note" | "touches"> & {seat: number | null, number: number, prompt: string}} Deed */
/** @type {import("../lib/html.js").Signal<Deed | null>} */
export const deed = signal(null);
/** The same while I am asked how, or how to pay for it; a new turn is another matter. */
export const underway = computed(() => {
  const [now, here] = [deed.value, sight.value];
  if (!now || !here || !mine.value || here.seat !== now.seat || here.number !== now.number + 1) return null;
  if (here.log.some((entry) => entry.choice > now.number && entry.weight === "chapter")) return null;
  const asked = view.value?.question;
  return !asked || asked.fresh || asked.prompt.id === now.prompt ? null : now;
});
/** A way that I have set out on, with the answers that are still to be given; a `PAYMENT` among them is mine to give.
 * @typedef {import("../lib/view.js").Way & {seat: number | null, number: number}} Errand */
/** @type {import("../lib/html.js").Signal<Errand | null>} */
export const errand = signal(null);
/** The answer that ends my turn, given but held back for a breath.
 * @type {import("../lib/html.js").Signal<Choice | null>} */
export const parting = signal(null);

/** Every card that lies open on the table, by its id. */
export const cards = computed(() => {
  const now = view.value;
  const lying = [...(now?.zones ?? []), ...(now?.tracks ?? []).flatMap((track) => track.steps)].flatMap(
    (place) => place.cards,
  );
  return new Map(lying.map((card) => [card.id, card]));
});

/** The things on the fields of puzzles: a move there may touch two. */
const blocks = computed(
  () => new Set((view.value?.puzzles ?? []).flatMap((puzzle) => puzzle.blocks.map((one) => one.id))),
);
/** Whether an answer is given by touching things on the table. @param {Choice} choice */
const isPlaced = ({ touches }) => touches.length === 1 || (touches.length > 0 && blocks.value.has(touches[0]));

/** Answers without a single place on the table become buttons; the others also stand in a list. */
export const placeless = computed(() => (view.value?.question?.choices ?? []).filter((choice) => !isPlaced(choice)));
export const placed = computed(() => (view.value?.question?.choices ?? []).filter(isPlaced));

/** Whether an answer glows on a card that is not seen: it lies with somebody else, or on the shelf, of which a phone
 * shows the beginning.
 * @param {Choice} choice */
export function isOffTheScreen(choice) {
  const [thing] = choice.touches;
  const zone = view.value?.zones.find(({ id, cards }) => id === thing || cards.some((card) => card.id === thing));
  if (!zone) return false;
  return zone.seat === null ? matchMedia(PHONE).matches : zone.seat !== view.value?.seat;
}

/** Whether an answer glows on a card that lies folded away: with somebody else, or on a phone in my own area beside the
 * hand.
 * @param {Choice} choice */
export function isOutOfSight(choice) {
  const now = view.value;
  const zone = now?.zones.find((one) => one.cards.some((card) => card.id === choice.touches[0]));
  if (!zone || zone.seat === null) return false;
  return zone.seat !== now?.seat || (zone.kind !== "fan" && !pulled.value && matchMedia(PHONE).matches);
}
