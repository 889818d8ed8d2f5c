// Verify this match: the seed against the seal shown from the start, in this browser; then every choice again, on the
// server.
import { html, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { verifyRecord } from "../net/api.js";
import { fetchRecord } from "./record.js";
import { summary } from "./state.js";

/** @typedef {{good: boolean | null, text: string}} Finding */

export function Verify() {
  const [found, setFound] = useState(/** @type {Finding[] | null} */ (null));
  const { seed, seal } = summary.value ?? {};
  if (!seed) return null;
  const check = async () => {
    setFound([]);
    setFound(await Promise.all([sealFits(seed, seal), replay()]));
  };
  return html`<section class="verify">
    <p class="seed">${say("web-seed", { seed, seal: seal.slice(0, 12) })}</p>
    ${!found && html`<button type="button" onClick=${check}><${Icon} name="wax-seal" />${say("web-verify")}</button>`}
    <div role="status"><ul>${found?.length === 0 && html`<li>${say("web-loading")}</li>`}
      ${found?.map(
          ({ good, text }) =>
          html`<li key=${text} class=${good === null ? "" : good ? "good" : "bad"}>
            <${Icon} name=${good ? "check-mark" : "cross-mark"} /> ${text}</li>`)}</ul></div>
  </section>`;
}

/** @param {string} seed @param {string} seal @returns {Promise<Finding>} */
async function sealFits(seed, seal) {
  if (!globalThis.crypto?.subtle) return { good: null, text: say("web-seal-unchecked") };
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`koszmar seed ${seed}`)));
  const good = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") === seal;
  return { good, text: say(good ? "web-seal-fits" : "web-seal-broken") };
}

/** @returns {Promise<Finding>} */
async function replay() {
  try {
    const said = await verifyRecord(await fetchRecord());
    return said.good
      ? { good: true, text: say("web-verify-replayed", { count: said.choices ?? 0 }) }
      : { good: false, text: say("web-verify-broken", { choice: said.choice ?? 0 }) };
  } catch (error) {
    return { good: null, text: say(`web-error-${/** @type {Error} */ (error).name}`) };
  }
}
