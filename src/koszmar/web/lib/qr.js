// A QR code, drawn as SVG: bytes, error correction L, versions 1 to 10 (271 bytes), enough for any link of ours.
import { html } from "./html.js";

/** By version: error correction codewords in a block, blocks, data codewords in all. */
const SIZES = [[7, 1, 19], [10, 1, 34], [15, 1, 55], [20, 1, 80], [26, 1, 108], [18, 2, 136], [20, 2, 156], [24, 2, 194], [30, 2, 232], [18, 4, 274]];

/** @param {{text: string, label: string}} props */
export function Qr({ text, label }) {
  const rows = qrCode(text);
  if (!rows) return null;
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return html`<svg class="qr" viewBox=${`-4 -4 ${rows.length + 8} ${rows.length + 8}`} role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect x="-4" y="-4" width=${rows.length + 8} height=${rows.length + 8} fill="#fff" /><path d=${dark} fill="#000" /></svg>`;
}

/** The modules of the code, dark is true; null if the text is too long. @param {string} text @returns {boolean[][] | null} */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(([, , data], index) => bytes.length + (index < 9 ? 2 : 3) <= data) + 1;
  return version ? drawn(version, stream(version, bytes)) : null;
}

/** Data and error correction, blocks interleaved, as bits. @param {number} version @param {number[]} bytes */
function stream(version, bytes) {
  const [correction, blocks, room] = SIZES[version - 1];
  const head = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
  // Four bits of mode shift everything by half a byte; the four zero bits after the data end it.
  const nibbles = [4, ...[...head, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: nibbles.length / 2 }, (_, index) => (nibbles[2 * index] << 4) | nibbles[2 * index + 1]);
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const short = Math.floor(room / blocks);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, index) => data.slice(from, (from += short + (index >= blocks - (room % blocks) ? 1 : 0))));
  const rests = parts.map((part) => remainder(part, correction));
  const woven = (/** @type {number[][]} */ lists) => Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  return [...woven(parts), ...woven(rests)].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1));
}

/** Multiplication in the field of 256 elements. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ (product >> 7) * 0x11d ^ ((b >> bit) & 1) * a;
  return product;
}

/** Reed–Solomon: what is left of the data divided by the generator. @param {number[]} data @param {number} degree */
function remainder(data, degree) {
  const generator = new Array(degree).fill(0);
  generator[degree - 1] = 1;
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2))
    for (let at = 0; at < degree; at++) generator[at] = times(generator[at], root) ^ (generator[at + 1] ?? 0);
  const left = new Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ left.shift();
    left.push(0);
    generator.forEach((value, at) => (left[at] ^= times(value, factor)));
  }
  return left;
}

/** A value followed by its check bits. @param {number} value @param {number} length @param {number} divisor */
function checked(value, length, divisor) {
  let left = value << length;
  for (let bit = 31 - Math.clz32(left); bit >= length; bit = 31 - Math.clz32(left)) left ^= divisor << (bit - length);
  return (value << length) | left;
}

/** @param {number} version @param {number[]} bits */
function drawn(version, bits) {
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  const put = (/** @type {number} */ x, /** @type {number} */ y, /** @type {unknown} */ on) => grid[y]?.[x] !== undefined && (grid[y][x] = Boolean(on));
  const rings = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ radius, /** @type {number[]} */ light) => {
    for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) put(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) { put(at, 6, at % 2 === 0); put(6, at, at % 2 === 0); }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) rings(x, y, 4, [2, 4]);
  const stops = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  for (const x of stops) for (const y of stops) if (![[6, 6], [6, size - 7], [size - 7, 6]].some(([a, b]) => a === x && b === y)) rings(x, y, 2, [1]);
  const format = checked(0b01000, 10, 0x537) ^ 0x5412; // error correction L, mask 0
  for (let bit = 0; bit < 15; bit++) {
    const on = (format >> bit) & 1;
    put(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, on);
    put(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, on);
  }
  put(8, size - 8, true);
  const about = checked(version, 12, 0x1f25);
  if (version > 6) for (let bit = 0; bit < 18; bit++) { const [a, b] = [Math.floor(bit / 3), size - 11 + (bit % 3)]; put(a, b, (about >> bit) & 1); put(b, a, (about >> bit) & 1); }
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((size - 1 - right) >> 1) % 2 ? step : size - 1 - step;
        if (grid[y][x] === null) grid[y][x] = Boolean((bits[next++] ?? 0) ^ ((x + y) % 2 === 0 ? 1 : 0));
      }
  return grid.map((row) => row.map(Boolean));
}
