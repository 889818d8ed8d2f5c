// A thing held close to the eyes: a card as it is, a tile or a figure with everything that can be said of it.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf, theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { badgeText, pieceText, waysText } from "./chart.js";
import { Meters } from "./meter.js";
import { LONGEST, mark, marks, pencilling } from "./pencil.js";
import { view, zoomed } from "./state.js";
import { boxOf } from "./shape.js";
import { Face, kindOf } from "./space.js";

/** @typedef {import("../lib/view.js").Held} Held */

/** @param {{held: Held}} props */
export function Closeup({ held }) {
  if ("sides" in held) return html`<${SpaceClose} space=${held} />`;
  if ("place" in held) return html`<${PieceClose} piece=${held} />`;
  return html`<${Card} card=${held} close />`;
}

/** @param {{space: import("../lib/view.js").Space}} props */
function SpaceClose({ space }) {
  const board = view.value?.boards.find((one) => one.spaces.some((other) => other.id === space.id));
  const there = board?.pieces.filter((piece) => piece.place === space.id) ?? [];
  const box = boxOf({ ...space, x: 0, y: 0 });
  const frame = [
    box.left * 100 - 2,
    box.top * 100 - 2,
    (box.right - box.left) * 100 + 4,
    (box.bottom - box.top) * 100 + 4,
  ];
  return html`<article class="held">
    <svg class="map portrait-of-tile" viewBox=${frame.join(" ")} aria-hidden="true">
      <g class=${kindOf(space)}><${Face} space=${space} /></g></svg>
    <div><h2>${say(space.title)}</h2>
      ${space.symbols.length > 0
        && html`<p class="kind">
          ${space.symbols.map(
              (symbol) => html`<span><${Icon} name=${iconOf(symbol)} /> ${say(`symbol-${symbol}`)}</span>`)}</p>`}
      ${space.text && html`<p class="says">${say(space.text)}</p>`}
      ${board && html`<p class="exits">${waysText(space, board)}</p>`}
      ${
        there.length + space.badges.length > 0 &&
        html`<ul class="there-are">
          ${there.map((piece) => html`<li key=${piece.id}>${pieceText(piece, view.value?.seat ?? null)}</li>`)}
        ${space.badges.map((badge) => html`<li key=${badge.icon}>${badgeText(badge)}</li>`)}</ul>`
      }
      ${space.notes.length > 0
        && html`<ul class="there-are notes">
          ${space.notes.map((note) => html`<li key=${note.icon}>${say(note.label)}</li>`)}</ul>`}
      ${board && view.value?.seat !== null && html`<${Writing} space=${space} />`}
    </div></article>`;
}

/** A line of my own on a space. @param {{space: import("../lib/view.js").Space}} props */
function Writing({ space }) {
  const write = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    mark(space.id, String(new FormData(form).get("mark") ?? ""));
    zoomed.value = null;
  };
  return html`<form class="writing" onSubmit=${write}><label><span>${say("web-pencil-label")}</span>
    <input name="mark" maxlength=${LONGEST} autocomplete="off" value=${marks.value[space.id] ?? ""}
      autofocus=${pencilling.value} /></label>
    <button type="submit">${say("web-pencil-write")}</button></form>`;
}

/** @param {{piece: import("../lib/view.js").Piece}} props */
function PieceClose({ piece }) {
  const { icon, tone } = theme.value.portraits[piece.icon] ?? { icon: iconOf(piece.icon), tone: "" };
  return html`<article class="held">
    <span class="portrait" data-tone=${tone}><${Icon} name=${icon} /></span>
    <div><h2>${say(piece.label)}</h2>
      ${piece.state !== "ready" && html`<p class="kind">${say("text-piece-state", { state: piece.state })}</p>`}
      ${piece.text && html`<p class="says">${say(piece.text)}</p>`}
      <${Meters} stats=${piece.stats} />
      ${piece.badges.length > 0
        && html`<ul class="there-are">
          ${piece.badges.map((badge) => html`<li key=${badge.icon}>${badgeText(badge)}</li>`)}</ul>`}
    </div></article>`;
}
