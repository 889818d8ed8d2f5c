// Pictures of the lobby, put together from the icons: a game's tile, and the dark room with its shelves around it.
import { PATHS } from "../icons/game-icons.js";
import { html } from "../lib/html.js";

/** A layer: an icon, its place and size in a picture of 400 × 260, its turn, its colour. @typedef {[string, number, number, number, number, string]} Layer */
/** A pool of light: its middle, its reach, its colour. @typedef {[number, number, number, string]} Light */
/** @typedef {{sky: [string, string], lights: Light[], layers: Layer[], ground: string}} Scene */

/** @type {Record<string, Scene>} */
const SCENES = {
  bigbook: {
    sky: ["#1d1844", "#100d26"],
    lights: [[200, 150, 170, "#f2b65c"], [338, 130, 90, "#ffcf7d"], [60, 178, 60, "#8f7cff"]],
    layers: [
      ["bookshelf", -34, -6, 122, 0, "#2d2660"], ["bookshelf", 76, -6, 122, 0, "#332b6a"], ["bookshelf", 204, -6, 122, 0, "#332b6a"], ["bookshelf", 314, -6, 122, 0, "#2d2660"],
      ["bookshelf", -34, 104, 122, 0, "#221d4c"], ["bookshelf", 314, 104, 122, 0, "#221d4c"],
      ["whirlwind", 128, 30, 40, -8, "#cdb8ff"], ["flame", 92, 78, 42, -14, "#ff9f74"], ["water-drop", 268, 76, 40, 14, "#84c8f2"], ["peaks", 234, 26, 42, 6, "#b9d677"],
      ["evil-eyes", 150, 58, 100, 0, "#ffd9a0"],
      ["open-book", 96, 96, 208, 0, "#f1e3c2"], ["third-eye", 124, 138, 52, -3, "#c8a96d"], ["star-swirl", 226, 138, 52, 4, "#c8a96d"],
      ["candles", 296, 118, 104, 0, "#f2b65c"], ["pointy-hat", 6, 140, 96, -12, "#7466c9"], ["book-pile", 66, 196, 50, 0, "#584a9c"],
    ],
    ground: "#0d0a1e",
  },
  betrayal: {
    sky: ["#2b3826", "#12170f"],
    lights: [[214, 104, 150, "#e6dfb4"], [200, 190, 90, "#b3402c"]],
    layers: [
      ["moon-bats", 268, 10, 92, 0, "#ece4c0"],
      ["dead-wood", -22, 84, 150, 0, "#0c100a"], ["dead-wood", 300, 110, 128, 0, "#0c100a"],
      ["spooky-house", 96, 28, 212, 0, "#141a10"], ["candle-light", 188, 176, 26, 0, "#ffcf7d"],
      ["raven", 34, 60, 44, 0, "#050704"],
    ],
    ground: "#080b06",
  },
};

/** A game without a picture of its own: a shut book by candle-light. @type {Scene} */
const PLAIN = { sky: ["#221a3a", "#0f0b1c"], lights: [[200, 140, 170, "#d98e4a"]], layers: [["spell-book", 120, 44, 160, -4, "#e2cfa6"], ["candle-light", 292, 96, 96, 0, "#f2b65c"]], ground: "#0c0916" };

/** @param {{game: string}} props */
export function Picture({ game }) {
  const { sky, lights, layers, ground } = SCENES[game] ?? PLAIN;
  const name = (/** @type {string} */ part) => `picture-${game}-${part}`;
  return html`<svg class="picture" viewBox="0 0 400 260" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id=${name("sky")} x2="0" y2="1"><stop offset="0" stop-color=${sky[0]} /><stop offset="1" stop-color=${sky[1]} /></linearGradient>
      ${lights.map(([, , , colour], at) => html`<radialGradient id=${name(`light-${at}`)}><stop offset="0" stop-color=${colour} stop-opacity=".62" /><stop offset=".45" stop-color=${colour} stop-opacity=".2" /><stop offset="1" stop-color=${colour} stop-opacity="0" /></radialGradient>`)}</defs>
    <rect width="400" height="260" fill=${`url(#${name("sky")})`} />
    ${layers.filter(([icon]) => icon === "bookshelf").map(drawn)}
    ${lights.map(([x, y, reach], at) => html`<circle cx=${x} cy=${y} r=${reach} fill=${`url(#${name(`light-${at}`)})`} />`)}
    <ellipse cx="200" cy="258" rx="290" ry="42" fill=${ground} />
    ${layers.filter(([icon]) => icon !== "bookshelf").map(drawn)}
  </svg>`;
}

/** @param {Layer} layer */
function drawn([icon, x, y, size, turn, colour]) {
  return html`<path d=${PATHS[icon]} fill=${colour} transform=${`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / 512})`} />`;
}

/** How wide and how high a stretch of shelves is before it repeats; how many boards it has. */
const [WIDE, HIGH, BOARDS] = [720, 190, 3];

/** The room behind the lobby: shelves that go up into the dark. */
export function Room() {
  return html`<svg class="room" aria-hidden="true"><defs><pattern id="shelves" width=${WIDE} height=${HIGH * BOARDS} patternUnits="userSpaceOnUse">
      ${Array.from({ length: BOARDS }, (_, board) => html`<path d=${spines(board)} fill="currentColor" /><rect y=${HIGH * (board + 1) - 12} width=${WIDE} height="7" fill="currentColor" opacity=".6" />`)}</pattern></defs>
    <rect width="100%" height="100%" fill="url(#shelves)" /></svg>`;
}

/** Books on a board: no two alike, some leaning, a gap now and then; always the same ones. @param {number} board */
function spines(board) {
  let luck = 7 + 31 * board;
  const next = (/** @type {number} */ below) => (luck = (luck * 137 + 71) % 1009) % below;
  let path = "";
  for (let x = 4; x < WIDE - 34; ) {
    const [wide, high, lean] = [9 + next(17), 92 + next(70), next(9) ? 0 : 10 + next(12)];
    const foot = HIGH * (board + 1) - 13;
    if (next(13)) path += `M${x} ${foot}l${lean} ${-high}h${wide}l${-lean} ${high}zM${x + lean * 0.8} ${foot - high * 0.8}h${wide}v2h${-wide}z`;
    x += wide + lean + 2 + (next(11) ? 0 : 16);
  }
  return path;
}
