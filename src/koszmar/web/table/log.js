// The log in words: one line says what a move came to, its details unfold beneath it. A name in a line that lies on the
// table as a card brings that card closer; § leads to the rule.
import { gameOf } from "../lib/catalogue.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { Jump } from "../lib/jump.js";
import { say, words } from "../lib/words.js";
import { cardOf } from "./called.js";
import { fold, weightOf } from "./lines.js";
import { openRule } from "./question.js";
import * as state from "./state.js";

/** @typedef {import("./state.js").Entry} Entry */

/** So many lines are drawn at first; the older ones when somebody asks for them. */
const RECENT = 120;
/** So far from the end the reader has scrolled away, in pixels. */
const AWAY = 60;

/** Stay at the last line, however the box grows and shrinks, unless the reader has scrolled up.
 * @param {number} count of lines @returns {{end: any, missed: number, follow: () => void}} `missed`: new ones below */
export function useTail(count) {
  const end = useRef(/** @type {any} */ (null));
  const [away, setAway] = useState(false);
  const gone = useRef(false);
  const seen = useRef(count);
  if (!away) seen.current = count;
  // Where the box was left, and how high it was then: by the reader, or by what follows the last line.
  const left = useRef([0, 0]);
  const follow = () => {
    const box = end.current?.parentElement;
    if (!box || gone.current) return;
    box.scrollTop = box.scrollHeight;
    left.current = [box.scrollTop, box.scrollHeight];
  };
  useEffect(() => {
    const box = end.current?.parentElement;
    if (!box) return;
    left.current = [box.scrollTop, box.scrollHeight];
    const scrolled = () => {
      const below = box.scrollHeight - box.scrollTop - box.clientHeight;
      // Lines that came or went move the box, too: that is no reader.
      const [top, height] = left.current;
      const read = box.scrollHeight === height && box.scrollTop < top;
      gone.current = below > AWAY && (gone.current || read);
      left.current = [box.scrollTop, box.scrollHeight];
      setAway(gone.current);
    };
    const sized = new ResizeObserver(follow);
    sized.observe(box);
    box.addEventListener("scroll", scrolled);
    return () => {
      sized.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  }, []);
  // Before the browser looks: when the oldest lines go, it moves the box itself, which must not pass for a reader.
  useLayoutEffect(follow, [count]);
  const back = () => {
    gone.current = false;
    setAway(false);
    follow();
  };
  return { end, missed: away ? Math.max(0, count - seen.current) : 0, follow: back };
}

/** The way back to what is new. @param {{missed: number, follow: () => void}} props */
export const Newer = ({ missed, follow }) =>
  missed > 0 &&
  html`<button type="button" class="newer" onClick=${follow}>${say("web-log-new", { count: missed })} ↓</button>`;

/** What those eyes have seen through which I look at the past.
 * @param {number | null} seat @returns {{log: Entry[]} | null | undefined} */
const remembered = (seat) =>
  [...state.sights.value, state.memories.value].find((one) => one?.seat === seat) ?? state.sight.value;

export function Log() {
  const [all, setAll] = useState(false);
  const past = state.moment.value;
  const log = (past ? remembered(past.view.seat) : state.sight.value)?.log ?? [];
  const entries = past ? log.filter((one) => one.choice <= past.choice) : log.slice(0, log.length - state.untold.value);
  const lines = fold(entries);
  const first = all ? 0 : Math.max(0, lines.length - RECENT);
  const { end, missed, follow } = useTail(entries.length);
  const { seal, exposed } = state.summary.value ?? {};
  const rules = gameOf(state.view.value?.game)?.event_rules ?? {};
  const recall = () => (state.recalled.value = true);
  return html`<ol class="log" ref=${end}>
    ${
      first > 0
        ? html`<li><button type="button" class="quiet" onClick=${() => setAll(true)}>
          ${say("web-log-earlier", { count: first })}</button></li>`
        : seal &&
          html`<li class="nothing">${say(exposed ? "web-exposed" : "web-seal", { seal: seal.slice(0, 12) })}</li>`
    }
    ${entries.length === 0 && html`<li class="nothing">${say("web-log-empty")}</li>`}
    ${lines.slice(first).map((line) => html`<${Line} key=${line.at} line=${line} rules=${rules} />`)}
    ${entries.length > 0 && !past && html`<li class="recalling"><button type="button" class="quiet" onClick=${recall}>
      ${say("web-recall")}</button></li>`}
  </ol><${Newer} missed=${missed} follow=${follow} />`;
}

/** @param {{line: import("./lines.js").Line, rules: Record<string, string>}} props */
function Line({ line, rules }) {
  const [open, setOpen] = useState(false);
  const { entry, beneath, verdict } = line;
  const count = beneath.reduce((sum, one) => sum + one.times, 0);
  return html`<li data-kind=${entry.kind} class=${weightOf(entry)}>
    <${Told} entry=${entry} rule=${rules[entry.kind]}>
      ${verdict && html` <b class=${`verdict ${verdict}`}>${say("text-roll-verdict", { verdict })}</b>`}
      ${
        count > 0 &&
        html` <button type="button" class="unfold" aria-expanded=${open} onClick=${() => setOpen(!open)}
          aria-label=${say("web-log-details", { count })} title=${say("web-log-details", { count })}>
          ${open ? "▾" : "▸"} ${count}</button>`
      }<//>
    ${
      open &&
      html`<ol class="beneath">${beneath.map(
        (one) => html`<li key=${one.at} data-kind=${one.entry.kind}>
        <${Told} entry=${one.entry} rule=${rules[one.entry.kind]} />
        ${one.times > 1 && html` <b>×${one.times}</b>`}</li>`,
      )}</ol>`
    }</li>`;
}

/** An event, and behind its last word what belongs to it: it does not stand in a line of its own.
 * @param {{entry: Entry, rule: string | undefined, children?: any}} props */
function Told({ entry, rule, children }) {
  const pieces = words.value.pieces(entry.text);
  return html`${pieces.map(({ text, word }) => {
    const card = cardOf(word, pieces);
    return card ? html`<${Jump} to=${() => (state.zoomed.value = card)}>${text}<//>` : text;
  })}${"\u00A0"}<span class="tail">${
    rule && html`<${Jump} class="para" label=${say("web-log-rule")} to=${() => openRule(rule)}>§<//>`
  }${children}</span>`;
}
