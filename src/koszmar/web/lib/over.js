// A dialog over the page: takes the focus, gives it back where it was, shuts on Escape and on a click beside it.
import { html, useLayoutEffect, useRef } from "./html.js";
import { Icon } from "./icon.js";
import { say } from "./words.js";

/** @param {{label: string, shut?: () => void, kind: string, children?: any}} props */
export function Over({ label, shut, kind, children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    ref.current?.showModal();
    // The focus is on what goes on, which may lie below; it is read from its first line.
    ref.current?.scrollTo(0, 0);
    return () => before?.focus?.();
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    shut?.();
  };
  return html`<dialog ref=${ref} class=${`over ${kind}`} aria-label=${label} onCancel=${cancel}
      onClick=${(/** @type {Event} */ event) => event.target === ref.current && shut?.()}>
    ${children}
    ${shut && html`<button type="button" class="shut" onClick=${shut} aria-label=${say("web-close")}>
        <${Icon} name="cross-mark" /></button>`}
  </dialog>`;
}
