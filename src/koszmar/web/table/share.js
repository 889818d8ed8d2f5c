// A link to a moment: for those who have a key of their own; for anybody only if the watchers' key is put in on
// purpose.
import { Link } from "../lib/copy.js";
import { html, useState } from "../lib/html.js";
import { linkTo, ringOf } from "../lib/keyring.js";
import { Over } from "../lib/over.js";
import { OnlyHere } from "../lib/reach.js";
import { say } from "../lib/words.js";
import { shutPanel } from "./panels.js";
import * as state from "./state.js";

export function Share() {
  const [open, setOpen] = useState(false);
  const table = state.summary.value;
  const now = state.moment.value;
  if (!table || !now) return null;
  const watchers = (table.spectators && ringOf(table.code)?.spectators) || "";
  return html`<${Over} kind="share" label=${say("web-share")} shut=${shutPanel}>
    <h2>${say("web-share")}</h2><p class="note">${say(open ? "web-share-anybody" : "web-share-note")}</p><${OnlyHere} />
    <${Link} name=${say("web-share")} address=${linkTo(table.code, open ? watchers : "", now.choice)} />
    ${watchers
      && html`<label class="put-in">
        <input type="checkbox" checked=${open}
        onChange=${(/** @type {any} */ event) => setOpen(event.target.checked)} /> ${say("web-share-with-key")}
        </label>`}
  <//>`;
}
