// The picture on a game's tile, put together from a theme's own icons.
import { html } from "../lib/html.js";
import { PATHS } from "../icons/game-icons.js";

/** Icons of a picture: name, place, size, turn, colour. @type {Record<string, [string, number, number, number, number, string][]>} */
const SCENES = {
  bigbook: [
    ["bookshelf", 20, 30, 150, 0, "#3a2f6b"], ["bookshelf", 235, 30, 150, 0, "#3a2f6b"],
    ["candles", 300, 120, 84, 0, "#f2b65c"], ["open-book", 110, 96, 180, 0, "#efe2c4"],
    ["evil-eyes", 158, 50, 84, 0, "#ff9f74"], ["water-drop", 62, 118, 34, -12, "#84c8f2"], ["flame", 104, 84, 34, 8, "#ff9f74"],
    ["peaks", 258, 92, 38, 0, "#b9d677"], ["whirlwind", 222, 34, 34, 10, "#cdb8ff"], ["pointy-hat", 20, 168, 84, -10, "#5a4fa0"],
  ],
};

/** @param {{game: string}} props */
export function Picture({ game }) {
  return html`<svg class="picture" viewBox="0 24 400 240" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <defs><radialGradient id="halo" cx="50%" cy="58%" r="55%"><stop offset="0" stop-color="#f2b65c" stop-opacity=".6" /><stop offset="1" stop-color="#14112b" stop-opacity="0" /></radialGradient></defs>
    <rect width="400" height="300" fill="#17132f" /><rect width="400" height="300" fill="url(#halo)" />
    ${(SCENES[game] ?? [["spell-book", 120, 70, 160, 0, "#efe2c4"]]).map(([icon, x, y, size, turn, colour]) => html`<path d=${PATHS[icon]} fill=${colour}
      transform=${`translate(${x} ${y}) rotate(${turn} ${Number(size) / 2} ${Number(size) / 2}) scale(${Number(size) / 512})`} />`)}
  </svg>`;
}
