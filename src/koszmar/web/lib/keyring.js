// The keys this browser holds, by table. They live here and behind the # of a link, and nowhere else.

/** @typedef {{code: string, game: string, keys: string[], friends: Record<string, string>, spectators: string, at: number}} Ring */

const NAME = "koszmar.tables";

/** @returns {Record<string, Ring>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

/** Tables of this browser, the latest first. @returns {Ring[]} */
export const rings = () => Object.values(all()).sort((one, other) => other.at - one.at);
/** @param {string} code @returns {Ring | undefined} */
export const ringOf = (code) => all()[code];

/** @param {Ring} ring */
export function keep(ring) {
  localStorage.setItem(NAME, JSON.stringify({ ...all(), [ring.code]: ring }));
}

/** @param {string} code */
export function forget(code) {
  const rest = all();
  delete rest[code];
  localStorage.setItem(NAME, JSON.stringify(rest));
}

/** Add a key that came in a link. @param {string} code @param {string} key @returns {Ring} */
export function addKey(code, key) {
  const ring = ringOf(code) ?? { code, game: "", keys: [], friends: {}, spectators: "", at: 0 };
  if (key && !ring.keys.includes(key)) ring.keys.push(key);
  ring.at = Date.now();
  keep(ring);
  return ring;
}

/** A link that opens something; the key stands behind #, which browsers do not send. @param {string} code @param {string} [key] */
export function linkTo(code, key) {
  const address = new URL(document.baseURI);
  address.hash = key ? `table=${code}&key=${key}` : `table=${code}`;
  return address.href;
}
