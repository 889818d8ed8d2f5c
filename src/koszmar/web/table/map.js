// A board of several areas, each a map that pans and zooms: one lies in front, the others beside it or, on a small screen, folded.
import { effect, html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { attention, calls, front, ghosts, homeTile, lookAt, myPiece, myTile, placeOf, pointed, pointedSpot, tiles, turn, turnToAnswers } from "./atlas.js";
import { eyes, useCamera } from "./camera.js";
import { linkText, tileText } from "./chart.js";
import { Doorways, focusSeen, Ghosts, Spots } from "./ghost.js";
import { Patterns } from "./patterns.js";
import { Standing } from "./piece.js";
import { answers, summary } from "./state.js";
import { Glyph, Tile, Tokens } from "./tile.js";

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Board} BoardData */
/** @typedef {import("../lib/view.js").Area} AreaData */
/** @typedef {import("../lib/view.js").Tile} TileData */
/** @typedef {ReturnType<typeof useCamera>} Camera */

/** @param {{board: BoardData, view: View}} props */
export function Atlas({ board, view }) {
  useLayoutEffect(() => remember(summary.peek()?.code ?? ""), []);
  useNews(board);
  const about = view.question?.about ?? "";
  useEffect(() => lookAt(placeOf(about)), [about]);
  useEffect(turnToAnswers, [board, view.question]);
  const area = board.areas.find((one) => one.id === front.value) ?? board.areas.find((one) => one.id === homeTile.value?.area) ?? largest(board);
  return html`<section class=${`atlas of-${board.areas.length}`} aria-label=${say(board.title)}>
    ${board.areas.map((one) => html`<${Floor} key=${one.id} area=${one} board=${board} view=${view} inFront=${one === area} />`)}
  </section>`;
}

/** The area with the most tiles. @param {BoardData} board */
function largest({ areas, tiles }) {
  const size = (/** @type {AreaData} */ area) => tiles.filter((tile) => tile.area === area.id).length;
  return areas.reduce((one, other) => (size(other) > size(one) ? other : one));
}

/** What the player looks at on this table is remembered while the browser is open. @param {string} table */
function remember(table) {
  const name = `koszmar.map.${table}`;
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? "{}");
    [eyes.value, front.value] = [kept.eyes ?? {}, kept.front ?? ""];
  } catch {
    [eyes.value, front.value] = [{}, ""];
  }
  return effect(() => sessionStorage.setItem(name, JSON.stringify({ eyes: eyes.value, front: front.value })));
}

/** Look where something has happened: a figure has moved, a tile has been laid. @param {BoardData} board */
function useNews(board) {
  const known = useRef(/** @type {Map<string, string> | null} */ (null));
  useEffect(() => {
    /** @type {Map<string, string>} */
    const now = new Map();
    for (const piece of board.pieces) now.set(piece.id, piece.place);
    for (const tile of board.tiles) now.set(tile.id, `${tile.area}/${tile.x}/${tile.y}`);
    const before = known.current;
    known.current = now;
    if (!before) return;
    const moved = [...now.keys()].filter((id) => before.get(id) !== now.get(id));
    const mine = myPiece.peek()?.id ?? "";
    const news = moved.includes(mine) ? mine : moved.at(-1);
    if (news) lookAt(placeOf(news));
  }, [board]);
}

/** One area. @param {{area: AreaData, board: BoardData, view: View, inFront: boolean}} props */
function Floor({ area, board, view, inFront }) {
  const here = board.tiles.filter((tile) => tile.area === area.id);
  const box = boxOf(area.id, here);
  const camera = useCamera(area.id, box, inFront ? nearest(area.id, here) : null);
  useEffect(() => {
    const place = attention.value;
    if (inFront && place?.area === area.id) camera.show(place);
  }, [attention.value, inFront, camera.ready]);
  useKeys(inFront, camera);
  const zoom = camera.eye.zoom;
  const kind = [inFront ? "front" : "behind", zoom < 62 && "far", zoom < 40 && "farther"].filter(Boolean).join(" ");
  return html`<div class=${`floor ${kind}`} data-area=${area.id}>
    <${Plate} area=${area} inFront=${inFront} />
    <svg ref=${camera.ref} class="map" ...${camera.drag} onWheel=${camera.wheel} role="group" aria-label=${say(area.title)}
        onClick=${inFront ? undefined : () => (front.value = area.id)}>
      <${Patterns} area=${area.id} />
      <g transform=${camera.transform}><${Things} area=${area} tiles=${here} board=${board} seat=${view.seat} /></g>
    </svg>
    ${inFront && html`<div class="lenses">
      <${Lens} label="web-closer" act=${() => camera.zoom(1)}>+<//>
      <${Lens} label="web-farther" act=${() => camera.zoom(-1)}>−<//>
      <${Lens} label="web-fit" act=${camera.fit}><${Icon} name="expand" /><//></div>
      <${Whisper} />`}
  </div>`;
}

/** The name of an area; it brings the area to the front and says who waits there. @param {{area: AreaData, inFront: boolean}} props */
function Plate({ area, inFront }) {
  const mine = myTile.value?.area === area.id ? myPiece.value : null;
  const portrait = mine && theme.value.portraits[mine.icon];
  const count = calls.value[area.id] ?? 0;
  return html`<button type="button" class=${`plate${count && !inFront ? " calling" : ""}`} aria-pressed=${inFront} onClick=${() => (front.value = area.id)}>
    ${say(area.title)}
    ${mine && html`<span class="here" data-tone=${portrait?.tone} title=${say("web-here")}><${Icon} name=${portrait?.icon ?? "position-marker"} label=${say("web-here")} /></span>`}
    ${count > 0 && !inFront && html`<span class="calls" aria-hidden="true">${count}</span><span class="spoken">${say("web-calls", { count })}</span>`}
  </button>`;
}

/** @param {{label: string, act: () => void, children?: any}} props */
const Lens = ({ label, act, children }) => html`<button type="button" onClick=${act} title=${say(label)} aria-label=${say(label)}>${children}</button>`;

/** What is pointed at, in a line. */
function Whisper() {
  const held = pointed.value;
  if (!held) return null;
  return html`<p class="whisper" aria-hidden="true"><b>${say(held.title)}</b>${held.text && html` ${say(held.text)}`}</p>`;
}

/** Everything in an area, the lower things first. @param {{area: AreaData, tiles: TileData[], board: BoardData, seat: number | null}} props */
function Things({ area, tiles: here, board, seat }) {
  const seen = (/** @type {TileData} */ tile) => (/** @type {FocusEvent} */ event) => {
    pointed.value = tile;
    focusSeen(event, tile);
  };
  return html`
    <${Spots} area=${area.id} />
    ${here.map((tile) => html`<${Tile} key=${tile.id} tile=${tile} label=${tileText(tile, board, seat)} mine=${tile === myTile.value} focused=${seen(tile)} />`)}
    <${Ghosts} board=${board} area=${area.id} />
    ${board.links.map((link) => html`<${Thread} key=${link.ends.join()} link=${link} area=${area.id} />`)}
    ${here.map((tile) => html`<${Doorways} key=${tile.id} tile=${tile} />`)}
    ${here.map((tile) => html`<${Tokens} key=${tile.id} tile=${tile} focused=${seen(tile)} />`)}
    ${here.map((tile) => html`<${Ways} key=${tile.id} tile=${tile} board=${board} />`)}
    ${here.map((tile) => html`<${Standing} key=${tile.id} tile=${tile} pieces=${board.pieces.filter((piece) => piece.place === tile.id)} seat=${seat} focused=${seen(tile)} />`)}`;
}

/** Two tiles of the same area that are joined although they do not touch. @param {{link: import("../lib/view.js").Link, area: string}} props */
function Thread({ link, area }) {
  const [one, other] = link.ends.map((end) => tiles.value.get(end));
  if (!one || !other || one.area !== area || other.area !== area) return null;
  const middle = { x: (one.x + other.x) * 50 + (other.y - one.y) * 22, y: (one.y + other.y) * 50 - (other.x - one.x) * 22 };
  return html`<path class="thread" data-kind=${link.kind} d=${`M${one.x * 100 + 38} ${one.y * 100 + 6}Q${middle.x} ${middle.y} ${other.x * 100 + 38} ${other.y * 100 + 6}`} />`;
}

/** Signs on a tile for where it leads; a touch looks there. @param {{tile: TileData, board: BoardData}} props */
function Ways({ tile, board }) {
  return board.links.filter((link) => link.ends.includes(tile.id)).map((link, index) => {
    const other = tiles.value.get(link.ends[link.ends[0] === tile.id ? 1 : 0]);
    if (!other) return null;
    const go = () => lookAt(other);
    return html`<g key=${link.ends.join()} class="way" data-kind=${link.kind} role="button" tabIndex="0" aria-label=${linkText(link, other)} onClick=${go}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && go()} transform=${`translate(${tile.x * 100 + 38} ${tile.y * 100 + 6 - index * 18})`}>
      <title>${linkText(link, other)}</title><circle r="8.5" /><${Glyph} name=${link.kind} size=${11} /></g>`;
  });
}

/** + and − zoom, 0 shows all, Shift with arrows pans, Page Up and Down change the area, R turns a ghost. @param {boolean} inFront @param {Camera} camera */
function useKeys(inFront, camera) {
  const now = useRef(camera);
  now.current = camera;
  useLayoutEffect(() => {
    if (!inFront) return;
    const listen = (/** @type {KeyboardEvent} */ event) => onKey(event, now.current);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, [inFront]);
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] });

/** @param {KeyboardEvent} event @param {Camera} camera */
function onKey(event, camera) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  const [x, y] = (event.shiftKey && ARROWS[event.key]) || [0, 0];
  const floors = [...document.querySelectorAll(".atlas .floor")];
  const at = floors.findIndex((one) => one.matches(".front"));
  const spot = ghosts.value.has(pointedSpot.value) ? pointedSpot.value : [...ghosts.value.keys()][0];
  if (x || y) camera.pan(x, y);
  else if (event.key === "+" || event.key === "=") camera.zoom(1);
  else if (event.key === "-") camera.zoom(-1);
  else if (event.key === "0") camera.fit();
  else if (event.key === "PageUp" || event.key === "PageDown") front.value = /** @type {HTMLElement} */ (floors[at + (event.key === "PageUp" ? -1 : 1)])?.dataset.area ?? front.value;
  else if ((event.key === "r" || event.key === "R") && spot) turn(spot, event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** What there is to see in an area, with a rim for what can be opened or laid. @param {string} area @param {TileData[]} here */
function boxOf(area, here) {
  const laid = [...answers.value.keys(), ...ghosts.value.keys()].map(placeOf).filter((place) => place?.area === area);
  const all = [...here, ...laid].flatMap((place) => (place ? [place] : []));
  if (!all.length) return { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 };
  const [xs, ys] = [all.map((place) => place.x), all.map((place) => place.y)];
  return { left: Math.min(...xs) - 0.72, top: Math.min(...ys) - 0.72, right: Math.max(...xs) + 0.72, bottom: Math.max(...ys) + 0.72 };
}

/** Where to look when not all can be read: at what may be laid, at my figure, at the first tile. @param {string} area @param {TileData[]} here */
function nearest(area, here) {
  const laid = [...ghosts.value.keys()].map(placeOf).find((place) => place?.area === area);
  return laid ?? here.find((tile) => tile === homeTile.value) ?? here[0] ?? { x: 0, y: 0 };
}
