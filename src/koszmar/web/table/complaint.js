// Something went against the rules: a note, saved with the record.
import { html, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { report } from "./play.js";

export function Complaint() {
  const [note, setNote] = useState("");
  const [done, setDone] = useState(false);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (note.trim() && (await report(note.trim()))) setDone(true);
  };
  if (done) return html`<p class="nothing" role="status">${say("web-report-done")}</p>`;
  return html`<details class="complaint"><summary><${Icon} name="quill-ink" /> ${say("web-report")}</summary>
    <form onSubmit=${send}>
    <textarea value=${note} maxlength="2000" rows="3" aria-label=${say("web-report-note")}
        placeholder=${say("web-report-note")} onInput=${(/** @type {any} */ event) => setNote(event.target.value)}>
        </textarea>
    <button type="submit">${say("web-report-send")}</button></form></details>`;
}
