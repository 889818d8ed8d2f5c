// For ears: everything new in the log is said once, politely, whatever part of the table is open.
import { html, useEffect, useState } from "../lib/html.js";
import { say } from "../lib/words.js";
import * as state from "./state.js";

/** After a long absence only the last lines are read out. */
const MOST = 12;

export function Announcer() {
  const [heard, setHeard] = useState(-1);
  const [lines, setLines] = useState(/** @type {string[]} */ ([]));
  const seat = state.here.value;
  const log = state.sight.value?.log ?? [];
  useEffect(() => setHeard(log.length), [seat]);
  useEffect(() => {
    if (heard >= 0 && log.length > heard)
      setLines(
        log
          .slice(heard)
          .slice(-MOST)
          .map((entry) => say(entry.text)),
      );
    setHeard(log.length);
  }, [log.length]);
  return html`<div class="spoken announcer" role="log" aria-live="polite" aria-label=${say("web-log")}>
    ${lines.map((line) => html`<p key=${`${heard} ${line}`}>${line}</p>`)}</div>`;
}
