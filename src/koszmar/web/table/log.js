// The log in words. A name in a line that lies on the table as a card brings that card closer; § leads to the rule.
import { gameOf } from "../lib/catalogue.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { Jump } from "../lib/jump.js";
import { say, words } from "../lib/words.js";
import { cardOf } from "./called.js";
import { openRule } from "./question.js";
import * as state from "./state.js";

/** @typedef {import("./state.js").Entry} Entry */

/** So many lines are drawn at first; the older ones when somebody asks for them. */
const RECENT = 120;

/** Stay at the last line, however the box grows and shrinks, unless the reader has scrolled up.
 * @param {unknown} change */
export function useTail(change) {
  const ref = useRef(/** @type {any} */ (null));
  const away = useRef(false);
  const follow = () => {
    const box = ref.current?.parentElement;
    if (box && !away.current) box.scrollTop = box.scrollHeight;
  };
  useEffect(() => {
    const box = ref.current?.parentElement;
    if (!box) return;
    let last = box.scrollTop;
    const scrolled = () => {
      const below = box.scrollHeight - box.scrollTop - box.clientHeight;
      away.current = below > 60 && (away.current || box.scrollTop < last);
      last = box.scrollTop;
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
  useLayoutEffect(follow, [change]);
  return ref;
}

export function Log() {
  const [all, setAll] = useState(false);
  const past = state.moment.value;
  const entries = (state.sight.value?.log ?? []).filter((entry) => !past || entry.choice <= past.choice);
  const first = all ? 0 : Math.max(0, entries.length - RECENT);
  const end = useTail(entries.length);
  const { seal, exposed } = state.summary.value ?? {};
  const rules = gameOf(state.view.value?.game)?.event_rules ?? {};
  return html`<ol class="log" ref=${end}>
    ${
      first > 0
        ? html`<li><button type="button" class="quiet" onClick=${() => setAll(true)}>
          ${say("web-log-earlier", { count: first })}</button></li>`
        : seal &&
          html`<li class="nothing">${say(exposed ? "web-exposed" : "web-seal", { seal: seal.slice(0, 12) })}</li>`
    }
    ${entries.length === 0 && html`<li class="nothing">${say("web-log-empty")}</li>`}
    ${entries.slice(first).map(
        (entry, at) =>
        html`<${Line} key=${first + at} entry=${entry} rule=${rules[entry.kind]}
        first=${entry.choice !== entries[first + at - 1]?.choice} />`)}
  </ol>`;
}

/** @param {{entry: Entry, rule: string | undefined, first: boolean}} props */
function Line({ entry, rule, first }) {
  const pieces = words.value.pieces(entry.text);
  return html`<li data-kind=${entry.kind} class=${first ? "first" : ""}>${pieces.map(({ text, word }) => {
    const card = cardOf(word, pieces);
    return card ? html`<${Jump} to=${() => (state.zoomed.value = card)}>${text}<//>` : text;
  })}${rule && html`${"\u00A0"}<${Jump} class="para" label=${say("web-log-rule")} to=${() => openRule(rule)}>§<//>`}
    </li>`;
}
