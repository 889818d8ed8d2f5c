// Pictures of the lobby: a game's scene, which the game itself brings, and the dark room with its shelves around it.
import { gameOf } from "../lib/catalogue.js";
import { html } from "../lib/html.js";

/** A game's scene; a shut book by candle-light for a game without one. @param {{game: string}} props */
export function Picture({ game }) {
  const source = gameOf(game)?.scene ? `looks/${game}/scene.svg` : "lobby/plain.svg";
  return html`<img class="picture" src=${source} alt="" width="400" height="260" />`;
}

/** How wide and how high a stretch of shelves is before it repeats; how many boards it has. */
const [WIDE, HIGH, BOARDS] = [720, 190, 3];

/** The room behind the lobby: shelves that go up into the dark. */
export function Room() {
  return html`<svg class="room" aria-hidden="true"><defs>
    <pattern id="shelves" width=${WIDE} height=${HIGH * BOARDS} patternUnits="userSpaceOnUse">
      ${Array.from({ length: BOARDS },
          (_, board) =>
          html`<path d=${spines(board)} fill="currentColor" />
            <rect y=${HIGH * (board + 1) - 12} width=${WIDE} height="7" fill="currentColor" opacity=".6" />`)}</pattern>
            </defs>
    <rect width="100%" height="100%" fill="url(#shelves)" /></svg>`;
}

/** Books on a board: no two alike, some leaning, a gap now and then; always the same ones. @param {number} board */
function spines(board) {
  let luck = 7 + 31 * board;
  const next = (/** @type {number} */ below) => (luck = (luck * 137 + 71) % 1009) % below;
  let path = "";
  for (let x = 4; x < WIDE - 34;) {
    const [wide, high, lean] = [9 + next(17), 92 + next(70), next(9) ? 0 : 10 + next(12)];
    const foot = HIGH * (board + 1) - 13;
    if (next(13)) {
      const band = `M${x + lean * 0.8} ${foot - high * 0.8}h${wide}v2h${-wide}z`;
      path += `M${x} ${foot}l${lean} ${-high}h${wide}l${-lean} ${high}z${band}`;
    }
    x += wide + lean + 2 + (next(11) ? 0 : 16);
  }
  return path;
}
