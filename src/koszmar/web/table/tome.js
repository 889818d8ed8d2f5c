// Books that lie closed beside a map and open over the table: pages with headings, as far as this seat may read them.
import { html, signal, useState } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { Over } from "../lib/over.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";

/** @typedef {import("../lib/view.js").Book} Book */

/** The book that lies open, by its id. */
const open = signal("");

/** @param {{books: Book[]}} props */
export function Tomes({ books }) {
  const book = books.find((one) => one.id === open.value);
  const shelf = [...books].sort((one, other) => Number(other.own) - Number(one.own));
  return html`<div class="tomes">${shelf.map(
    (
      one,
    ) => html`<button type="button" key=${one.id} class="spine" data-book=${one.id} data-part=${one.id}
        onClick=${() => (open.value = one.id)}>
      <${Icon} name=${theme.value.icons[one.id] ?? "spell-book"} /><span>${say(one.title)}
        ${one.own && html` <small>${say("web-own-book")}</small>`}</span></button>`,
  )}
    ${book && html`<${Tome} key=${book.id} book=${book} />`}</div>`;
}

/** @param {{book: Book}} props */
function Tome({ book }) {
  const [at, setAt] = useState(0);
  const page = book.pages[Math.min(at, book.pages.length - 1)];
  return html`<${Over} kind="tome" label=${say(book.title)} shut=${() => (open.value = "")}>
    <p class="of-book">${say(book.title)}</p>
    ${
      page &&
      html`<article class="leaf" key=${page.id}><h2>${say(page.title)}</h2>
      ${page.passages.map(
          (part) =>
          html`<section><h3>${say(part.heading)}</h3>${part.text && html`<p>${say(part.text)}</p>`}</section>`)}
          </article>`
    }
    ${
      book.pages.length > 1 &&
      html`<p class="leafing">
      <button type="button" onClick=${() => setAt(at - 1)} disabled=${at === 0}
          aria-label=${say("web-page-before")}>‹</button>
      <span>${book.pages.map(
          (one, index) =>
          html`<button type="button" key=${one.id} class="leaf-tab" aria-pressed=${index === at}
          onClick=${() => setAt(index)}>${say(one.title)}</button>`)}</span>
      <button type="button" onClick=${() => setAt(at + 1)} disabled=${at >= book.pages.length - 1}
          aria-label=${say("web-page-after")}>›</button></p>`
    }
  <//>`;
}
