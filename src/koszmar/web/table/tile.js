// A tile of a map, drawn on a square of 100 units around its middle: floor, walls, doors, what is printed and what lies on it.
import { html } from "../lib/html.js";
import { drawing } from "../lib/icon.js";
import { iconOf, theme } from "../lib/theme.js";
import { numberOf, say } from "../lib/words.js";
import { badgeText } from "./chart.js";
import { pointed } from "./atlas.js";
import { thing } from "./touch.js";

/** @typedef {import("../lib/view.js").Tile} TileData */

/** Letters in a line of a name, and lines at most. */
const LINE = 13;
const LINES = 3;

/** A picture of the icon set, so many units wide, around a point. @param {{name: string, size: number, x?: number, y?: number, class?: string}} props */
export function Glyph({ name, size, x = 0, y = 0, class: kind = "" }) {
  const scale = size / 512;
  const shape = drawing(iconOf(name)) ?? drawing("uncertainty");
  return html`<path class=${`glyph ${kind}`} d=${shape}
    transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />`;
}

/** Attributes that describe a thing in the line below the map while it is pointed at. @param {import("../lib/view.js").Held} held */
export const pointing = (held) => ({
  onPointerEnter: () => (pointed.value = held),
  onPointerLeave: () => pointed.value === held && (pointed.value = null),
});

/** @param {{tile: TileData, label: string, mine: boolean, focused: () => void}} props */
export function Tile({ tile, label, mine, focused }) {
  const touch = thing(tile.id, tile);
  return html`<g ...${touch} ...${pointing(tile)} onFocus=${focused} class=${`slab ${tile.state}${mine ? " own" : ""}${touch.class}`} transform=${`translate(${tile.x * 100} ${tile.y * 100})`} aria-label=${label}>
    <${Face} tile=${tile} /></g>`;
}

/** What a tile looks like, wherever it is drawn. @param {{tile: TileData}} props */
export function Face({ tile }) {
  const name = tile.title.id.replace(/^[a-z]+-/, "");
  const emblem = theme.value.rooms[name];
  return html`
    <rect class="ground" x="-49" y="-49" width="98" height="98" rx="2" fill=${`url(#ground-${tile.area})`} />
    <rect class="light" x="-49" y="-49" width="98" height="98" rx="2" fill=${`url(#light-${tile.area})`} />
    ${emblem && html`<${Glyph} name=${emblem} size=${52} y=${-7} class="emblem" />`}
    ${tile.sides.map((side, way) => html`<${Side} key=${way} side=${side} way=${way} area=${tile.area} />`)}
    <${Name} text=${say(tile.title)} />
    ${tile.symbols.map((symbol, index) => html`<${Symbol} key=${index} symbol=${symbol} index=${index} />`)}
    <rect class="aura" x="-50" y="-50" width="100" height="100" rx="3" />
    <rect class="frame" x="-50" y="-50" width="100" height="100" rx="3" />`;
}

/** One side, drawn at the top and turned. @param {{side: string, way: number, area: string}} props */
function Side({ side, way, area }) {
  const turned = `rotate(${way * 90})`;
  if (side === "wall") return html`<g class="edge wall" transform=${turned}><path d="M-50 -46.5H50" /><path class="lath" d="M-46 -43.2H46" /></g>`;
  return html`<g class=${`edge ${side}`} transform=${turned}>
    <path d="M-50 -46.5H-15M15 -46.5H50" /><path class="lath" d="M-46 -43.2H-16M16 -43.2H46" />
    ${side === "false" ? html`<rect class="bricks" x="-15" y="-49" width="30" height="5.5" fill=${`url(#bricks-${area})`} />`
      : html`<rect class="threshold" x="-15" y="-50" width="30" height="6.5" />`}
    ${side === "open" && html`<path class="spill" d="M-15 -50L-22 -66H22L15 -50Z" fill=${`url(#spill-${area})`} />`}
    <path class="jambs" d="M-15 -50V-43M15 -50V-43" />
  </g>`;
}

/** What a tile brings, by shape as well as by colour. @param {{symbol: string, index: number}} props */
function Symbol({ symbol, index }) {
  return html`<g class="symbol" data-symbol=${symbol} transform=${`translate(${-35 + index * 21} -35)`}>
    <path class="seal-shape" d=${SHAPES[theme.value.symbols[symbol] ?? "round"]} /><${Glyph} name=${symbol} size=${12} /></g>`;
}

/** @type {Record<string, string>} */
const SHAPES = {
  round: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z",
  diamond: "M0 -12.5L12.5 0L0 12.5L-12.5 0Z",
  shield: "M-9.5 -10H9.5V2C9.5 7 4 10 0 11.5C-4 10 -9.5 7 -9.5 2Z",
};

/** @param {{text: string}} props */
function Name({ text }) {
  const lines = broken(text);
  const size = Math.min(11.5, 150 / Math.max(...lines.map((line) => line.length), 1));
  const height = size * 1.02;
  const top = 41 - lines.length * height;
  const width = Math.min(88, Math.max(...lines.map((line) => line.length)) * size * 0.52 + 10);
  return html`<g class="inscription" aria-hidden="true"><rect x=${-width / 2} y=${top - 1.5} width=${width} height=${lines.length * height + 3} rx="2" />
    ${lines.map((line, index) => html`<text key=${index} y=${top + (index + 0.78) * height} font-size=${size}>${index ? ` ${line}` : line}</text>`)}</g>`;
}

/** A name in lines of about the same length. @param {string} text */
function broken(text) {
  const words = text.split(" ");
  const wanted = Math.min(LINES, Math.ceil(text.length / LINE));
  const length = Math.max(LINE, Math.ceil(text.length / wanted));
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + word.length < length) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Tokens lying on a tile. @param {{tile: TileData, focused: () => void}} props */
export function Tokens({ tile, focused }) {
  return tile.badges.map((badge, index) => {
    const touch = thing(`token/${tile.id}/${badge.icon}`);
    const label = badgeText(badge);
    const number = numberOf(badge.label);
    return html`<g key=${index} ...${touch} onFocus=${focused} class=${`token${touch.class}`} data-tone=${badge.icon} transform=${`translate(${tile.x * 100 + 38} ${tile.y * 100 - 36 + index * 19})`}
        aria-label=${touch.role ? `${label}, ${say(tile.title)}` : undefined}>
      <title>${label}</title><circle r="9" />${number === null ? html`<${Glyph} name=${badge.icon} size=${12} />` : html`<text class="figure" y="4.2">${number}</text>`}
      ${badge.count > 1 && html`<g transform="translate(-8 6)"><circle class="pile" r="5.5" /><text y="2.8">${badge.count}</text></g>`}</g>`;
  });
}
