// The middle of the table: what belongs to nobody. A theme says which track runs around the book and what lies aside.
import { html } from "../lib/html.js";
import { theme } from "../lib/theme.js";
import { Book } from "./book.js";
import { Ring } from "./track.js";
import { Zone } from "./zone.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Board({ view }) {
  const common = view.zones.filter((zone) => zone.seat === null);
  const aside = common.filter((zone) => theme.value.zones[zone.id] === "aside");
  const rings = view.tracks.filter((track) => theme.value.tracks[track.id] === "ring");
  const books = view.books.map((book) => html`<${Book} key=${book.id} book=${book} />`);
  return html`<main class="board" id="board" tabIndex="-1">
    <div class="lamp" aria-hidden="true"></div>
    ${rings.length ? rings.map((track) => html`<${Ring} key=${track.id} track=${track}>${books}<//>`) : books}
    <div class="shelf">${common.filter((zone) => !aside.includes(zone)).map((zone) => html`<${Zone} key=${zone.id} zone=${zone} />`)}</div>
    ${aside.length > 0 && html`<div class="aside">${aside.map((zone) => html`<${Zone} key=${zone.id} zone=${zone} />`)}</div>`}
  </main>`;
}
