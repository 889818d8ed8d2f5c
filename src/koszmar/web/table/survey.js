// Where everything lies on the screen at this moment: cards by their ids, places of zones, spaces and seats.

/** @typedef {{element: HTMLElement, box: DOMRect}} Spot */
/** @typedef {{cards: Map<string, Spot[]>, places: Map<string, Spot>}} Survey */

/** A card may be drawn twice, before me and in a seat that is unfolded: the first of these counts. */
const PARTS = [".mine", ".board", ".seats", ".top"];

/** @returns {Survey} */
export function survey() {
  /** @type {Survey} */
  const found = { cards: new Map(), places: new Map() };
  for (const part of PARTS) {
    const root = document.querySelector(`.table > ${part}`);
    if (!root) continue;
    /** @type {Map<string, Spot[]>} */
    const cards = new Map();
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (
      root.querySelectorAll("[data-thing], [data-place]")
    )) {
      const box = element.getBoundingClientRect();
      if (!box.width) continue;
      const { thing, place } = element.dataset;
      if (thing && element.classList.contains("card"))
        cards.set(thing, [...(cards.get(thing) ?? []), { element, box }]);
      for (const name of [place, thing]) if (name && !found.places.has(name)) found.places.set(name, { element, box });
    }
    for (const [id, spots] of cards) if (!found.cards.has(id)) found.cards.set(id, spots);
  }
  return found;
}

/** Where a card lies, or at least the place or the seat it lies at.
 * @param {Survey} at @param {string} id of a card or a place @param {import("../lib/view.js").View} view
 * @param {number} [copy] which of those that lie together, counted from the last */
export function spotOf(at, id, view, copy = 0) {
  const spots = at.cards.get(id) ?? [];
  const zone = view.zones.find((one) => one.id === id || one.cards.some((card) => card.id === id) || id.startsWith(
    `${one.id}/`));
  return (
    spots[spots.length - 1 - copy] ??
    spots[0] ??
    at.places.get(id) ??
    at.places.get(zone?.id ?? "") ??
    at.places.get(`panel-${zone?.seat}`) ??
    null
  );
}
