// The plot as a graph: what leads to what, from left to right; what is wrong stands on the part it is wrong with.
import { html, useState } from "../../../lib/html.js";
import { say } from "../../../lib/words.js";
import { partsOf, saidOf, show } from "./model.js";

/** @typedef {{id: string, kind: string, key: string, at: string | number, says: string, result: string}} Node */
/** @typedef {{from: string, to: string, kind: "leads" | "needs"}} Edge */

const KINDS = ["event", "clock", "milestone", "ending"];
/** Effects that name another part of the story, and questions that do. */
const LEADS = /** @type {Record<string, string>} */ ({ reach: "milestone", end: "ending", happens: "event" });
const ASKS = /** @type {Record<string, string>} */ ({ reached: "milestone", happened: "event" });
const ASKED = /(?<!\bnot )\b(reached|happened)\s+"?([a-z0-9-]+)/g;
/** Pixels. */
const [WIDE, HIGH, APART, BETWEEN] = [176, 58, 64, 12];
/** So many of them are as long as a letter is high: the plane grows with the letters. */
const REM = 16;

/** Everything that names another part: which kind, and its key.
 * @param {any} data @param {Record<string, string>} verbs @param {RegExp} pattern
 * @param {(name: string) => boolean} here @returns {string[]} */
function named(data, verbs, pattern, here) {
  if (Array.isArray(data)) return data.flatMap((one) => named(one, verbs, pattern, here));
  if (!data || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === "string"
      ? here(name)
        ? [...value.matchAll(pattern)].map(([, verb, key]) => `${verbs[verb]} ${key}`)
        : []
      : named(value, verbs, pattern, here),
  );
}

/** @returns {{nodes: Node[], edges: Edge[]}} */
export function plotted() {
  const nodes = KINDS.flatMap((kind) =>
    partsOf(kind).map(({ key, at, part }) => ({
      id: `${kind} ${key}`,
      kind,
      key,
      at,
      says: kind === "event" ? momentOf(part) : "",
      result: part.result ?? "",
    })),
  );
  const there = new Set(nodes.map((node) => node.id));
  /** @type {Map<string, Edge>} */
  const edges = new Map();
  const join = (/** @type {string} */ from, /** @type {string} */ to, /** @type {Edge["kind"]} */ kind) => {
    if (from !== to && there.has(from) && there.has(to) && !edges.has(`${from}>${to}`))
      edges.set(`${from}>${to}`, { from, to, kind });
  };
  const isEffects = (/** @type {string} */ name) => name === "do";
  const isAsked = (/** @type {string} */ name) => name === "do" || name === "if";
  for (const kind of KINDS)
    for (const { key, part } of partsOf(kind)) {
      const id = `${kind} ${key}`;
      for (const to of named(part, LEADS, /^\s*(reach|end|happens)\s+"?([a-z0-9-]+)/gm, isEffects))
        join(id, to, "leads");
      for (const to of [part.ways ?? []].flat()) join(`event ${to}`, id, "leads");
      for (const from of [part.needs ?? [], part.of ?? []].flat()) join(`milestone ${from}`, id, "needs");
      if (part.when?.milestone) join(`milestone ${part.when.milestone}`, id, "leads");
      for (const from of named(part, ASKS, ASKED, isAsked)) join(from, id, "needs");
    }
  return { nodes, edges: [...edges.values()] };
}

/** What an event waits for, in a word. @param {any} part */
function momentOf({ when = {} }) {
  const [moment] = Object.keys(when).filter((one) => one !== "action");
  const what = [when[moment]].flat();
  return what[0] === true || what[0] === undefined ? (moment ?? "") : `${moment} ${what.join(", ")}`;
}

/** In which column each part stands: right of everything that leads to it, as far as that is no circle.
 * @param {Node[]} nodes @param {Edge[]} edges @returns {Map<string, number>} */
export function columns(nodes, edges) {
  /** @type {Map<string, string[]>} */
  const before = new Map(nodes.map((node) => [node.id, []]));
  for (const { from, to } of edges) before.get(to)?.push(from);
  /** @type {Map<string, number>} */
  const found = new Map();
  const depth = (/** @type {string} */ id, /** @type {Set<string>} */ way) => {
    const known = found.get(id);
    if (known !== undefined) return known;
    if (way.has(id)) return -1;
    way.add(id);
    const most = Math.max(-1, ...(before.get(id) ?? []).map((one) => depth(one, way)));
    way.delete(id);
    found.set(id, most + 1);
    return most + 1;
  };
  for (const node of nodes) depth(node.id, new Set());
  return found;
}

/** Where each part stands in its column: near what leads to it.
 * @param {Node[]} nodes @param {Edge[]} edges @returns {Map<string, {x: number, y: number}>} */
function places(nodes, edges) {
  const column = columns(nodes, edges);
  /** @type {Map<string, {x: number, y: number}>} */
  const found = new Map();
  const last = Math.max(0, ...column.values());
  for (let at = 0; at <= last; at += 1) {
    const near = (/** @type {Node} */ node) => {
      const from = edges.filter((edge) => edge.to === node.id).map((edge) => found.get(edge.from)?.y ?? 0);
      return from.length ? from.reduce((one, other) => one + other, 0) / from.length : 0;
    };
    nodes
      .filter((node) => column.get(node.id) === at)
      .map((node, place) => ({ node, near: near(node), place }))
      .sort((one, other) => one.near - other.near || one.place - other.place)
      .forEach(({ node }, row) =>
        found.set(node.id, { x: at * (WIDE + APART) + BETWEEN, y: row * (HIGH + BETWEEN) + BETWEEN }),
      );
  }
  return found;
}

export function Graph() {
  const [near, setNear] = useState("");
  const { nodes, edges } = plotted();
  const bound = new Set(edges.flatMap((edge) => [edge.from, edge.to]));
  const joined = nodes.filter((node) => bound.has(node.id));
  const alone = nodes.filter((node) => !bound.has(node.id));
  const at = places(joined, edges);
  const spots = [...at.values()];
  const wide = Math.max(0, ...spots.map((one) => one.x)) + WIDE + BETWEEN;
  const high = Math.max(0, ...spots.map((one) => one.y)) + HIGH + BETWEEN;
  return html`<section class="graph" aria-label=${say("editor-graph")}>
    <p>${say("editor-graph-how")}</p>
    <div class="plane-of" tabindex="0" role="group" aria-label=${say("editor-graph")}>
      <div class="plane" style=${`width: ${wide / REM}rem; height: ${high / REM}rem`}>
        <svg viewBox=${`0 0 ${wide} ${high}`} aria-hidden="true">
          ${edges.map(({ from, to, kind }) => {
            const [one, other] = [at.get(from), at.get(to)];
            if (!one || !other) return null;
            const [x, y, u, v] = [one.x + WIDE, one.y + HIGH / 2, other.x, other.y + HIGH / 2];
            const bend = Math.max(APART / 2, Math.abs(u - x) / 2);
            const shown = near === from || near === to ? " near" : "";
            return html`<path
              key=${`${from}>${to}`}
              class=${kind + shown}
              d=${`M${x} ${y}C${x + bend} ${y} ${u - bend} ${v} ${u - 7} ${v}m-4 -4l5 4l-5 4`}
            />`;
          })}
        </svg>
        <ul>
          ${joined.map(
            (node) =>
              html`<${Knot} key=${node.id} node=${node} at=${at.get(node.id)} edges=${edges} setNear=${setNear} />`,
          )}
        </ul>
      </div>
    </div>
    ${
      alone.length > 0 &&
      html`<h3>${say("editor-graph-alone")}</h3>
        <ul class="alone">
          ${alone.map(
            (node) => html`<${Knot} key=${node.id} node=${node} at=${null} edges=${[]} setNear=${setNear} />`,
          )}
        </ul>`
    }
  </section>`;
}

/** A part of the story in the graph; it leads to its form.
 * @param {{node: Node, at: {x: number, y: number} | null | undefined, edges: Edge[],
 *   setNear: (id: string) => void}} props */
function Knot({ node, at, edges, setNear }) {
  const said = saidOf(node.id);
  const mark = said.some((one) => one.grave) ? " wrong" : said.length ? " doubt" : "";
  const to = edges.filter((edge) => edge.from === node.id).map((edge) => edge.to.split(" ")[1]);
  const label = say("editor-graph-node", {
    kind: say(`editor-one-${node.kind}`),
    to: to.join(", "),
    count: to.length,
    wrong: said.length,
  });
  return html`<li style=${at ? `left: ${at.x / REM}rem; top: ${at.y / REM}rem` : ""}>
    <button
      type="button"
      class=${`knot ${node.kind} ${node.result}${mark}`}
      data-node=${node.id}
      title=${[node.key, ...said.map((one) => one.problem)].join("\n")}
      onClick=${() => show(node.kind, node.at)}
      onFocus=${() => setNear(node.id)}
      onBlur=${() => setNear("")}
      onPointerEnter=${() => setNear(node.id)}
      onPointerLeave=${() => setNear("")}
    >
      <b>${node.key}${mark && html` <span aria-hidden="true">${mark === " wrong" ? "✗" : "?"}</span>`}</b>
      <small>${node.says || say(`editor-one-${node.kind}`)}</small>
      <span class="spoken">${label}</span>
    </button>
  </li>`;
}
