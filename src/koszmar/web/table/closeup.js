// A thing held close to the eyes: a card as it is, a tile or a figure with everything that can be said of it.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf, theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Card } from "./card.js";
import { badgeText, pieceText, waysText } from "./chart.js";
import { Meters } from "./meter.js";
import { view } from "./state.js";
import { Face } from "./tile.js";

/** @typedef {import("../lib/view.js").Held} Held */

/** @param {{held: Held}} props */
export function Closeup({ held }) {
  if ("sides" in held) return html`<${TileClose} tile=${held} />`;
  if ("place" in held) return html`<${PieceClose} piece=${held} />`;
  return html`<${Card} card=${held} close />`;
}

/** @param {{tile: import("../lib/view.js").Tile}} props */
function TileClose({ tile }) {
  const board = view.value?.boards.find((one) => one.tiles.some((other) => other.id === tile.id));
  const there = board?.pieces.filter((piece) => piece.place === tile.id) ?? [];
  return html`<article class="held">
    <svg class="map portrait-of-tile" viewBox="-52 -52 104 104" aria-hidden="true"><g class=${`slab ${tile.state}`}><${Face} tile=${tile} /></g></svg>
    <div><h2>${say(tile.title)}</h2>
      ${tile.symbols.length > 0 && html`<p class="kind">${tile.symbols.map((symbol) => html`<span><${Icon} name=${iconOf(symbol)} /> ${say(`symbol-${symbol}`)}</span>`)}</p>`}
      ${tile.text && html`<p class="says">${say(tile.text)}</p>`}
      ${board && html`<p class="exits">${waysText(tile, board)}</p>`}
      ${there.length + tile.badges.length > 0 && html`<ul class="there-are">${there.map((piece) => html`<li key=${piece.id}>${pieceText(piece, view.value?.seat ?? null)}</li>`)}
        ${tile.badges.map((badge) => html`<li key=${badge.icon}>${badgeText(badge)}</li>`)}</ul>`}
    </div></article>`;
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
      ${piece.badges.length > 0 && html`<ul class="there-are">${piece.badges.map((badge) => html`<li key=${badge.icon}>${badgeText(badge)}</li>`)}</ul>`}
    </div></article>`;
}
