// The timeline: the match as this seat knew it, step by step, without the future; and a way on from any step. After the
// end through any eyes, so that whoever was deceived sees both sides of it.
import { html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { panel, wantedMoment } from "./panels.js";
import { backToNow, lookBack, lookThrough } from "./play.js";
import { Portrait } from "./seats.js";
import * as state from "./state.js";

export function Timeline() {
  const now = state.moment.value;
  const ready = state.sight.value !== null && state.line.value === "open";
  const wanted = wantedMoment.value;
  useEffect(() => {
    if (!ready || wanted === null) return;
    wantedMoment.value = null;
    lookBack(Math.min(wanted, state.sight.value?.choice ?? 0));
  }, [ready, wanted]);
  return now ? html`<${Scrubber} now=${now} />` : null;
}

/** @param {{now: NonNullable<typeof state.moment.value>}} props */
function Scrubber({ now }) {
  const goal = useRef(now.choice);
  const busy = useRef(false);
  /** Whose eyes, if not those through which I look at the present. */
  const eyes = useRef(/** @type {number | undefined} */ (undefined));
  const go = async (/** @type {number} */ choice) => {
    goal.current = Math.max(0, Math.min(now.of, choice));
    if (busy.current) return;
    busy.current = true;
    for (let shown = -1, by = eyes.current; shown !== goal.current || by !== eyes.current;)
      await lookBack((shown = goal.current), (by = eyes.current));
    busy.current = false;
  };
  const lookAs = (/** @type {number} */ seat) => {
    eyes.current = seat;
    go(goal.current);
  };
  const seat = state.here.value;
  useEffect(() => {
    if (now.view.seat !== undefined && now.view.seat !== seat) go(now.choice);
  }, [seat]);
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (
        document.querySelector("dialog[open]") ||
        /** @type {HTMLElement} */ (event.target).matches("input:not([type=range]), textarea, select")
      )
        return;
      const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -now.of, End: now.of }[event.key];
      if (step === undefined && event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (step === undefined) backToNow();
      else go(goal.current + step);
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [now.of]);
  const end = now.choice === now.of;
  return html`<section class="timeline" aria-label=${say("web-timeline")}>
    <${Eyes} now=${now} look=${lookAs} />
    <span class="scrub">
      <button type="button" class="step" onClick=${() => go(goal.current - 1)} disabled=${now.choice === 0}
      aria-label=${say("web-earlier")}>‹</button>
      <input type="range" min="0" max=${now.of} value=${now.choice}
          style=${{ "--done": `${now.of ? (100 * now.choice) / now.of : 0}%` }} aria-label=${say("web-timeline")}
          onInput=${(/** @type {any} */ event) => go(Number(event.target.value))} />
      <button type="button" class="step" onClick=${() => go(goal.current + 1)} disabled=${end}
          aria-label=${say("web-later")}>›</button>
      <output>${now.choice} / ${now.of}</output></span>
    <p class="happened" aria-live="polite" tabIndex="0">
      ${now.choice === 0 ? say("web-moment-start") : now.events.map((event) => say(event.text)).join(" ")}</p>
    <span class="ways">
      <button type="button" onClick=${() => (panel.value = { kind: "branch", choice: now.choice })}>
        <${Icon} name="tree-branch" />${say("web-branch")}</button>
      <button type="button" onClick=${() => (panel.value = { kind: "share" })}><${Icon} name="share" />
        ${say("web-share")}</button>
      <button type="button" class="big" onClick=${backToNow}>${say("web-back-to-now")}</button></span>
  </section>`;
}

/** Whose eyes, with several seats on one device: a curtain hangs between those that have secrets. After the end
 * everybody's, for nothing is a secret any more.
 * @param {{now: NonNullable<typeof state.moment.value>, look: (seat: number) => void}} props */
function Eyes({ now, look }) {
  const panels = state.view.value?.panels;
  const over = state.summary.value?.over;
  const held = state.sights.value.flatMap((one) => (one.seat === null ? [] : [one.seat])).sort();
  const seats = over && panels ? panels.map((/** @type {{seat: number}} */ one) => one.seat) : held;
  if (seats.length < 2 || !panels) return null;
  return html`<span class="eyes" role="radiogroup" aria-label=${say("web-through-eyes")}>${seats.map(
    (seat) => html`<button type="button" role="radio" key=${seat}
    aria-checked=${seat === (over ? now.view.seat : state.here.value)} aria-label=${say(panels[seat].name)}
    onClick=${() => (over ? look(seat) : lookThrough(seat))}>
      <${Portrait} panel=${panels[seat]} /></button>`,
  )}</span>`;
}
