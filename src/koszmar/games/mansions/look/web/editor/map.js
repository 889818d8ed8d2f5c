// The map: tiles laid by hand, turned and moved; tokens on it. Drawn by the same pieces as the table draws it.
import { html, useRef, useState } from "../../../lib/html.js";
import { theme } from "../../../lib/theme.js";
import { say } from "../../../lib/words.js";
import { Links } from "../../../table/links.js";
import { Patterns } from "../../../table/patterns.js";
import { boxOf, lineOf, scaleOf } from "../../../table/shape.js";
import { Face, Glyph, Name } from "../../../table/space.js";
import { view } from "../../../table/state.js";
import {
  add,
  freeKey,
  held,
  joining,
  judged,
  kind,
  kit,
  layout,
  map,
  partsOf,
  pick,
  picked,
  picking,
  plot,
  put,
  sheet,
  show,
  which,
} from "./model.js";
import { fallsOn, MODULE, seams, sizeOf, slug, spot, tileOf, walked, written } from "./places.js";

/** @typedef {[string, number, number, number]} Laid */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
});
const TOKENS = ["explore", "search", "interact", "sight", "person"];
/** What is dragged from the palette. */
const TOKEN = "application/x-token";
/** Units of the picture that a token has to be dragged to be moved. */
const LET_GO = 12;
const OCTAGON = "M-6.4 -15.5H6.4L15.5 -6.4V6.4L6.4 15.5H-6.4L-15.5 6.4V-6.4Z";

/** @returns {Laid[]} */
const tiles = () => map.value[sheet.value] ?? [];
/** @param {Laid[]} next */
const putTiles = (next) => put(["map", layout.value, sheet.value], next);

/** @param {number} at @param {(tile: Laid) => Laid} how */
const move = (at, how) => putTiles(tiles().map((tile, place) => (place === at ? how(tile) : tile)));
/** @param {number} at @param {number} by */
export const turn = (at, by) => move(at, ([name, x, y, turned]) => [name, x, y, (turned + by + 360) % 360]);
/** @param {number} at */
export function remove(at) {
  putTiles(tiles().filter((_, place) => place !== at));
  held.value = -1;
}

/** Lay a tile where there is room: right of all others. @param {any} tile */
export function layTile(tile) {
  const right = tiles().map(([name, x, , turned]) => x + sizeOf(name, turned)[0]);
  const top = tiles().map(([, , y]) => y);
  const laid = /** @type {Laid} */ ([tile.printed, Math.max(0, ...right), top.length ? Math.min(...top) : 0, 0]);
  const first = !tiles().length && sheet.value === "tiles";
  putTiles([...tiles(), laid]);
  if (first) put(["map", layout.value, "start"], `${tile.printed}.a`);
  held.value = tiles().length - 1;
}

export function MapView() {
  const board = view.value?.boards[0];
  const [drag, setDrag] = useState(/** @type {{at: number, x: number, y: number} | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const box = boxAround(board?.spaces ?? []);
  const rooms = board?.groups ?? [];
  return html`<section class="map-of" aria-label=${say("editor-map")}>
    <${MapTools} />
    ${
      picking.value &&
      html`<p class="picking" role="status">
        ${say(picking.value.says)}
        <button type="button" onClick=${() => (picking.value = null)}>${say("editor-cancel")}</button>
      </p>`
    }
    <svg
      ref=${svg}
      class=${`map${picking.value ? " picks" : ""}`}
      role="group"
      aria-label=${say("editor-map")}
      viewBox=${`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid meet"
      onDragOver=${(/** @type {DragEvent} */ event) => {
        if (event.dataTransfer?.types.includes(TOKEN)) event.preventDefault();
      }}
      onDrop=${(/** @type {DragEvent} */ event) => {
        const what = event.dataTransfer?.getData(TOKEN);
        if (what && TOKENS.includes(what)) newAt(what, fallsOn(what, pointOn(svg, event)));
        event.preventDefault();
      }}
    >
      <${Patterns} area="house" />
      ${(board?.spaces ?? []).map(
        (space) =>
          html`<g key=${space.id} class="slab" transform=${`translate(${space.x * 100} ${space.y * 100})`}
            ><${Face} space=${space} named=${false} onMap
          /></g>`,
      )}
      ${rooms.map((room) => html`<${RoomTitle} key=${room.id} room=${room} spaces=${board?.spaces ?? []} />`)}
      ${board && html`<${Links} board=${board} area="house" />`}
      ${tiles().map(
        (tile, at) =>
          html`<${Tile} key=${tile[0]} tile=${tile} at=${at} svg=${svg} drag=${drag} setDrag=${setDrag} />`,
      )}
      <${Cut} spaces=${board?.spaces ?? []} />
      ${joining.value && seams().map((link) => html`<${Seam} key=${link.id} link=${link} />`)}
      ${picking.value && (board?.spaces ?? []).map((space) => html`<${Pick} key=${space.id} space=${space} />`)}
      ${partsOf("token").map((one) => html`<${TokenMark} key=${one.key} one=${one} svg=${svg} />`)}
      <${Starts} />
    </svg>
    <${Held} />
  </section>`;
}

/** @param {import("../../../lib/view.js").Space[]} spaces */
function boxAround(spaces) {
  const boxes = spaces.map(boxOf);
  if (!boxes.length) return { x: 0, y: 0, width: 640, height: 480 };
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  const [right, bottom] = [Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom))];
  return {
    x: left * 100 - 90,
    y: top * 100 - 90,
    width: (right - left) * 100 + 180,
    height: (bottom - top) * 100 + 180,
  };
}

/** @param {{room: any, spaces: import("../../../lib/view.js").Space[]}} props */
function RoomTitle({ room, spaces }) {
  const parts = spaces.filter((space) => space.group === room.id);
  if (!parts.length) return null;
  const place = parts.reduce((one, other) => (scaleOf(other) > scaleOf(one) ? other : one));
  return html`<g
    class="room-title"
    aria-hidden="true"
    transform=${`translate(${place.x * 100} ${place.y * 100}) scale(${scaleOf(place)})`}
  >
    <${Name} text=${say(room.title)} low=${41}
  /></g>`;
}

/** A tile to be held: dragged, or moved by arrows, turned by R, taken away by Delete.
 * @param {{tile: Laid, at: number, svg: any, drag: any, setDrag: (drag: any) => void}} props */
function Tile({ tile, at, svg, drag, setDrag }) {
  const [name, x, y, turned] = tile;
  const [wide, high] = sizeOf(name, turned);
  const from = useRef(/** @type {DOMPoint | null} */ (null));
  const point = (/** @type {PointerEvent} */ event) => pointOn(svg, event);
  const down = (/** @type {any} */ event) => {
    if (event.button) return;
    from.current = point(event);
    held.value = at;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const moved = (/** @type {PointerEvent} */ event) => {
    if (!from.current) return;
    const now = point(event);
    const step = (/** @type {number} */ by) => Math.round(by / MODULE);
    setDrag({ at, x: step(now.x - from.current.x), y: step(now.y - from.current.y) });
  };
  const up = () => {
    if (drag?.at === at && (drag.x || drag.y)) move(at, () => [name, x + drag.x, y + drag.y, turned]);
    from.current = null;
    setDrag(null);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const arrow = ARROWS[event.key];
    if (arrow) move(at, () => [name, x + arrow[0], y + arrow[1], turned]);
    else if (event.key === "r" || event.key === "R") turn(at, event.shiftKey ? -90 : 90);
    else if (event.key === "Delete" || event.key === "Backspace") remove(at);
    else if (event.key === "Enter" || event.key === " ") held.value = at;
    else return;
    event.preventDefault();
  };
  const off = drag?.at === at ? drag : { x: 0, y: 0 };
  const label = say("editor-tile-at", { tile: tileOf(name)?.name ?? name, x, y, turned });
  return html`<rect
    class=${`laid${held.value === at ? " in-hand" : ""}${tileOf(name) ? "" : " unknown"}`}
    tabindex="0"
    role="button"
    aria-label=${label}
    aria-pressed=${held.value === at}
    data-tile=${slug(name)}
    x=${(x + off.x) * MODULE}
    y=${(y + off.y) * MODULE}
    width=${wide * MODULE}
    height=${high * MODULE}
    onPointerDown=${down}
    onPointerMove=${moved}
    onPointerUp=${up}
    onPointerCancel=${up}
    onKeyDown=${key}
    onFocus=${() => (held.value = at)}
  />`;
}

/** A space that can be picked for something. @param {{space: import("../../../lib/view.js").Space}} props */
function Pick({ space }) {
  const take = () => picking.value?.took(written(space.id));
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    take();
  };
  return html`<path
    class="pick"
    d=${outline(space)}
    role="button"
    tabindex="0"
    aria-label=${say(space.title)}
    data-space=${space.id}
    onClick=${take}
    onKeyDown=${key}
  />`;
}

/** Spaces that nobody can walk to. @param {{spaces: import("../../../lib/view.js").Space[]}} props */
function Cut({ spaces }) {
  const there = walked();
  return spaces
    .filter((space) => !there.has(space.id) && !space.symbols.includes("water"))
    .map(
      (space) =>
        html`<path key=${space.id} class="unreachable" d=${outline(space)}
          ><title>${say("editor-unreachable", { space: say(space.title) })}</title></path
        >`,
    );
}

/** @param {import("../../../lib/view.js").Space} space */
const outline = (space) =>
  `M${space.outline.map(([x, y]) => `${(space.x + x) * 100} ${(space.y + y) * 100}`).join("L")}Z`;

/** What is between two tiles: a click makes a wall of an opening, a door of a wall, and takes either away again.
 * @param {{link: import("../../../lib/view.js").Link}} props */
function Seam({ link }) {
  const [one, other] = link.ends.map(written);
  const is = (/** @type {string} */ pair) => {
    const named = pair.split("|").map((part) => slug(part.trim()));
    const ends = [link.ends, link.ends.map((end) => end.split(".")[0])];
    return ends.some(([a, b]) => (named[0] === a && named[1] === b) || (named[0] === b && named[1] === a));
  };
  const change = () => {
    const laid = (/** @type {string} */ field) => [map.value[field] ?? []].flat();
    const field = ["walls", "doors"].find((each) => laid(each).some(is));
    const to = field ?? (link.kind === "wall" ? "doors" : "walls");
    const left = laid(to).filter((/** @type {string} */ pair) => !is(pair));
    const next = field ? left : [...left, `${one} | ${other}`];
    put(["map", layout.value, to], next.length ? next : undefined);
  };
  return html`<path
    class=${`seam ${link.kind}`}
    d=${lineOf(link.path)}
    role="button"
    tabindex="0"
    aria-label=${say("editor-seam", { one, other, kind: link.kind })}
    data-seam=${link.ends.join("|")}
    onClick=${change}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      change();
    }}
  />`;
}

/** Where a pointer is on the picture. @param {any} svg @param {{clientX: number, clientY: number}} event */
const pointOn = (svg, event) =>
  new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.current.getScreenCTM().inverse());

/** @param {{one: {key: string, at: any, part: any}, svg: any}} props */
function TokenMark({ one, svg }) {
  const from = useRef(/** @type {DOMPoint | null} */ (null));
  const [shift, setShift] = useState({ x: 0, y: 0 });
  const place = spot(String(one.part.at ?? ""));
  if (!place) return null;
  const go = () => show("token", one.at);
  const down = (/** @type {any} */ event) => {
    if (event.button || picking.value) return;
    from.current = pointOn(svg, event);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const moved = (/** @type {PointerEvent} */ event) => {
    if (!from.current) return;
    const now = pointOn(svg, event);
    setShift({ x: now.x - from.current.x, y: now.y - from.current.y });
  };
  const up = (/** @type {PointerEvent} */ event) => {
    const far = from.current && Math.hypot(shift.x, shift.y) > LET_GO;
    if (far && event.type === "pointerup") movedTo(one, fallsOn(one.part.kind, pointOn(svg, event)));
    from.current = null;
    setShift({ x: 0, y: 0 });
  };
  const chosen = kind.value === "token" && which.value === one.at;
  const wrong = judged.value.complaints.some((said) => said.grave && said.where === `token ${one.key}`);
  return html`<g
    class=${`mark-of${chosen ? " chosen" : ""}${wrong ? " wrong" : ""}`}
    role="button"
    tabindex="0"
    aria-label=${`${say(`editor-token-${one.part.kind}`)}: ${one.key}`}
    data-token=${one.key}
    transform=${`translate(${place.x + shift.x} ${place.y + shift.y})`}
    onPointerDown=${down}
    onPointerMove=${moved}
    onPointerUp=${up}
    onPointerCancel=${up}
    onClick=${go}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && go()}
  >
    <title>${one.key}</title><path class="base" d=${OCTAGON} />
    <${Glyph} name=${theme.value.icons[one.part.kind] ?? "uncertainty"} size=${20}
  /></g>`;
}

/** Where investigators begin. */
function Starts() {
  return [map.value.start ?? []].flat().map((/** @type {string} */ start, /** @type {number} */ at) => {
    const place = sheet.value === "tiles" && spot(start);
    return (
      place &&
      html`<g key=${at} class="start" aria-hidden="true" transform=${`translate(${place.x + 34} ${place.y + 34})`}>
        <circle r="12" /><${Glyph} name="footsteps" size=${16}
      /></g>`
    );
  });
}

/** What can be done with the tile that is held. */
function Held() {
  const tile = tiles()[held.value];
  if (!tile) return html`<p class="held-tile">${say("editor-hold-a-tile")}</p>`;
  const at = held.value;
  return html`<p class="held-tile">
    <b>${say(tileOf(tile[0])?.name ?? tile[0]) || tile[0]}</b>
    <button type="button" onClick=${() => turn(at, -90)}>↺ ${say("editor-turn-left")}</button>
    <button type="button" onClick=${() => turn(at, 90)}>↻ ${say("editor-turn-right")}</button>
    ${Object.entries(ARROWS).map(
      ([name, [x, y]]) =>
        html`<button
          key=${name}
          type="button"
          aria-label=${say(`editor-${name}`)}
          onClick=${() => move(at, ([side, left, top, turned]) => [side, left + x, top + y, turned])}
        >
          ${SIGNS[name]}
        </button>`,
    )}
    <button type="button" onClick=${() => remove(at)}>${say("editor-take-away")}</button>
  </p>`;
}
const SIGNS = /** @type {Record<string, string>} */ ({
  ArrowUp: "↑",
  ArrowRight: "→",
  ArrowDown: "↓",
  ArrowLeft: "←",
});

function MapTools() {
  const maps = Object.keys(plot.value.map ?? {});
  const pickStart = () =>
    pick("editor-pick-start", (space) => {
      put(["map", layout.value, "start"], space);
      picked();
    });
  const newToken = (/** @type {string} */ what) =>
    pick(what === "explore" ? "editor-pick-joint" : "editor-pick-space", (space) => tokenAt(what, space));
  return html`<div class="map-tools">
    <label
      >${say("editor-map-which")}
      <select
        value=${layout.value}
        onChange=${(/** @type {any} */ event) => ([layout.value, held.value] = [event.target.value, -1])}
      >
        ${maps.map((name) => html`<option key=${name} value=${name}>${name.toUpperCase()}</option>`)}
      </select></label
    >
    ${
      !maps.includes("b") &&
      html`<button type="button" onClick=${() => put(["map", "b"], plot.value.map?.a ?? { tiles: [], start: "" })}>
        ${say("editor-map-more")}
      </button>`
    }
    <label
      ><input
        type="checkbox"
        checked=${sheet.value === "later"}
        onChange=${(/** @type {any} */ event) =>
          ([sheet.value, held.value] = [event.target.checked ? "later" : "tiles", -1])}
      />
      ${say("editor-map-later")}</label
    >
    <button type="button" onClick=${pickStart}>${say("editor-start")}</button>
    <button
      type="button"
      class="joining"
      aria-pressed=${joining.value}
      onClick=${() => (joining.value = !joining.value)}
    >
      ${say("editor-joints")}
    </button>
    <details class="palette">
      <summary>${say("editor-lay-a-tile")}</summary>
      <${Palette} />
    </details>
    <details class="palette tokens">
      <summary>${say("editor-place-a-token")}</summary>
      ${TOKENS.map(
        (what) =>
          html`<button
            key=${what}
            type="button"
            data-new=${what}
            draggable="true"
            onDragStart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData(TOKEN, what)}
            onClick=${() => newToken(what)}
          >
            ${say(`editor-token-${what}`)}
          </button>`,
      )}
    </details>
  </div>`;
}

/** A new token in a space; an Explore token lies between two. @param {string} what @param {string} space */
function tokenAt(what, space) {
  const first = picking.value?.first;
  if (what === "explore" && !first) {
    picking.value = { ...picking.value, first: space, says: "editor-pick-beyond" };
    return;
  }
  picked();
  newAt(what, what === "explore" ? `${first} | ${space}` : space);
}

/** The tiles at a place, the nearer one first. @param {string} at */
const tilesAt = (at) => at.split("|").map((part) => part.trim().replace(/\.\w$/, ""));

/** @param {string} what @param {string} at nothing: beside the map */
function newAt(what, at) {
  if (!at) return;
  const key = freeKey("token", what);
  const [tile, beyond] = tilesAt(at);
  add("token", { key, kind: what, at, ...(beyond ? { reveals: [beyond] } : {}), with: tile });
}

/** A token is laid elsewhere; the tile that it comes with and the one that it places follow, if they were those here.
 * @param {{at: any, part: any}} one @param {string} to nothing: it stays where it is */
function movedTo({ at, part }, to) {
  if (!to || to === part.at) return;
  const [[tile, beyond], [next, then]] = [tilesAt(String(part.at)), tilesAt(to)];
  put(["token", at], {
    ...part,
    at: to,
    ...(part.with === tile ? { with: next } : {}),
    ...(then && part.reveals?.length === 1 && part.reveals[0] === beyond ? { reveals: [then] } : {}),
  });
}

/** All tiles; those that lie there, or whose other side does, cannot be laid. */
function Palette() {
  const there = tiles().map(([name]) => slug(name));
  return html`<ul class="sides">
    ${(kit.value?.tiles ?? []).map((/** @type {any} */ tile) => {
      const taken = there.includes(tile.key) || there.includes(tile.other);
      const high = tile.size === "small" ? 1 : 2;
      return html`<li key=${tile.key}>
        <button type="button" disabled=${taken} onClick=${() => layTile(tile)} data-lay=${tile.key}>
          <svg viewBox=${`-0.1 -0.1 2.2 ${high + 0.2}`} aria-hidden="true">
            ${tile.spaces.map(
              (/** @type {any} */ space) =>
                html`<path
                  key=${space.key}
                  d=${`M${space.outline.map((/** @type {any} */ at) => at.join(" ")).join("L")}Z`}
                />`,
            )}
          </svg>
          ${say(tile.name)}
        </button>
      </li>`;
    })}
  </ul>`;
}
