// Where something could be laid or opened: ghosts of tiles that can be turned, empty places, doors to the unknown.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { answer } from "./play.js";
import { ghostOn, ghosts, lookAt, pointedSpot, turn } from "./atlas.js";
import { waysText } from "./chart.js";
import { answers, pondered, sending } from "./state.js";
import { Face, Glyph } from "./space.js";
import { thing } from "./touch.js";

/** @typedef {import("../lib/view.js").Board} Board */
/** @typedef {import("../lib/view.js").Space} TileData */

/** Tiles as they would lie; a click lays them, R, the wheel or the button turns them.
 * @param {{board: Board, area: string}} props */
export function Ghosts({ board, area }) {
  return [...ghosts.value]
    .filter(([, ways]) => ways[0].preview?.area === area)
    .map(([spot, ways]) => html`<${Ghost} key=${spot} spot=${spot} ways=${ways.length} board=${board} />`);
}

/** @param {{spot: string, ways: number, board: Board}} props */
function Ghost({ spot, ways, board }) {
  const choice = ghostOn(spot);
  const tile = /** @type {TileData} */ (choice.preview);
  const lay = () => void (sending.value || answer(choice));
  const rotate = (/** @type {Event} */ event, by = 1) => {
    event.stopPropagation();
    event.preventDefault();
    turn(spot, by);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    lay();
  };
  const point = () => (pointedSpot.value = spot);
  const lit = pondered.value === choice ? " lit" : "";
  return html`<g class="ghost-place" transform=${`translate(${tile.x * 100} ${tile.y * 100})`}
      onWheel=${(/** @type {WheelEvent} */ event) => ways > 1 && rotate(event, Math.sign(event.deltaY))}
      onPointerEnter=${point}>
    <g class=${`ghost legal${lit}`} role="button" tabindex="0" data-thing=${spot} data-key=${choice.key} onClick=${lay}
        onKeyDown=${onKey}
        onFocus=${(/** @type {FocusEvent} */ event) => {
          point();
          focusSeen(event, tile);
        }} aria-label=${`${say(tile.title)}. ${say(choice.label)}. ${waysText(tile, board)}`}>
      <${Face} space=${tile} /></g>
    ${
      ways > 1 &&
      html`<g class="turner" role="button" tabindex="0" transform="translate(38 -38)" onClick=${rotate}
          aria-label=${say("web-turn")}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => (event.key === "Enter" || event.key === " ")
          && rotate(event)}>
      <title>${say("web-turn")}</title><circle class="reach" r="20" /><circle r="14" />
        <${Glyph} name="clockwise-rotation" size=${18} /></g>`
    }
  </g>`;
}

/** A focus that came by key brings its place into sight.
 * @param {FocusEvent} event @param {{area: string, x: number, y: number}} place */
export function focusSeen(event, place) {
  if (/** @type {Element} */ (event.target).matches(":focus-visible")) lookAt(place);
}

/** Empty places that answer by themselves. @param {{area: string}} props */
export function Spots({ area }) {
  return [...answers.value.keys()]
    .filter((id) => id.startsWith(`spot/${area}/`) && !ghosts.value.has(id))
    .map((id) => {
      const [x, y] = id.split("/").slice(-2).map(Number);
      const touch = thing(id);
      return html`<g key=${id} ...${touch} class=${`spot${touch.class}`} transform=${`translate(${x * 100} ${y * 100})`}
          onFocus=${(/** @type {FocusEvent} */ event) => focusSeen(event, { area, x, y })}
        aria-label=${labels(id)}><rect x="-44" y="-44" width="88" height="88" rx="4" />
          <path d="M0 -12V12M-12 0H12" /></g>`;
    });
}

const LANTERN = "M-17 8L-24 -14H24L17 8Z";

/** Open doorways through which one may go now. @param {{tile: TileData}} props */
export function Doorways({ tile }) {
  return tile.sides.map((side, way) => {
    const id = `door/${tile.id}/${way}`;
    if (side === "wall" || !answers.value.has(id)) return null;
    const touch = thing(id);
    return html`<g key=${id} ...${touch} class=${`doorway${touch.class}`}
        transform=${`translate(${tile.x * 100} ${tile.y * 100}) rotate(${way * 90}) translate(0 -58)`}
        onFocus=${(/** @type {FocusEvent} */ event) => focusSeen(event, tile)} aria-label=${labels(id)}>
      <rect class="reach" x="-26" y="-16" width="52" height="30" /><path class="aura" d=${LANTERN} />
        <path class="lantern" d=${LANTERN} />
      <g transform=${`rotate(${-way * 90}) `}><${Glyph} name="exit-door" size=${19} /></g></g>`;
  });
}

/** @param {string} id */
const labels = (id) => (answers.value.get(id) ?? []).map((choice) => say(choice.label)).join("; ");
