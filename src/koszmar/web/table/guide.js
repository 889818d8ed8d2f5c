// The first evening at the table: a slip of paper that explains one thing at a time and points at it.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { isGuided, leaveGuide } from "../lib/guided.js";
import { say, words } from "../lib/words.js";
import { guideOf } from "../net/api.js";
import { lookAt, placeOf } from "./atlas.js";
import { guide, lesson, next } from "./lesson.js";
import { isBusy } from "./stage.js";
import * as state from "./state.js";

/** Parts of every table; anything else is called by its id. */
const PARTS = /** @type {Record<string, string>} */ ({
  question: ".question",
  board: "#board",
  mine: ".mine",
  seats: ".seats",
  side: ".side",
  top: "header.top",
});
/** What pulls my area up on a small screen. */
const HANDLE = ".table .question .handle";
/** Milliseconds after which the slip looks again where the things are: maps move by themselves. */
const GLANCE = 350;
/** Pixels between a thing and the slip. */
const GAP = 14;
/** A thing that fills more of the screen than this is not pointed at with a slip beside it. */
const LARGE = 0.45;

/** @param {{code: string, game: string}} props */
export function Guide({ code, game }) {
  useEffect(() => {
    if (isGuided(code))
      guideOf(game).then(
        (found) => (guide.value = found),
        () => {},
      );
    return () => void (guide.value = null);
  }, [code, game]);
  return lesson.value && words.value.has("web-guide-leave") ? html`<${Slip} />` : null;
}

function leave() {
  leaveGuide();
  guide.value = null;
  state.notice.value = say("web-guide-left");
}

function Slip() {
  const now = lesson.value;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [, glance] = useState(0);
  useEffect(() => {
    const clock = setInterval(() => glance((count) => count + 1), GLANCE);
    return () => clearInterval(clock);
  }, []);
  const covered = isBusy() || document.querySelector("dialog[open]") !== null;
  const last = now && now.left === 0;
  const choice = state.view.value?.question?.choices.find((one) => one.key === now?.key);
  const things = now && !covered ? [...pointed(now.point), ...(last && choice ? [answerOf(choice)] : [])] : [];
  const boxes = things.filter((one) => one !== null && isInSight(one)).map((one) => /** @type {Element} */ (one))
    .map((one) => one.getBoundingClientRect());
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, boxes);
  });
  useEffect(() => {
    if (!now || covered) return;
    const places = [...now.point, ...(last ? (choice?.touches ?? []) : [])].map(placeOf);
    lookAt(places.find((place) => place !== null));
    pointed(now.point)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const answer = last && choice ? answerOf(choice) : null;
    if (answer?.closest(".question")) answer.scrollIntoView({ block: "nearest" });
    else if (answer && !answer.closest(".atlas") && !isInSight(answer)) answer.scrollIntoView({ block: "center" });
  }, [now?.number, now?.left, covered]);
  if (!now || covered) return null;
  return html`<div class="pointing" aria-hidden="true">
      ${boxes.map((box, at) => html`<i key=${at} style=${{
        left: `${box.left - 5}px`, top: `${box.top - 5}px`,
        width: `${box.width + 10}px`, height: `${box.height + 10}px`,
      }}></i>`)}</div>
    <aside class="slip" ref=${ref} aria-live="polite" aria-label=${say("web-guide")}>
      ${now.say && html`<p>${say(now.say)}</p>`}
      ${last && choice && html`<p class="do">${say("web-guide-do", { choice: choice.label })}</p>`}
      <footer>
        ${now.left > 0 && html`<button type="button" class="big" onClick=${next}>${say("web-guide-next")}</button>`}
        ${!now.key && !now.left && html`<button type="button" class="big" onClick=${leave}>${say("web-guide-end")}
          </button>`}
        <button type="button" class="quiet" onClick=${leave}>${say("web-guide-leave")}</button>
      </footer>
    </aside>`;
}

/** The things that are pointed at, as far as they are there; for what a phone folds away, the handle that pulls it up.
 * @param {string[]} names @returns {HTMLElement[]} */
function pointed(names) {
  return names.flatMap((name) => {
    const path = PARTS[name] ?? `:is([data-thing="${CSS.escape(name)}"], [data-part="${CSS.escape(name)}"])`;
    const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`.table ${path}`)]);
    const folded = found.some((one) => one.closest(".mine")) ? [...document.querySelectorAll(HANDLE)] : [];
    return [...found, .../** @type {HTMLElement[]} */ (folded)].filter(isThere).slice(0, 1);
  });
}

/** An empty place may be there and have no size. @param {HTMLElement} one */
const isThere = (one) => (one.checkVisibility?.() ?? true) && one.getBoundingClientRect().width > 0;

/** Whether the middle of a thing can be seen: on the screen, inside the map it belongs to, under nothing but the slip.
 * @param {Element} one */
function isInSight(one) {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const frame = /** @type {SVGElement} */ (one).ownerSVGElement?.getBoundingClientRect();
  const inside = (/** @type {{left: number, top: number, right: number, bottom: number}} */ room) =>
    x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
  if (!inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) || (frame && !inside(frame))) return false;
  const top = document.elementsFromPoint(x, y).find((thing) => !thing.closest("aside.slip"));
  const above = top?.closest(".question, .mine, .side, .seats, header.top");
  return !above || above.contains(one) || one.contains(above);
}

/** Whether a thing that an answer touches has been lifted, so that the next one is to be touched.
 * @param {string} name */
const isInHand = (name) => pointed([name]).some((one) => one.ariaPressed === "true");

/** Where an answer can be given: on its thing, on its button or on the one that holds it among others; rather where it
 * is seen. @param {import("../lib/view.js").Choice} choice @returns {HTMLElement | null} */
function answerOf(choice) {
  const touched = choice.touches.find((name) => !isInHand(name)) ?? "";
  const things = state.placed.value.includes(choice) ? pointed([touched]) : [];
  const thing = things.find((one) => !one.matches(HANDLE));
  const listed = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".table .question .answer")]);
  const buttons = listed.filter(isThere);
  const holds = (/** @type {HTMLElement} */ one) => JSON.parse(one.dataset.holds ?? "[]").includes(choice.key);
  const button = buttons.find((one) => one.dataset.key === choice.key) ?? buttons.find(holds);
  if (thing && (!button || thing.closest(".atlas") || isInSight(thing))) return thing;
  return button ?? document.querySelector(".table .question .there summary");
}

/** Put the slip beside what it points at, where there is room for it.
 * @param {HTMLElement} slip @param {DOMRect[]} boxes */
function place(slip, boxes) {
  const [wide, high] = [innerWidth, innerHeight];
  const { width, height } = slip.getBoundingClientRect();
  const clear = boxes.filter((box) => box.width * box.height < LARGE * wide * high);
  const x = (/** @type {number} */ left) => Math.min(Math.max(8, left), wide - width - 8);
  const y = (/** @type {number} */ top) => Math.min(Math.max(8, top), high - height - 8);
  const first = clear[0] ?? null;
  const spots = first
    ? [
        [first.right + GAP, y(first.top)],
        [first.left - width - GAP, y(first.top)],
        [x(first.left), first.bottom + GAP],
        [x(first.left), first.top - height - GAP],
      ]
    : [];
  const corners = [[x(wide / 2 - width / 2), 64], [8, high - height - 8], [wide - width - 8, 64], [8, 64]];
  const [sheet, asked] = [".question", ".question .asking"].map((part) =>
    document.querySelector(`.table ${part}`)?.getBoundingClientRect());
  const free = (/** @type {(DOMRect | undefined)[]} */ taken) => (/** @type {number[]} */ [left, top]) =>
    left >= 0 && top >= 0 && left + width <= wide && top + height <= high &&
    taken.every(
      (box) => !box || left > box.right || left + width < box.left || top > box.bottom || top + height < box.top,
    );
  const ways = [...spots, ...corners];
  const [left, top] = [[...clear, sheet], [...clear, asked], clear].map((taken) => ways.find(free(taken)))
    .find(Boolean) ?? [x(wide / 2 - width / 2), y(high * 0.12)];
  slip.style.left = `${left}px`;
  slip.style.top = `${top}px`;
}
