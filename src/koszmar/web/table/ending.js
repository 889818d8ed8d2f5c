// How it ended: a sentence worth reading, the seed to check, and what to do next.
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { lookBack } from "./play.js";
import { sight, summary } from "./state.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Ending({ view }) {
  const [shut, setShut] = useState(false);
  const ending = view.ending;
  if (shut || !ending) return null;
  const won = view.seat === null ? ending.won.length > 0 : ending.won.includes(view.seat);
  return html`<section class=${`ending ${won ? "won" : "lost"}`} role="alertdialog" aria-label=${say(won ? "web-won" : "web-lost")}>
    <${Icon} name=${won ? "sunrise" : "skull-crack"} />
    <h1>${say(won ? "web-won" : "web-lost")}</h1>
    <p>${say(ending.reason)}</p>
    <${Seal} />
    <p class="after"><button type="button" class="big" onClick=${() => (location.hash = "")}>${say("web-lobby")}</button>
      <button type="button" onClick=${() => { setShut(true); lookBack(sight.value?.choice ?? 0); }}>${say("web-timeline")}</button>
      <button type="button" onClick=${() => setShut(true)}>${say("web-look-at-table")}</button></p>
  </section>`;
}

/** The seed, and whether it is the one whose seal was shown from the start (docs/protocol.md says how it is made). */
function Seal() {
  const { seed, seal } = summary.value ?? {};
  const [fits, setFits] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (seed) digest(`koszmar seed ${seed}`).then((found) => setFits(found === "" ? null : found === seal));
  }, [seed]);
  if (!seed) return null;
  return html`<p class="seed">${say("web-seed", { seed, seal: seal.slice(0, 12) })} ${fits !== null && say(fits ? "web-seal-fits" : "web-seal-broken")}</p>`;
}

/** SHA-256 in hexadecimal; nothing where the browser has no means (a page that is not secure). @param {string} text */
async function digest(text) {
  if (!globalThis.crypto?.subtle) return "";
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
