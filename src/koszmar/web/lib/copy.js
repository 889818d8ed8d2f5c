// A link to hand on: shown, copied with one touch, and drawn for a phone's camera.
import { html, useState } from "./html.js";
import { Icon } from "./icon.js";
import { Qr } from "./qr.js";
import { say } from "./words.js";

/** @param {{name: string, address: string}} props */
export function Link({ name, address }) {
  const [copied, setCopied] = useState("");
  const [drawn, setDrawn] = useState(false);
  const copy = () => copyText(address).then((done) => setCopied(done ? address : ""));
  return html`<span class="link">
    <input readonly value=${address} aria-label=${name}
        onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <button type="button" class="copy" onClick=${copy}>${say(copied === address ? "web-copied" : "web-copy")}</button>
    <span class="spoken" role="status">${copied === address && say("web-copied")}</span>
    <button type="button" class="camera" onClick=${() => setDrawn(!drawn)} aria-expanded=${drawn}
        title=${say("web-qr")}><${Icon} name="smartphone" label=${say("web-qr")} /></button>
    ${drawn && html`<${Qr} text=${address} label=${say("web-qr-of", { name })} />`}</span>`;
}

/** Where the page is not secure there is no clipboard to ask: the old way then.
 * @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
