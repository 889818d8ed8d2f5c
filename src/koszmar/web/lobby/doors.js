// Other ways to a table: matches that were played here, a link from somebody, a record from a file.
import { html, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { say } from "../lib/words.js";
import { readRecord } from "./record.js";
import { History } from "./resume.js";

/** @param {{found: (record: import("./record.js").Found) => void}} props */
export function Doors({ found }) {
  const [trouble, setTrouble] = useState("");
  const [link, setLink] = useState("");
  const [over, setOver] = useState(false);
  const read = async (/** @type {File | undefined} */ file) => {
    setOver(false);
    if (!file) return;
    const record = readRecord(await file.text());
    if (record) found(record);
    else setTrouble(say("web-error-bad-record"));
  };
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    const hash = link.includes("#") ? link.slice(link.indexOf("#") + 1) : `table=${link.trim().toUpperCase()}`;
    if (new URLSearchParams(hash).get("table")) location.hash = hash;
  };
  const drag = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    read(event.dataTransfer?.files[0]);
  };
  return html`<div class=${`doors${over ? " over-me" : ""}`} onDragOver=${drag} onDragLeave=${drag} onDrop=${drop}>
    <${History} />
    <section class="other-ways"><h2>${say("web-watch")}</h2><form onSubmit=${follow}>
      <input value=${link} onInput=${(/** @type {any} */ event) => setLink(event.target.value)}
          placeholder=${say("web-watch-hint")} aria-label=${say("web-watch-hint")} />
      <button type="submit">${say("web-go")}</button></form>
      <label class="file"><${Icon} name="tied-scroll" /><span><b>${say("web-load-record")}</b><small>
        ${say("web-load-record-hint")}</small></span>
        <input type="file" accept=".json,application/json"
            onChange=${(/** @type {any} */ event) => read(event.target.files[0])} /></label>
      ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}</section>
  </div>`;
}
