// A board of several areas, each a map that pans and zooms: one lies in front, the others beside it or, on a small
// screen, folded.
import { effect, html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import {
  attention,
  calls,
  described,
  front,
  ghosts,
  homeSpace,
  lookAt,
  myPiece,
  mySpace,
  placeOf,
  pointed,
  pointedSpot,
  turn,
  turnToAnswers,
} from "./atlas.js";
import { eyes, scale, useCamera } from "./camera.js";
import { spaceText } from "./chart.js";
import { Doorways, focusSeen, Ghosts, Spots } from "./ghost.js";
import { Corridors, Links, Thread, Ways } from "./links.js";
import { Patterns } from "./patterns.js";
import { pencilling } from "./pencil.js";
import { Beyond } from "./beyond.js";
import { Standing } from "./piece.js";
import { boxOf, scaleOf, UNIT } from "./shape.js";
import { Name, Space, Tokens, Unopened } from "./space.js";
import { answers, mine, summary, telling, ways } from "./state.js";

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Board} BoardData */
/** @typedef {import("../lib/view.js").Area} AreaData */
/** @typedef {import("../lib/view.js").Group} GroupData */
/** @typedef {import("../lib/view.js").Space} SpaceData */
/** @typedef {ReturnType<typeof useCamera>} Camera */

/** What there is to see has a rim as wide as this, in units of the board. */
const RIM = 0.22;
/** With fewer pixels for a tile than this, names and numbers are not written, unless the theme has its own measure. */
const FAR = 62;

/** @param {{board: BoardData, view: View}} props */
export function Atlas({ board, view }) {
  useLayoutEffect(() => remember(summary.peek()?.code ?? ""), []);
  useNews(board);
  const about = view.question?.about ?? "";
  useEffect(() => lookAt(placeOf(about)), [about]);
  const asked = useRef(true);
  useEffect(() => {
    turnToAnswers(!asked.current);
    asked.current = mine.value;
  }, [board, view.question, mine.value]);
  const named = (/** @type {string | undefined} */ id) => board.areas.find((one) => one.id === id);
  const area = named(front.value) ?? named(homeSpace.value?.area) ?? largest(board);
  return html`<section class=${`atlas of-${board.areas.length}`} aria-label=${say(board.title)}>
    ${board.areas.map(
        (one) => html`<${Floor} key=${one.id} area=${one} board=${board} view=${view} inFront=${one === area} />`)}
  </section>`;
}

/** The area with the most spaces. @param {BoardData} board */
function largest({ areas, spaces }) {
  const size = (/** @type {AreaData} */ area) => spaces.filter((space) => space.area === area.id).length;
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

/** Look where something has happened: a figure has moved, a space has come to light. @param {BoardData} board */
function useNews(board) {
  const known = useRef(/** @type {Map<string, string> | null} */ (null));
  useEffect(() => {
    /** @type {Map<string, string>} */
    const now = new Map();
    for (const piece of board.pieces) now.set(piece.id, piece.place);
    for (const { id, area, x, y, seen } of board.spaces) now.set(id, `${area}/${x}/${y}/${seen === "never"}`);
    const before = known.current;
    known.current = now;
    if (!before) return;
    const moved = [...now.keys()].filter((id) => before.get(id) !== now.get(id));
    const mine = myPiece.peek()?.id ?? "";
    const news = moved.includes(mine) ? mine : moved.at(-1);
    if (news && !telling.peek()) lookAt(placeOf(news)); // what is told draws the eye line by line
  }, [board]);
}

/** One area. @param {{area: AreaData, board: BoardData, view: View, inFront: boolean}} props */
function Floor({ area, board, view, inFront }) {
  const here = board.spaces.filter((space) => space.area === area.id);
  const box = wholeOf(area.id, seenOf(board, here));
  const camera = useCamera(area.id, box, inFront ? nearest(area.id, here) : null, view.rolls);
  useEffect(() => {
    const place = attention.value;
    if (inFront && place?.area === area.id) camera.show(place);
  }, [attention.value, inFront, camera.ready, camera.foot]);
  useLayoutEffect(() => {
    const place = attention.peek();
    if (inFront && place?.area === area.id) camera.keep(place);
  }, [inFront, camera.size, camera.whole]);
  useKeys(inFront, camera);
  const zoom = camera.eye.zoom;
  const writes = pencilling.value && "pencilling";
  const kind = [inFront ? "front" : "behind", zoom < (theme.value.far || FAR) && "far", zoom < 40 && "farther", writes]
    .filter(Boolean)
    .join(" ");
  return html`<div class=${`floor ${kind}`} data-area=${area.id}>
    <${Plate} area=${area} inFront=${inFront} />
    <svg ref=${camera.ref} class="map" ...${camera.drag} onWheel=${camera.wheel} role="group"
        aria-label=${say(area.title)} onClick=${inFront ? undefined : () => (front.value = area.id)}>
      <${Patterns} area=${area.id} />
      <g transform=${camera.transform} style=${`--zoom: ${zoom / 100}; --sight: ${zoom / 100 / Math.sqrt(scale())}`}>
        <${Things} area=${area} here=${here} board=${board} seat=${view.seat} /></g>
    </svg>
    ${
      inFront &&
      html`<div class="lenses">
      <${Lens} label="web-closer" act=${() => camera.zoom(1)}>+<//>
      <${Lens} label="web-farther" act=${() => camera.zoom(-1)}>−<//>
      <${Lens} label="web-fit" act=${camera.fit}><${Icon} name="expand" /><//>
      ${view.seat !== null && html`<${Pencil} />`}</div>
      <${Beyond} area=${area.id} camera=${camera} />
      <${Whisper} />`
    }
  </div>`;
}

/** The name of an area; it brings the area to the front and says who waits there.
 * @param {{area: AreaData, inFront: boolean}} props */
function Plate({ area, inFront }) {
  const mine = mySpace.value?.area === area.id ? myPiece.value : null;
  const portrait = mine && theme.value.portraits[mine.icon];
  const count = calls.value[area.id] ?? 0;
  return html`<button type="button" class=${`plate${count && !inFront ? " calling" : ""}`} aria-pressed=${inFront}
      onClick=${() => (front.value = area.id)}>
    ${say(area.title)}
    ${
      mine &&
      html`<span class="here" data-tone=${portrait?.tone} title=${say("web-here")}>
      <${Icon} name=${portrait?.icon ?? "position-marker"} label=${say("web-here")} /></span>`
    }
    ${
      count > 0 &&
      !inFront &&
      html`<span class="calls" aria-hidden="true">${count}</span>
      <span class="spoken">${say("web-calls", { count })}</span>`
    }
  </button>`;
}

/** @param {{label: string, act: () => void, children?: any}} props */
const Lens = ({ label, act, children }) => html`<button type="button" onClick=${act} title=${say(label)}
  aria-label=${say(label)}>${children}</button>`;

/** Take the pencil, or lay it down. */
const Pencil = () => html`<button type="button" onClick=${() => (pencilling.value = !pencilling.value)}
  aria-pressed=${pencilling.value} title=${say("web-pencil")} aria-label=${say("web-pencil")}>
  <${Icon} name="quill-ink" /></button>`;

/** What is pointed at, in a line. */
function Whisper() {
  const held = described.value;
  if (!held) return null;
  const way = ways.value.get(held.id);
  return html`<p class="whisper" aria-hidden="true"><b>${say(held.title)}</b>
    ${held.text && html` ${say(held.text)}`}
    ${way && html` <em>${say(way.note ?? { id: "web-far", args: { steps: way.through.length } })}</em>`}</p>`;
}

/** Everything in an area, the lower things first.
 * @param {{area: AreaData, here: SpaceData[], board: BoardData, seat: number | null}} props */
function Things({ area, here, board, seat }) {
  const seen = (/** @type {SpaceData} */ space) => (/** @type {FocusEvent} */ event) => {
    pointed.value = space;
    focusSeen(event, space);
  };
  const torch = theme.value.torch ? mySpace.value : null;
  const far = (/** @type {SpaceData} */ { x, y }) =>
    !torch ? 0 : torch.area === area.id ? Math.hypot(x - torch.x, y - torch.y) : DISTANT;
  const standing = (/** @type {SpaceData} */ space) => board.pieces.filter((piece) => piece.place === space.id);
  return html`
    <${Spots} area=${area.id} />
    <${Corridors} board=${board} area=${area.id} />
    ${here.map(
      (space) => html`<${Space} key=${space.id} space=${space} label=${spaceText(space, board, seat)}
      mine=${space === mySpace.value} focused=${seen(space)} far=${far(space)} />`,
    )}
    ${torch?.area === area.id && html`<${Torch} at=${torch} area=${area.id} />`}
    ${board.groups.map((group) => html`<${Title} key=${group.id} group=${group} here=${here} />`)}
    <${Ghosts} board=${board} area=${area.id} />
    <${Links} board=${board} area=${area.id} />
    ${here.map((space) => html`<${Unopened} key=${space.id} space=${space} />`)}
    ${board.links.map((link) => html`<${Thread} key=${link.ends.join()} link=${link} area=${area.id} />`)}
    ${here.map((space) => html`<${Doorways} key=${space.id} tile=${space} />`)}
    ${here.map((space) => html`<${Tokens} key=${space.id} space=${space} focused=${seen(space)} />`)}
    ${here.map((space) => html`<${Ways} key=${space.id} space=${space} board=${board} />`)}
    ${here.map(
      (space) => html`<${Standing} key=${space.id} space=${space} pieces=${standing(space)} seat=${seat}
      focused=${seen(space)} />`,
    )}`;
}

/** Other areas lie as far away as this from a torch. */
const DISTANT = 5;
/** How far a torch shines, in units of the board. */
const SHINE = 2.6;

/** The light that I carry; it falls on whatever is there. @param {{at: SpaceData, area: string}} props */
const Torch = ({ at, area }) => html`<circle class="torch" cx=${at.x * UNIT} cy=${at.y * UNIT} r=${SHINE * UNIT}
  fill=${`url(#torch-${area})`} />`;

/** The name of a room of several spaces, once, below the middle of its largest.
 * @param {{group: GroupData, here: SpaceData[]}} props */
function Title({ group, here }) {
  const parts = here.filter((space) => space.group === group.id && space.seen !== "never");
  if (!parts.length) return null;
  const place = parts.reduce((one, other) => (scaleOf(other) > scaleOf(one) ? other : one));
  return html`<g class="room-title"
      transform=${`translate(${place.x * UNIT} ${place.y * UNIT}) scale(${scaleOf(place)})`}>
    <${Name} text=${say(group.title)} low=${41} /></g>`;
}

/** + and − zoom, 0 shows all, Shift with arrows pans, Page Up and Down change the area, R turns a ghost.
 * @param {boolean} inFront @param {Camera} camera */
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

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** @param {KeyboardEvent} event @param {Camera} camera */
function onKey(event, camera) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, textarea, select")) return;
  if (document.querySelector("dialog[open]")) return;
  const [x, y] = (event.shiftKey && ARROWS[event.key]) || [0, 0];
  const spot = ghosts.value.has(pointedSpot.value) ? pointedSpot.value : [...ghosts.value.keys()][0];
  if (x || y) camera.pan(x, y);
  else if (event.key === "+" || event.key === "=") camera.zoom(1);
  else if (event.key === "-") camera.zoom(-1);
  else if (event.key === "0") camera.fit();
  else if (event.key === "PageUp" || event.key === "PageDown") turnFloor(event.key === "PageUp" ? -1 : 1);
  else if ((event.key === "r" || event.key === "R") && spot) turn(spot, event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Bring the area before or after this one to the front. @param {number} by */
function turnFloor(by) {
  const floors = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".atlas .floor")]);
  const at = floors.findIndex((one) => one.matches(".front"));
  front.value = floors[at + by]?.dataset.area ?? front.value;
}

/** The spaces that somebody has seen, or can get to: what lies in the dark on all sides takes no room.
 * @param {BoardData} board @param {SpaceData[]} here */
function seenOf(board, here) {
  const linked = new Set(board.links.flatMap((link) => link.ends));
  const known = here.filter(({ id, seen }) => seen !== "never" || linked.has(id) || answers.value.has(id));
  return known.length ? known : here;
}

/** What there is to see in an area, with a rim for what can be opened or laid.
 * @param {string} area @param {SpaceData[]} here */
function wholeOf(area, here) {
  const laid = [...answers.value.keys(), ...ghosts.value.keys()].map(placeOf);
  const spots = laid.flatMap((place) => (place?.area === area ? [boxOf({ ...NOWHERE, ...place })] : []));
  const boxes = [...here.map(boxOf), ...spots];
  if (!boxes.length) return { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 };
  const least = (/** @type {"left" | "top"} */ side) => Math.min(...boxes.map((box) => box[side])) - RIM;
  const most = (/** @type {"right" | "bottom"} */ side) => Math.max(...boxes.map((box) => box[side])) + RIM;
  return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
}
const NOWHERE = /** @type {any} */ ({ outline: [], radius: 0 });

/** Where to look when not all can be read: at what may be laid, at my figure, at the first space.
 * @param {string} area @param {SpaceData[]} here */
function nearest(area, here) {
  const laid = [...ghosts.value.keys()].map(placeOf).find((place) => place?.area === area);
  return laid ?? here.find((space) => space === homeSpace.value) ?? here[0] ?? { x: 0, y: 0 };
}
