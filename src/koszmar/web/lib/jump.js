// A word in a sentence that leads somewhere: it breaks and flows with the sentence, as a button would not.
import { html } from "./html.js";

/** @param {{to: () => void, class?: string, label?: string, children?: any}} props */
export function Jump({ to, class: kind = "name", label, children }) {
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    to();
  };
  return html`<a class=${kind} href="#" onClick=${go} aria-label=${label} title=${label}>${children}</a>`;
}
