// Playing what is being written, from its beginning or from any point in it: a table is laid, and we sit down.
import { html, useEffect, useState } from "../../../lib/html.js";
import { keepTable } from "../../../lib/tables.js";
import { say } from "../../../lib/words.js";
import { Scripted } from "./dice.js";
import { Effects } from "./effects.js";
import { Drawn } from "./forms.js";
import { judged, lay, marginOf, partsOf, plot, tab } from "./model.js";
import { NumberField } from "./number.js";
import { slug, wayTo } from "./places.js";
import { signal } from "../../../lib/html.js";

/** Where play begins: what has happened by then. @type {import("../../../lib/html.js").Signal<any>} */
export const from = signal(null);
/** The table that is being tried in another window. @type {import("../../../lib/html.js").Signal<any>} */
const tried = signal(null);
/** Milliseconds between two looks at it. */
const LOOK = 3000;
/** The key of a point that is only made for a trial. */
const HERE = "here";

/** Play from a part. @param {{kind: string, one: {key: string, at: any, part: any}}} props */
export function PlayFrom({ kind, one }) {
  const go = () => {
    from.value = { round: 1, draw: {}, ...pointOf(kind, one) };
    tab.value = "play";
  };
  return html`<button type="button" class="play-from" onClick=${go}>▶ ${say("editor-play-from")}</button>`;
}

/** What has to happen before a part can be tried. @param {string} kind @param {{key: string, part: any}} one */
function pointOf(kind, { key, part }) {
  if (kind === "point") return { ...part, name: key };
  if (kind === "milestone") return { do: [...(part.needs ?? []), key].map((name) => `reach ${name}\n`).join("") };
  const tokens = kind === "token" ? [key] : [part.when?.token ?? []].flat();
  const token = partsOf("token").find((other) => other.key === tokens[0]);
  if (token) return { do: at(token) };
  const round = part.when?.round;
  if (round) return { round, do: "" };
  return { do: `happens ${key}\n` };
}

/** Everybody stands at a token. @param {{key: string, part: any}} token */
function at({ key, part }) {
  const space = String(part.at ?? "")
    .split("|")[0]
    .trim();
  const here = space.includes(".") ? slug(space) : `${slug(space)}.a`;
  const tiles = wayTo(here)
    .map((tile) => `"${tile}"`)
    .join(" ");
  const placed = part.with || part["at-start"] ? "" : `token ${key}\n`;
  return `tile ${tiles}\n${placed}each anyone\n  put "${here}"\n`;
}

export function Play() {
  const [players, setPlayers] = useState(1);
  const [bots, setBots] = useState(true);
  const [trouble, setTrouble] = useState("");
  const grave = judged.value.complaints.filter((one) => one.grave);
  const point = from.value;
  const go = async (/** @type {Window | null} */ beside = null) => {
    const seats = Array.from({ length: players }, (_, seat) => (seat && bots ? "sensible" : "human"));
    const begins = point && {
      name: point.name ?? HERE,
      round: point.round,
      do: point.do,
      ...(Object.keys(point.draw ?? {}).length ? { draw: point.draw } : {}),
      ...(point.dice?.length ? { dice: point.dice } : {}),
    };
    try {
      const made = await lay({ players, seats, point: begins });
      const ring = keepTable(made);
      const there = new URL(`../../../#table=${ring.code}`, import.meta.url);
      if (!beside) return location.assign(there);
      beside.location.assign(there);
      tried.value = { code: made.code, key_: made.owner };
    } catch (error) {
      beside?.close();
      setTrouble(/** @type {Error} */ (error).message);
    }
  };
  const change = (/** @type {any} */ next) => (from.value = { ...point, ...next, name: undefined });
  return html`<section class="part play" aria-label=${say("editor-play")}>
    <h2>${say("editor-play")}</h2>
    <${NumberField} label=${say("editor-players")} value=${players} give=${setPlayers} most=${5} />
    <label class="field check"
      ><input
        type="checkbox"
        checked=${bots}
        onChange=${(/** @type {any} */ event) => setBots(event.target.checked)}
      />
      <span>${say("editor-bots")}</span></label
    >
    <label class="field"
      ><span>${say("editor-from")}</span
      ><select
        onChange=${(/** @type {any} */ event) => {
          const key = event.target.value;
          from.value =
            key === "begin"
              ? null
              : key === "free"
                ? { round: 1, draw: {}, do: "" }
                : { draw: {}, ...plot.value.point[key], name: key };
        }}
      >
        <option value="begin" selected=${!point}>${say("editor-from-beginning")}</option>
        ${Object.keys(plot.value.point ?? {}).map(
          (key) => html`<option key=${key} value=${key} selected=${point?.name === key}>${key}</option>`,
        )}
        <option value="free" selected=${Boolean(point && !point.name)}>${say("editor-from-here")}</option>
      </select></label
    >
    ${
      point &&
      html`<div class="point">
        <${NumberField}
          label=${say("editor-field-round")}
          value=${point.round ?? 1}
          give=${(/** @type {number} */ round) => change({ round })}
          most=${40}
        />
        <${Drawn}
          label=${say("editor-field-draw")}
          value=${point.draw ?? {}}
          give=${(/** @type {any} */ draw) => change({ draw })}
        />
        <${Scripted}
          value=${point.dice ?? []}
          give=${(/** @type {string[]} */ dice) => change({ dice })}
        />
        <${Effects}
          label=${say("editor-before")}
          where="point here"
          value=${point.do ?? ""}
          give=${(/** @type {string} */ text) => change({ do: text })}
        />
      </div>`
    }
    ${grave.length > 0 && html`<p class="wrong">${say("editor-not-yet", { count: grave.length })}</p>`}
    ${trouble && html`<p class="wrong" role="alert" lang="en">${trouble}</p>`}
    <p>
      <button type="button" class="big" disabled=${grave.length > 0} onClick=${() => go()}>
        ▶ ${say("editor-lay-table")}
      </button>
      <button
        type="button"
        class="beside"
        disabled=${grave.length > 0}
        onClick=${() => go(window.open("about:blank", "_blank"))}
      >
        ${say("editor-lay-beside")}
      </button>
    </p>
    ${tried.value && html`<${Margin} key=${tried.value.code} ...${tried.value} />`}
  </section>`;
}

/** What nobody at the table is told, for whoever wrote it. @param {{code: string, key_: string}} props */
function Margin({ code, key_ }) {
  const [secrets, setSecrets] = useState(/** @type {Record<string, Record<string, any>>} */ ({}));
  useEffect(() => {
    const look = () => marginOf(code, key_).then(setSecrets, () => {});
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [code]);
  const shown = Object.entries(secrets).filter(([, named]) => Object.keys(named).length);
  return html`<aside class="margin" aria-label=${say("editor-margin")}>
    <h3>${say("editor-margin")}</h3>
    <dl>
      ${shown.map(
        ([kind, named]) =>
          html`<div key=${kind}>
            <dt>${say(`editor-margin-${kind}`)}</dt>
            ${Object.entries(named).map(
              ([name, value]) => html`<dd key=${name}>${value === "" ? name : `${name}: ${value}`}</dd>`,
            )}
          </div>`,
      )}
    </dl>
  </aside>`;
}
