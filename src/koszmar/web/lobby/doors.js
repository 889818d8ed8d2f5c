// Other ways to a table: those of this browser, a link from somebody, a record from a file.
import { html, useEffect, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { forget, rings } from "../lib/keyring.js";
import { keepTable } from "../lib/tables.js";
import { lang } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { loadRecord, summary } from "../net/api.js";

const SHOWN = 8;

/** @param {{done: (ring: import("../lib/keyring.js").Ring) => void}} props */
export function Doors({ done }) {
  const [trouble, setTrouble] = useState("");
  const [link, setLink] = useState("");
  const read = async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    if (!file) return;
    try {
      done(keepTable(await loadRecord(await file.text(), [])));
    } catch (error) {
      setTrouble(say(`web-error-${/** @type {Error} */ (error).name}`));
    }
  };
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    const hash = link.includes("#") ? link.slice(link.indexOf("#") + 1) : `table=${link.trim().toUpperCase()}`;
    if (new URLSearchParams(hash).get("table")) location.hash = hash;
  };
  return html`<div class="doors">
    <${Resume} />
    <section><h2>${say("web-watch")}</h2><form onSubmit=${follow}>
      <input value=${link} onInput=${(/** @type {any} */ event) => setLink(event.target.value)} placeholder=${say("web-watch-hint")} aria-label=${say("web-watch-hint")} />
      <button type="submit">${say("web-go")}</button></form>
      <label class="file"><${Icon} name="tied-scroll" /><span>${say("web-load-record")}</span><input type="file" accept=".json,application/json" onChange=${read} /></label>
      ${trouble && html`<p class="notice" role="alert">${trouble}</p>`}</section>
  </div>`;
}

function Resume() {
  const [known, setKnown] = useState(rings().slice(0, SHOWN));
  const [state, setState] = useState(/** @type {Record<string, any>} */ ({}));
  useEffect(() => {
    for (const { code } of known)
      summary(code).then((found) => setState((old) => ({ ...old, [code]: found })), (error) => error.name === "no-such-table" && drop(code));
  }, []);
  const drop = (/** @type {string} */ code) => {
    forget(code);
    setKnown((old) => old.filter((ring) => ring.code !== code));
  };
  return html`<section><h2>${say("web-resume")}</h2>
    ${known.length === 0 && html`<p class="nothing">${say("web-resume-none")}</p>`}
    <ul>${known.map((ring) => html`<li key=${ring.code}><a href=${`#table=${ring.code}`}><b>${ring.code}</b> ${ring.game && say(`web-game-${ring.game}`)}
      <small>${state[ring.code]?.over ? say("web-over") : new Date(ring.at).toLocaleDateString(lang.value)}</small></a>
      <button type="button" onClick=${() => drop(ring.code)} title=${say("web-resume-forget")}><${Icon} name="cross-mark" label=${say("web-resume-forget")} /></button></li>`)}</ul></section>`;
}
