// A book lying open on the table: two pages, and the thickness of those still to be turned.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { bookTitle } from "./text.js";

/** @typedef {import("../lib/view.js").Book} BookData */
/** @typedef {import("../lib/view.js").Page} PageData */

/** @param {{book: BookData}} props */
export function Book({ book }) {
  const shut = book.pages.length < 2;
  const depth = `${Math.min(book.count ?? 0, 8) * 1.5 + 2}px`;
  return html`<article class=${shut ? "book shut" : "book"} data-part=${book.id}
      aria-label=${say(book.title)}>
    <div class="cover" style=${{ "--depth": depth }}>
      ${book.pages.map(
          (page, index) =>
          html`<${Page} key=${page.id + page.title.id} page=${page}
          side=${shut ? "front" : index % 2 ? "right" : "left"} />`)}
    </div>
    <p class="left-to-turn">${bookTitle(book)}</p>
  </article>`;
}

/** @param {{page: PageData, side: string}} props */
function Page({ page, side }) {
  return html`<div class=${`page ${side}`} data-place=${page.id}>
    ${side === "front" && html`<${Icon} name="evil-book" class="stamp" />`}
    <h3>${say(page.title)}</h3>
    ${page.passages.map(
      (part) => html`<section><h4>${say(part.heading)}</h4>
      ${part.text && html`<p>${say(part.text)}</p>`}
      ${
        part.icons.length > 0 &&
        html`<p class="signs">${part.icons.map(
          (icon) => html`<span class="sign" data-tone=${icon}>
        <${Icon} name=${iconOf(icon)} label=${say(`element-${icon}`)} /></span>`,
        )}</p>`
      }
    </section>`,
    )}
  </div>`;
}
