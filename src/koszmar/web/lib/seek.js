// Finding words in a text as people type them: any case, with or without the Polish marks.

/** The same length as the text, so that places in the one are places in the other. @param {string} text */
export const plain = (text) =>
  [...text.normalize("NFC")]
    .map((letter) => (letter.toLowerCase().normalize("NFD")[0] ?? letter).replace("ł", "l"))
    .join("");

/** @param {string} sought @returns {string[]} */
export const partsOf = (sought) => plain(sought).split(/\s+/).filter(Boolean);

/** Cut a text where one of these words stands; every second piece is such a word.
 * @param {string} text @param {string[]} wanted @param {boolean} [whole] whether only whole words count
 * @returns {string[]} */
export function cut(text, wanted, whole = false) {
  if (!wanted.length) return [text];
  const escaped = wanted
    .map((one) => plain(one).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .sort((one, other) => other.length - one.length);
  const flat = plain(text);
  const pattern = whole ? `(?<![a-z0-9.])(?:${escaped.join("|")})(?![a-z0-9])` : escaped.join("|");
  const pieces = [];
  let from = 0;
  for (const found of flat.matchAll(new RegExp(pattern, "g"))) {
    pieces.push(text.slice(from, found.index), text.slice(found.index, found.index + found[0].length));
    from = found.index + found[0].length;
  }
  return [...pieces, text.slice(from)];
}
