// The middle of the table: what belongs to nobody. A theme says which track runs around the book and what lies aside.
import { gameOf } from "../lib/catalogue.js";
import { html } from "../lib/html.js";
import { theme } from "../lib/theme.js";
import { Book } from "./book.js";
import { Announcement } from "./announcement.js";
import { isFolded } from "./fold.js";
import { Picture } from "../lobby/picture.js";
import { Atlas } from "./map.js";
import { Puzzle } from "./puzzle.js";
import { Rolls } from "./rolled.js";
import { Tomes } from "./tome.js";
import { Rail, Ring } from "./track.js";
import { Zone } from "./zone.js";

/** @param {{view: import("../lib/view.js").View}} props */
export function Board({ view }) {
  const common = view.zones.filter((zone) => zone.seat === null);
  const aside = common.filter((zone) => theme.value.zones[zone.id] === "aside");
  const rings = view.tracks.filter((track) => theme.value.tracks[track.id] === "ring");
  const maps = view.boards.map((board) => html`<${Atlas} key=${board.id} board=${board} view=${view} />`);
  const bare = !maps.length && !rings.length && !view.books.length;
  const heard = maps.length || bare ? view.announcements.filter((said) => isFolded(said.id, said.folded)) : [];
  const said = inOneBreath(view.announcements.filter((one) => !heard.includes(one)));
  const books = maps.length ? null : view.books.map((book) => html`<${Book} key=${book.id} book=${book} />`);
  return html`<main class=${maps.length ? "board mapped" : "board"} id="board" tabIndex="-1">
    <div class="lamp" aria-hidden="true"></div>
    ${rings.length ? rings.map((track) => html`<${Ring} key=${track.id} track=${track}>${books}<//>`) : books}
    ${maps}
    ${bare && gameOf(view.game)?.scene
      && html`<${Picture} game=${view.game} />`}
    ${
      said.length + view.puzzles.length > 0 &&
      html`<div class="over-board">
      ${said.map(([one, ...more]) => html`<${Announcement} key=${one.id} said=${one} more=${more} />`)}
      ${view.puzzles.map((puzzle) => html`<${Puzzle} key=${puzzle.id} puzzle=${puzzle} />`)}</div>`
    }
    <${Rolls} view=${view} />
    ${view.tracks.filter((track) => theme.value.tracks[track.id] === "shelf").map(
        (track) => html`<${Rail} key=${track.id} track=${track} />`)}
    <div class="shelf">${maps.length > 0 && html`<${Tomes} books=${view.books} />`}
      ${heard.map((one) => html`<${Announcement} key=${one.id} said=${one} />`)}
      ${common.filter((zone) => !aside.includes(zone)).map((zone) => html`<${Zone} key=${zone.id} zone=${zone} />`)}
        </div>
    ${aside.length > 0
      && html`<div class="aside">${aside.map((zone) => html`<${Zone} key=${zone.id} zone=${zone} />`)}</div>`}
  </main>`;
}

/** What one voice has said under one title, one thing after the other, lies there as one.
 * @param {import("../lib/view.js").Announcement[]} said */
function inOneBreath(said) {
  const titled = (/** @type {import("../lib/view.js").Announcement} */ { title, speaker }) =>
    JSON.stringify([title, speaker]);
  /** @type {import("../lib/view.js").Announcement[][]} */
  const found = [];
  for (const one of said) {
    const last = found.at(-1);
    if (last && titled(last[0]) === titled(one)) last.push(one);
    else found.push([one]);
  }
  return found;
}
