// A space of a map around its middle: ground, walls and doors of a tile, what is printed and what lies on it, fog.
import { html } from "../lib/html.js";
import { drawing } from "../lib/icon.js";
import { iconOf, theme } from "../lib/theme.js";
import { numberOf, say } from "../lib/words.js";
import { badgeText } from "./chart.js";
import { pointed } from "./atlas.js";
import { trail, ways } from "./state.js";
import { groundOf } from "./patterns.js";
import { marks } from "./pencil.js";
import { isTile, pathOf, scaleOf, UNIT } from "./shape.js";
import { thing } from "./touch.js";

/** @typedef {import("../lib/view.js").Space} SpaceData */
/** @typedef {import("../lib/view.js").Badge} Badge */

/** Letters in a line of a name, and lines at most. */
const LINE = 13;
const LINES = 3;

/** A picture of the icon set around a point, as wide as its size says.
 * @param {{name: string, size: number, x?: number, y?: number, class?: string}} props */
export function Glyph({ name, size, x = 0, y = 0, class: kind = "" }) {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
  return html`<path class=${`glyph ${kind}`} d=${drawing(iconOf(name)) ?? drawing("uncertainty")}
      transform=${place} />`;
}

/** Attributes that describe a thing in the line below the map while it is pointed at, and show the way to it.
 * @param {import("../lib/view.js").Held} held @param {string} [under] where it stands, unless it answers itself */
export const pointing = (held, under = "") => ({
  onPointerEnter: () => {
    pointed.value = held;
    trail.value = (ways.peek().get(held.id) ?? ways.peek().get(under))?.through ?? [];
  },
  onPointerLeave: () => {
    if (pointed.value?.id !== held.id) return;
    pointed.value = null;
    trail.value = [];
  },
});

/** A space of the map; a theme may colour it by what lies there.
 * @param {{space: SpaceData, label: string, mine: boolean, focused: () => void, far: number}} props */
export function Space({ space, label, mine, focused, far }) {
  const touch = thing(space.id, space);
  const lies = space.badges.map((badge) => badge.icon).join(" ") || undefined;
  return html`<g ...${touch} ...${pointing(space)} onFocus=${focused} aria-label=${label} data-lies=${lies}
      class=${`${kindOf(space)}${mine ? " own" : ""}${touch.class}`}
          transform=${`translate(${space.x * UNIT} ${space.y * UNIT})`} style=${far ? { "--far": far } : undefined}>
    <${Face} space=${space} named=${!space.group} onMap /></g>`;
}

/** How a space is: turned over, in the fog, lit or dark. @param {SpaceData} space */
export function kindOf({ state, seen, light }) {
  const fog = { now: "", before: " remembered", never: " unknown" }[seen];
  return `slab ${state}${fog}${light ? ` in-${light}` : ""}`;
}

/** The emblem of the room that a title names: alone, or with more, such as where it is.
 * @param {import("../lib/words.js").Message} title */
function emblemOf({ id, args = {} }) {
  const { rooms } = theme.value;
  const names = [id, ...Object.values(args).map((one) => one?.id)];
  const emblems = names.map((name) => (typeof name === "string" ? rooms[name.replace(/^[a-z]+-/, "")] : undefined));
  return emblems.find(Boolean);
}

/** What a space looks like, wherever it is drawn; on the map its numbers lie over it, with the tokens.
 * @param {{space: SpaceData, named?: boolean, onMap?: boolean}} props */
export function Face({ space, named = true, onMap = false }) {
  const emblem = space.seen === "never" ? "uncertainty" : emblemOf(space.title);
  const scale = scaleOf(space);
  return html`
    <${Ground} space=${space} />
    ${emblem && html`<${Glyph} name=${emblem} size=${52 * scale} y=${-7 * scale} class="emblem" />`}
    ${space.sides.map((side, way) => html`<${Side} key=${way} side=${side} way=${way} area=${space.area} />`)}
    <${Rim} space=${space} />
    <g transform=${scale === 1 ? undefined : `scale(${scale})`}>
      ${
        named &&
        !(onMap && isMiddle(space)) &&
        html`<${Name} text=${say(space.title)} low=${isTile(space) ? LOW : LOWER_EDGE} scale=${scale}
          tile=${isTile(space)} middle=${isMiddle(space)} />`
      }
      <${Symbols} space=${space} which=${(/** @type {string} */ symbol) => !onMap || !isNumber(symbol)} />
    </g>`;
}

/** What lies behind a door that is still shut, by name, over the door: small letters grow wider than the space.
 * @param {{space: SpaceData}} props */
export function Unopened({ space }) {
  if (space.group || !isMiddle(space)) return null;
  const scale = scaleOf(space);
  return html`<g class="unopened" transform=${`translate(${space.x * UNIT} ${space.y * UNIT}) scale(${scale})`}>
    <${Name} text=${say(space.title)} scale=${scale} tile=${false} middle /></g>`;
}

/** @param {{space: SpaceData}} props */
function Ground({ space }) {
  const [ground, light] = [groundOf(space), `url(#light-${space.area})`];
  if (!isTile(space))
    return html`<path class="ground" d=${pathOf(space, -1)} fill=${ground} />
      <path class="light" d=${pathOf(space, -1)} fill=${light} /><path class="border" d=${pathOf(space, -1)} />`;
  return html`<rect class="ground" x="-49" y="-49" width="98" height="98" rx="2" fill=${ground} />
    <rect class="light" x="-49" y="-49" width="98" height="98" rx="2" fill=${light} />`;
}

/** What glows around it and frames it. @param {{space: SpaceData}} props */
function Rim({ space }) {
  if (!isTile(space)) return html`<path class="aura" d=${pathOf(space)} /><path class="frame" d=${pathOf(space)} />`;
  return html`<rect class="aura" x="-50" y="-50" width="100" height="100" rx="3" />
    <rect class="frame" x="-50" y="-50" width="100" height="100" rx="3" />`;
}

/** One side of a tile, drawn at the top and turned. @param {{side: string, way: number, area: string}} props */
function Side({ side, way, area }) {
  const turned = `rotate(${way * 90})`;
  if (side === "wall")
    return html`<g class="edge wall" transform=${turned}><path d="M-50 -46.5H50" />
      <path class="lath" d="M-46 -43.2H46" /></g>`;
  return html`<g class=${`edge ${side}`} transform=${turned}>
    <path d="M-50 -46.5H-15M15 -46.5H50" /><path class="lath" d="M-46 -43.2H-16M16 -43.2H46" />
    ${
      side === "false"
        ? html`<rect class="bricks" x="-15" y="-49" width="30" height="5.5" fill=${`url(#bricks-${area})`} />`
        : html`<rect class="threshold" x="-15" y="-50" width="30" height="6.5" />`
    }
    ${side === "stairs" && html`<path class="steps" d="M-17 -47H17M-14 -42H14M-11 -37H11M-8 -32H8" />`}
    ${side === "open" && html`<path class="spill" d="M-15 -50L-22 -66H22L15 -50Z" fill=${`url(#spill-${area})`} />`}
    <path class="jambs" d="M-15 -50V-43M15 -50V-43" />
  </g>`;
}

/** @param {string} symbol */
const isNumber = (symbol) => /^\d+$/.test(symbol);

/** Some of what is printed on a space. @param {{space: SpaceData, which: (symbol: string) => boolean}} props */
function Symbols({ space, which }) {
  return space.symbols.map(
    (symbol, index) => which(symbol) && html`<${Symbol} key=${index} symbol=${symbol} ...${printed(space, index)} />`,
  );
}

/** How many signs stand side by side, left of the tokens. */
export const ABREAST = 3;

/** Where a printed sign is and how large: on a tile in the corner, on any other space at the top; many go on down its
 * left side.
 * @param {SpaceData} space @param {number} index */
function printed(space, index) {
  if (isTile(space)) return { at: { x: -35 + index * 21, y: -35 } };
  if (space.symbols.length < ABREAST)
    return { at: { x: (index - (space.symbols.length - 1) / 2) * 21, y: -32 }, scale: 0.85 };
  const below = index - ABREAST;
  return { at: below < 0 ? { x: -22 + index * 17.5, y: -33 } : { x: -38, y: -14 + below * 20 }, scale: 0.82 };
}

/** Pixels of a written number, and the least that can be read; how wide its seal is to each side. */
const [FIGURE, LEAST, SEAL] = [13, 12, 10];

/** How much a number must grow that is drawn at a scale, on a map whose units are pixels. @param {number} scale */
export const leastOf = (scale) => (LEAST / FIGURE / scale).toFixed(2);

/** The numbers printed on a space, which grow where they are small, away from the sign beside them.
 * @param {{space: SpaceData}} props */
function Numbers({ space }) {
  const places = space.symbols.flatMap((symbol, index) => (isNumber(symbol) ? [printed(space, index)] : []));
  if (!places.length) return null;
  const { at, scale = 1 } = places.reduce((right, one) => (one.at.x > right.at.x ? one : right));
  const on = scaleOf(space);
  const grows = `--least: ${leastOf(scale * on)}; transform-origin: ${at.x + SEAL * scale}px ${at.y}px`;
  return html`<g aria-hidden="true" transform=${`translate(${space.x * UNIT} ${space.y * UNIT}) scale(${on})`}>
    <g class="readable" style=${grows}><${Symbols} space=${space} which=${isNumber} /></g></g>`;
}

/** What a space brings, by shape as well as by colour; a number is written.
 * @param {{symbol: string, at: {x: number, y: number}, scale?: number}} props */
export function Symbol({ symbol, at, scale = 1 }) {
  const place = `translate(${at.x} ${at.y})`;
  return html`<g class="symbol" data-symbol=${symbol} transform=${scale === 1 ? place : `${place} scale(${scale})`}>
    ${!isNumber(symbol) && html`<title>${say(`symbol-${symbol}`)}</title>`}
    <path class="seal-shape" d=${SHAPES[theme.value.symbols[symbol] ?? "round"]} />
    ${
      isNumber(symbol)
        ? html`<text class="figure" y="4.4">${symbol}</text>`
        : html`<${Glyph} name=${symbol} size=${12} />`
    }</g>`;
}

/** @type {Record<string, string>} */
const SHAPES = {
  round: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z",
  diamond: "M0 -12.5L12.5 0L0 12.5L-12.5 0Z",
  shield: "M-9.5 -10H9.5V2C9.5 7 4 10 0 11.5C-4 10 -9.5 7 -9.5 2Z",
};

/** Letters smaller than so many pixels grow, as far as there is room: beside a tile lies another tile. */
const [READABLE, TILE, ALONE] = [12, 98, 168];

/** Down to where a name stands on a tile, and on any other space; where the middle of one is that stands clear of the
 * doors on all sides. */
const [LOW, LOWER_EDGE, MIDDLE] = [41, 36, 6];

/** Whether the name of a space stands in its middle: nobody knows what is there, and nothing else is drawn on it.
 * @param {SpaceData} space */
function isMiddle(space) {
  return space.seen === "never" && !isTile(space) && !space.symbols.length && !space.badges.length;
}

/** How a name is written: its lines, the size of its letters, the height of a line.
 * @param {string} text */
function lettering(text) {
  const lines = broken(text);
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min(11.5, 150 / longest);
  return { lines, longest, size, height: size * 1.02 };
}

/** Where the name of a space that is no tile begins, or its lower edge if its name is not written on it.
 * @param {SpaceData} space */
export function nameTop(space) {
  if (space.group) return LOWER_EDGE;
  const { lines, height } = lettering(say(space.title));
  return (isMiddle(space) ? MIDDLE - (lines.length * height) / 2 : LOWER_EDGE - lines.length * height) - 1.5;
}

/** @param {{text: string, low?: number, scale?: number, tile?: boolean, middle?: boolean}} props
 * `scale`: how much smaller than the map it is drawn; `tile`: other spaces may touch it; `middle`: not at its foot */
export function Name({ text, low = LOW, scale = 1, tile = true, middle = false }) {
  const { lines, longest, size, height } = lettering(text);
  const top = middle ? MIDDLE - (lines.length * height) / 2 : low - lines.length * height;
  const width = Math.min(88, longest * size * 0.52 + 10);
  const grows = [
    `--least: ${(READABLE / size / scale).toFixed(2)}`,
    `--most: ${Math.max(1, (tile ? TILE : ALONE) / width).toFixed(2)}`,
    `transform-origin: 0 ${middle ? MIDDLE : tile ? low : top}px`,
  ].join("; ");
  return html`<g class="inscription" aria-hidden="true" style=${grows}>
    <rect x=${-width / 2} y=${top - 1.5} width=${width} height=${lines.length * height + 3} rx="2" />
    ${lines.map(
      (line, index) => html`
      <text key=${index} y=${top + (index + 0.78) * height} font-size=${size}>${index ? ` ${line}` : line}</text>`,
    )}</g>`;
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

/** From one token to the next below it; so long is the column beside a name that more than three lie closer. */
const [APART, COLUMN] = [19, 60];

/** Tokens lying on a space; what is heard from somewhere stands at that rim.
 * @param {{space: SpaceData, focused: () => void}} props */
export function Tokens({ space, focused }) {
  const scale = scaleOf(space);
  const [right, top] = isTile(space) ? [38, -36] : [34, -24];
  const lying = space.badges.filter((badge) => badge.bearing === null);
  const apart = isTile(space) ? APART : Math.min(APART, COLUMN / lying.length);
  const tokens = space.badges.map((badge, index) => {
    const below = top + lying.indexOf(badge) * apart;
    const place = { x: space.x * UNIT + right * scale, y: space.y * UNIT + below * scale };
    if (badge.bearing !== null) return html`<${Heard} key=${index} badge=${badge} space=${space} />`;
    const more = { owner: space.id, title: say(space.title), focused, under: space.id };
    return html`<${Token} key=${index} badge=${badge} at=${place} scale=${scale} ...${more} />`;
  });
  return html`<${Numbers} space=${space} />${tokens}<${Slips} space=${space} /><${Pencilled} space=${space} />`;
}

/** So many notes lie on a space; the others are told with it. */
const SLIPS = 3;

/** What was told here: slips with what it was about and a number. @param {{space: SpaceData}} props */
function Slips({ space }) {
  const scale = scaleOf(space);
  return space.notes.slice(-SLIPS).map((note, index) => {
    const place = `translate(${space.x * UNIT - 33 * scale} ${space.y * UNIT + (-12 + index * 17) * scale})`;
    return html`<g key=${note.icon} class="slip" role="img" aria-label=${say(note.label)} data-tone=${note.icon}
        transform=${`${place} scale(${scale})`}><title>${say(note.label)}</title>
      <path d="M-15 -7.5H13L15 -5V7.5H-15Z" /><${Glyph} name=${note.icon} size=${11} x=${-7} />
      <text x="6" y="4">${note.count < 0 ? "–" : note.count}</text></g>`;
  });
}

/** Letters of a pencil mark that are seen on the map. */
const WRITTEN = 11;

/** What I have written on it. @param {{space: SpaceData}} props */
function Pencilled({ space }) {
  const text = marks.value[space.id];
  if (!text) return null;
  const short = text.length > WRITTEN ? `${text.slice(0, WRITTEN - 1)}…` : text;
  return html`<g class="pencilled" transform=${`translate(${space.x * UNIT} ${space.y * UNIT}) rotate(-4)`}>
    <title>${text}</title><text y="22">${short}</text></g>`;
}

/** A token on a space or a link, by whose id it is touched.
 * @param {{badge: Badge, owner: string, title: string, at: {x: number, y: number}, scale?: number,
 *   focused?: () => void, under?: string}} props */
export function Token({ badge, owner, title, at, scale = 1, focused, under = "" }) {
  const touch = thing(`token/${owner}/${badge.icon}`, null, false, under);
  const label = badgeText(badge);
  const number = numberOf(badge.label);
  const place = `translate(${at.x} ${at.y})${scale === 1 ? "" : ` scale(${scale})`}`;
  return html`<g ...${touch} onFocus=${focused} class=${`token${touch.class}`} data-tone=${badge.icon}
      transform=${place}
      aria-label=${touch.role ? `${label}, ${title}` : undefined}>
    <title>${label}</title><circle r="9" />
    ${
      number === null
        ? html`<${Glyph} name=${badge.icon} size=${12} />`
        : html`<text class="figure" y="4.2">${number}</text>`
    }
    ${
      badge.count > 1 &&
      html`<g transform="translate(-10 8)"><g class="many">
        <circle class="pile" r="7" /><text y="4">${badge.count}</text></g></g>`
    }
      </g>`;
}

/** Rings that spread from what is heard, the nearest first. */
const RINGS = [12, 22, 32, 42, 52].map((r) => {
  const [side, top] = [r * 0.72, 8 - r * 0.69];
  return `M${-side} ${top}A${r} ${r} 0 0 1 ${side} ${top}`;
});

/** Something that comes from somewhere: rings at that rim of the space.
 * @param {{badge: Badge, space: SpaceData}} props */
function Heard({ badge, space }) {
  const scale = scaleOf(space);
  const middle = `translate(${space.x * UNIT} ${space.y * UNIT})`;
  const place = `${middle} rotate(${badge.bearing}) translate(0 ${-50 * scale}) scale(${scale})`;
  return html`<g class="heard" role="img" aria-label=${badgeText(badge)} data-tone=${badge.icon} transform=${place}>
    <title>${badgeText(badge)}</title>
    ${RINGS.map(
        (ring, index) => html`<path key=${index} class="ring-of-noise" style=${{ "--ring": index }} d=${ring} />`)}
    <path class="arrow" d="M0 10L-7 0H7Z" /></g>`;
}
