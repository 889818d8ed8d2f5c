// The dark creeps in from the edges as what a game fears for runs out, and is heard where its theme says so.
import { fear } from "../lib/air.js";
import { html, useEffect, useState } from "../lib/html.js";
import { theme } from "../lib/theme.js";
import { startles } from "./state.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Dread({ view }) {
  const feared = theme.value.dread;
  const left = feared && (feared.stats ? leastOf(view, feared.stats) : view.zones.find(isIt(feared.zone))?.count);
  const depth = !feared || left == null ? null : Math.max(0, Math.min(1, 1 - left / feared.calm));
  useEffect(() => {
    fear.value = feared?.air && !view.ending ? depth : null;
    return () => void (fear.value = null);
  }, [feared, depth, Boolean(view.ending)]);
  if (depth === null) return null;
  return html`<div class="dread" style=${{ "--dread": depth }} aria-hidden="true"></div><${Startle} />`;
}

/** Red for a moment, and the ground shakes: something was suddenly there. Whoever comes back to the table, from the
 * page of text say, is not startled again by what is over. */
function Startle() {
  const often = startles.value;
  const [before] = useState(often);
  if (often === before) return null;
  return html`<div key=${often} class=${`startle ${often % 2 ? "odd" : "even"}`} aria-hidden="true"></div>`;
}

/** @param {string | undefined} id */
const isIt = (id) => (/** @type {{id: string}} */ one) => one.id === id;

/** The least of some numbers of whoever has them.
 * @param {import("../lib/view.js").View} view @param {string[]} names */
function leastOf({ panels }, names) {
  const found = panels.flatMap((panel) => panel.stats.filter((stat) => names.includes(stat.id)));
  return found.length ? Math.min(...found.map((stat) => stat.value)) : null;
}
