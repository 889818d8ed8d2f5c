// A form for every part of the file, made from its schema; what needs more than a field has a form of its own here.
import { html, useState } from "../../../lib/html.js";
import { Icon } from "../../../lib/icon.js";
import { lang } from "../../../lib/settings.js";
import { iconOf } from "../../../lib/theme.js";
import { say, words } from "../../../lib/words.js";
import { Scripted } from "./dice.js";
import { Effects, names } from "./effects.js";
import {
  add,
  draft,
  freeKey,
  judged,
  KEYED,
  kind,
  KINDS,
  kit,
  ONE,
  partsOf,
  pathOf,
  pick,
  picked,
  picking,
  plot,
  put,
  rename,
  saidOf,
  tell,
  which,
} from "./model.js";
import { filled } from "./filled.js";
import { allSpaces, allTiles } from "./places.js";
import { PlayFrom } from "./playing.js";
import { moment as told } from "./sentences.js";

/** Which part of the schema a kind of parts has. */
const DEFS = /** @type {Record<string, string>} */ ({
  scenario: "Header",
  draw: "Draw",
  token: "TokenPlan",
  event: "EventPlan",
  puzzle: "PuzzlePlan",
  clock: "Clock",
  milestone: "MilestonePlan",
  ending: "EndingPlan",
  mythos: "MythosPlan",
  point: "Point",
  monster: "MonsterPlan",
  options: "Option",
  stages: "Stage",
  activations: "Activation",
  evades: "CheckPlan",
  frights: "CheckPlan",
  attacks: "Blow",
});
/** What stands in parts, and what a new one of it has. */
const INNER = /** @type {Record<string, (number: number) => any>} */ ({
  options: (number) => ({ key: `option-${number}`, do: "" }),
  stages: (number) => ({ at: number, do: "" }),
  activations: () => ({ do: "damage 2 negate agility\n" }),
  evades: () => ({ do: "test agility 1\n  fail\n    waste\n" }),
  frights: () => ({ do: "horror 1 negate will\n" }),
  attacks: () => ({ skill: "strength" }),
});
/** Fields that name a text, and what they suggest. */
const TEXTS = ["text", "objective", "epilogue", "refusal"];
/** What a new part of a kind has. */
const FRESH = /** @type {Record<string, () => any>} */ ({
  draw: () => ({ "one-of": ["one", "other"] }),
  token: () => ({ key: freeKey("token", "token"), kind: "search", at: allSpaces()[0] ?? "" }),
  event: () => ({ key: freeKey("event", "event"), when: { round: 2 }, do: "" }),
  puzzle: () => ({ key: freeKey("puzzle", "puzzle"), kind: "lock", skill: "observation", level: 3 }),
  clock: () => ({ key: freeKey("clock", "clock"), stages: [] }),
  milestone: () => ({ key: freeKey("milestone", "milestone") }),
  ending: () => ({ key: freeKey("ending", "ending"), result: "win" }),
  point: () => ({ round: 1, do: "" }),
  monster: () => {
    const key = freeKey("monster", "monster");
    return { key, figure: "cultist", text: `${key}-about` };
  },
});

/** @param {string} name */
export const labelOf = (name) => (words.value.has(`editor-field-${name}`) ? say(`editor-field-${name}`) : name);
/** @param {string} def */
const fieldsOf = (def) => kit.value?.schema.$defs[def]?.properties ?? {};

export function Story() {
  return html`<div class="story">
    <nav class="kinds" aria-label=${say("editor-kinds")}>
      ${KINDS.map(
        (one) =>
          html`<button
            key=${one}
            type="button"
            aria-current=${kind.value === one}
            data-kind=${one}
            onClick=${() => ([kind.value, which.value] = [one, null])}
          >
            ${say(`editor-kind-${one}`)} <${Count} kind=${one} />
          </button>`,
      )}
    </nav>
    ${
      ONE.includes(kind.value)
        ? html`<${Part} kind=${kind.value} at=${kind.value} />`
        : html`<${Parts} kind=${kind.value} />`
    }
  </div>`;
}

/** How many there are, and whether something is wrong with one. @param {{kind: string}} props */
function Count({ kind }) {
  const wrong = judged.value.complaints.some((one) => one.grave && one.where.split(" ")[0] === kind);
  const count = ONE.includes(kind) ? "" : partsOf(kind).length || "";
  return html`<small class=${wrong ? "wrong" : ""}>${count}${wrong ? " ✗" : ""}</small>`;
}

/** @param {{kind: string}} props */
function Parts({ kind }) {
  const parts = partsOf(kind);
  const more = () => {
    if (!KEYED.includes(kind)) return add(kind, FRESH[kind]());
    add(kind, FRESH[kind](), freeKey(kind, kind));
  };
  const now = parts.find((one) => one.at === which.value);
  return html`<div class="parts">
    <ul class="keys" aria-label=${say(`editor-kind-${kind}`)}>
      ${parts.map((one) => {
        const said = saidOf(`${kind} ${one.key}`);
        const mark = said.some((each) => each.grave) ? "wrong" : said.length ? "doubt" : "";
        return html`<li key=${one.at}>
          <button
            type="button"
            class=${mark}
            aria-current=${one.at === which.value}
            data-part=${one.key}
            onClick=${() => (which.value = one.at)}
          >
            ${one.key || "?"}${mark === "wrong" ? " ✗" : ""}
          </button>
        </li>`;
      })}
      <li><button type="button" class="more" data-more=${kind} onClick=${more}>+ ${say("editor-more")}</button></li>
    </ul>
    ${now && html`<${Part} key=${`${kind}/${now.at}`} kind=${kind} at=${now.at} />`}
  </div>`;
}

/** One part with all its fields. @param {{kind: string, at: string | number}} props */
function Part({ kind, at }) {
  const one = partsOf(kind).find((each) => each.at === at);
  if (!one) return null;
  const path = pathOf(kind, at);
  const where = ONE.includes(kind) ? kind : `${kind} ${one.key}`;
  const said = saidOf(where).filter((each) => each.where === where);
  return html`<section class="part" aria-label=${where}>
    <header>
      <h2>${say(`editor-kind-${kind}`)}${!ONE.includes(kind) && html`: ${one.key}`}</h2>
      ${!ONE.includes(kind) && html`<${Moving} kind=${kind} at=${at} />`}
      ${["token", "event", "milestone", "point"].includes(kind) && html`<${PlayFrom} kind=${kind} one=${one} />`}
    </header>
    ${said.map(
      (each) =>
        html`<p key=${each.line + each.problem} class=${each.grave ? "wrong" : "doubt"} lang="en">
          ${each.problem}${each.cure && html` <i>${each.cure}</i>`}
        </p>`,
    )}
    ${KEYED.includes(kind) && html`<${Key} kind=${kind} at=${at} value=${one.key} />`}
    ${
      kind === "scenario" &&
      html`<${Effects}
        label=${labelOf("setup")}
        where="setup"
        value=${plot.value.setup ?? ""}
        give=${(/** @type {string} */ text) => put(["setup"], text || undefined)}
      />`
    }
    <${Fields} def=${DEFS[kind]} part=${one.part} path=${path} where=${where} kind=${kind} at=${at} />
    ${
      ["token", "monster"].includes(kind) &&
      html`<${Said} label=${labelOf("name")} key_=${`${kind}-${one.key}`} />`
    }
    ${["event", "milestone", "ending", "token"].includes(kind) && html`<${Preview} kind=${kind} one=${one} />`}
  </section>`;
}

/** What players will see of a part, in the language that is spoken here.
 * @param {{kind: string, one: {key: string, part: any}}} props */
function Preview({ kind, one: { key, part } }) {
  const text = (/** @type {string | undefined} */ name) => filled(name, part);
  const said = [part.text, part.objective, part.epilogue].filter(Boolean);
  const token = kind === "token" ? text(`token-${key}`) : "";
  const does = partsOf("event").filter(
    (each) => kind === "token" && [each.part.when?.token ?? []].flat().includes(key) && !each.part.options,
  );
  const options = (part.options ?? []).map((/** @type {any} */ option) => ({
    key: option.key,
    label: text(option.text || `option-${key}-${option.key}`) || option.key,
    action: option.action !== false,
  }));
  const answers = [
    ...does.map((each) => ({
      key: each.key,
      label: text(`event-${each.key}`) || token || each.key,
      action: Boolean(each.part.when.action),
    })),
    ...options,
  ];
  if (!said.length && !answers.length && !token) return null;
  const title = part.objective && !part.text ? say("objective") : say("app-story");
  return html`<details class="preview">
    <summary>${say("editor-preview")}</summary>
    <article class="announcement" lang=${lang.value}>
      <header>
        <${Icon} name=${iconOf(kind === "token" ? part.kind : "app")} />
        <div>
          <p class="speaker">${say("app-speaker")}</p>
          <h2>${token || title}</h2>
        </div>
      </header>
      ${said.map(
        (name, at) =>
          html`<section key=${name}>
            ${name === part.objective && at > 0 && html`<h3>${say("objective")}</h3>`}
            <p>${text(name) || `⟨${name}⟩`}</p>
          </section>`,
      )}
      ${
        answers.length > 0 &&
        html`<ol>
          ${answers.map(
            (answer) =>
              html`<li key=${answer.key}>
                ${answer.label} ${answer.action && html`<small>${say("editor-field-costs-action")}</small>`}
              </li>`,
          )}
        </ol>`
      }
    </article>
  </details>`;
}

/** @param {{kind: string, at: any}} props */
function Moving({ kind, at }) {
  const gone = () => {
    put([kind, at], undefined);
    which.value = null;
  };
  const by = (/** @type {number} */ step) => {
    const list = [...plot.value[kind]];
    const to = at + step;
    if (to < 0 || to >= list.length) return;
    [list[at], list[to]] = [list[to], list[at]];
    put([kind], list);
    which.value = to;
  };
  return html`<span class="moving">
    ${
      !KEYED.includes(kind) &&
      html`<button type="button" onClick=${() => by(-1)} aria-label=${say("editor-earlier")}>↑</button>
        <button type="button" onClick=${() => by(1)} aria-label=${say("editor-later")}>↓</button>`
    }
    <button type="button" onClick=${gone}>${say("editor-take-away")}</button></span
  >`;
}

/** @param {{def: string, part: any, path: any[], where: string, kind: string, at?: any}} props */
function Fields({ def, part, path, where, kind, at }) {
  const fields = fieldsOf(def);
  return Object.entries(fields).map(
    ([name, schema]) =>
      html`<${Field}
        key=${name}
        name=${name}
        schema=${schema}
        value=${part[name]}
        path=${[...path, name]}
        where=${where}
        kind=${kind}
        part=${part}
        at=${at}
      />`,
  );
}

/** @param {{name: string, schema: any, value: any, path: any[], where: string, kind: string, part: any, at: any}}
 *   props */
function Field({ name, schema, value, path, where, kind, part, at }) {
  const give = (/** @type {any} */ next) => put(path, next === "" || next === schema.default ? undefined : next);
  const label = words.value.has(`editor-field-${kind}-${name}`) ? say(`editor-field-${kind}-${name}`) : labelOf(name);
  if (name === "key" && path.length === 3 && typeof at === "number")
    return html`<${Key} kind=${kind} at=${at} value=${value ?? ""} />`;
  // What is done at a token can be done as long as it lies there; only a limit says otherwise.
  if (name === "once" && kind === "event" && path.length === 3 && part.when?.token !== undefined) return null;
  if (["do", "hit", "miss"].includes(name))
    return html`<${Effects} label=${label} where=${where} value=${value ?? ""} give=${give} />`;
  if (name === "if" || (name === "each" && kind === "event"))
    return html`<${Effects}
      label=${label}
      where=${where}
      value=${value ?? ""}
      line=${name}
      give=${(/** @type {string} */ text) => give(text.replaceAll("\n", " "))}
    />`;
  if (TEXTS.includes(name)) return html`<${Told} label=${label} value=${value ?? ""} give=${give} />`;
  if (name === "title") return html`<${Titles} label=${label} value=${value ?? {}} give=${give} />`;
  if (name === "when") return html`<${When} label=${label} value=${value ?? {}} give=${give} />`;
  if (name === "at" && kind === "token")
    return html`<${Place} label=${label} value=${value ?? ""} give=${give} part=${part} />`;
  if (name === "dice")
    return html`<${Scripted}
      value=${value ?? []}
      give=${(/** @type {string[]} */ faces) => give(faces.length ? faces : undefined)}
    />`;
  if (name === "draw") return html`<${Drawn} label=${label} value=${value ?? {}} give=${give} />`;
  if (INNER[name])
    return html`<${Inner} name=${name} value=${value ?? []} path=${path} where=${where} kind=${kind} part=${part} />`;
  const list =
    name === "with" && kind === "monster" ? WEAPONS : name === "needs" && kind === "scenario" ? [] : suggestions(name);
  const usual = kind === "monster" ? kit.value?.figures?.[part.figure]?.[name] : undefined;
  return html`<${Plain}
    name=${name}
    schema=${schema}
    value=${value}
    label=${label}
    give=${give}
    list=${list}
    usual=${usual}
  />`;
}

/** What a field refers to, past names and alternatives. @param {any} schema @returns {any} */
function meant(schema) {
  if (schema.$ref)
    return { ...meant(kit.value.schema.$defs[schema.$ref.split("/").at(-1)]), default: schema.default };
  const ways = schema.anyOf?.filter((/** @type {any} */ one) => one.type !== "null");
  return ways ? { ...meant(ways.at(-1)), default: schema.default ?? undefined } : schema;
}

/** A field for a word, a number, a yes or no, or several; `usual` is what holds where nothing stands.
 * @param {{name: string, schema: any, value: any, label: string, give: (value: any) => void, list: string[],
 *   usual: any}} props */
function Plain({ name, schema, value, label, give, list, usual }) {
  const kind = meant(schema);
  const now = value ?? kind.default;
  if (kind.enum)
    return html`<label class="field"
      ><span>${label}</span
      ><select value=${now ?? ""} onChange=${(/** @type {any} */ event) => give(event.target.value)}>
        ${now === undefined && html`<option value=""></option>`}
        ${kind.enum.map(
          (/** @type {string} */ one) =>
            html`<option key=${one} value=${one} selected=${one === now}>
              ${words.value.has(`editor-value-${one || "as-figure"}`) ? say(`editor-value-${one || "as-figure"}`) : one}
            </option>`,
        )}
      </select></label
    >`;
  if (kind.type === "boolean")
    return html`<label class="field check"
      ><input
        type="checkbox"
        checked=${Boolean(now)}
        onChange=${(/** @type {any} */ event) => give(event.target.checked)}
      /><span>${label}</span></label
    >`;
  if (kind.type === "integer")
    return html`<label class="field"
      ><span>${label}</span
      ><input
        type="number"
        min=${kind.minimum}
        max=${kind.maximum}
        placeholder=${usual}
        value=${now ?? ""}
        onInput=${(/** @type {any} */ event) =>
          give(event.target.value === "" ? undefined : Number(event.target.value))}
    /></label>`;
  if (kind.type === "array")
    return html`<${Several} name=${name} label=${label} kind=${kind} value=${now} give=${give} list=${list} />`;
  return html`<label class="field"
    ><span>${label}</span
    ><input
      value=${now ?? ""}
      placeholder=${usual}
      list=${list.length ? `of-${name}` : undefined}
      onInput=${(/** @type {any} */ event) => give(event.target.value)}
    />
    ${
      list.length > 0 &&
      html`<datalist id=${`of-${name}`}>
        ${list.map((one) => html`<option key=${one} value=${one} />`)}</datalist>`
    }
  </label>`;
}

const WEAPONS = ["heavy", "bladed", "firearm", "spell", "unarmed"];
const VICTIMS = ["random", "each", "near", "far", "first", "least damage", "most horror", "most clues", "lowest will"];
const MOVES = ["0", "1", "2", "3", "2 toward far", "2 toward most clues", "2 through"];

/** What may stand in a field. @param {string} name @returns {string[]} */
function suggestions(name) {
  const known = names();
  if (name === "with" || name === "reveals") return allTiles();
  if (name === "mood" || name === "mythos" || name === "first") return name === "mood" ? known.mood : known.grade;
  if (name === "ban" || name === "often") return known.mythos;
  if (name === "ways") return known.event;
  if (name === "needs" || name === "of") return known.milestone;
  if (name === "include") return kit.value?.names.stock ?? [];
  if (name === "exports") return ["possessions", "insane", ...known.milestone, ...known.fact];
  if (name === "imports") return ["possessions", "insane", "saved = 0"];
  if (name === "figure") return kit.value?.names.monster ?? [];
  if (name === "ability") return kit.value?.names.ability ?? [];
  if (name === "victim") return VICTIMS;
  if (name === "move") return MOVES;
  return [];
}

/** Several words or numbers, with commas between them.
 * @param {{name: string, label: string, kind: any, value: any, give: (value: any) => void, list: string[]}} props */
function Several({ name, label, kind, value, give, list }) {
  const numbers = (kind.items || kind.prefixItems?.[0])?.type === "integer";
  const [typed, setTyped] = useState("");
  const read = (/** @type {string} */ text) => {
    const parts = text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
    return numbers ? parts.map(Number).filter((one) => !Number.isNaN(one)) : parts;
  };
  // What was typed stands, commas and all, as long as it says what the file says; undo or another file may say more.
  const now = [value ?? []].flat().join(", ");
  const text = read(typed).join(", ") === now ? typed : now;
  const input = (/** @type {any} */ event) => {
    setTyped(event.target.value);
    const parts = read(event.target.value);
    give(parts.length ? parts : undefined);
  };
  return html`<label class="field"
    ><span>${label}</span
    ><input value=${text} data-field=${name} onInput=${input} />
    ${list.length > 0 && html`<small class="hints">${list.slice(0, 30).join(", ")}</small>`}</label
  >`;
}

/** @param {{kind: string, at: any, value: string}} props */
function Key({ kind, at, value }) {
  return html`<label class="field"
    ><span>${labelOf("key")}</span
    ><input
      value=${value}
      data-key-of=${kind}
      onChange=${(/** @type {any} */ event) => rename(kind, at, value, event.target.value.trim())}
  /></label>`;
}

/** @param {{label: string, value: Record<string, string>, give: (value: any) => void}} props */
function Titles({ label, value, give }) {
  return html`<fieldset class="both">
    <legend>${label}</legend>
    ${["en", "pl"].map(
      (lang) =>
        html`<label key=${lang}>
          <span>${lang.toUpperCase()}</span
          ><input
            lang=${lang}
            value=${value[lang] ?? ""}
            onInput=${(/** @type {any} */ event) => give({ ...value, [lang]: event.target.value })}
        /></label>`,
    )}
  </fieldset>`;
}

/** The key of a text, and the text itself in both languages.
 * @param {{label: string, value: string, give: (value: string) => void}} props */
function Told({ label, value, give }) {
  return html`<fieldset class="told">
    <legend>${label}</legend>
    <label class="field"
      ><span>${labelOf("text-key")}</span
      ><input value=${value} list="of-texts" onInput=${(/** @type {any} */ event) => give(event.target.value.trim())}
    /></label>
    <datalist id="of-texts">${names().text.map((one) => html`<option key=${one} value=${one} />`)}</datalist>
    ${value && html`<${Both} key_=${value} />`}
  </fieldset>`;
}

/** @param {{label: string, key_: string}} props */
const Said = ({ label, key_ }) =>
  html`<fieldset class="told">
    <legend>${label}</legend>
    <${Both} key_=${key_} />
  </fieldset>`;

/** A text in both languages, side by side. @param {{key_: string}} props */
export function Both({ key_ }) {
  return html`<div class="both">
    ${["en", "pl"].map((lang) => {
      const text = draft.value?.texts[lang]?.[key_] ?? "";
      const said = judged.value.complaints.find((one) => one.file === `${lang}.ftl` && one.where === `text ${key_}`);
      return html`<label key=${lang}
        ><span>${lang.toUpperCase()}</span
        ><textarea
          lang=${lang}
          rows=${Math.max(2, Math.ceil(text.length / 60))}
          value=${text}
          data-text=${`${lang}/${key_}`}
          aria-invalid=${Boolean(said?.grave)}
          onInput=${(/** @type {any} */ event) => tell(lang, key_, event.target.value || undefined)}
        ></textarea>
        ${said && html`<small class=${said.grave ? "wrong" : "doubt"} lang="en">${said.problem}</small>`}</label
      >`;
    })}
  </div>`;
}

/** The moment that an event waits for.
 * @param {{label: string, value: Record<string, any>, give: (value: any) => void}} props */
function When({ label, value, give }) {
  const moments = kit.value?.moments ?? [];
  const moment = Object.keys(value).find((one) => one !== "action") ?? "round";
  const now = value[moment];
  const rest = value.action === undefined ? {} : { action: value.action };
  const always = typeof now === "boolean" && !["defeated", "lost"].includes(moment);
  const fresh = (/** @type {string} */ next) =>
    give({
      [next]:
        next === "round" || next === "page"
          ? 2
          : next === "token"
            ? (names().token[0] ?? "")
            : ["enters", "milestone", "pool", "defeated", "lost", "used"].includes(next)
              ? ""
              : true,
    });
  const known =
    {
      token: names().token,
      enters: names().place,
      milestone: names().milestone,
      pool: names().grade,
      defeated: names().monster,
      lost: names().person,
      used: names().card,
    }[moment] ?? [];
  const read = (/** @type {string} */ text) => {
    if (moment === "round" || moment === "page") return Number(text);
    if ((moment === "defeated" || moment === "lost") && !text) return true;
    if (moment === "token" && text.includes(","))
      return text
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean);
    return text;
  };
  return html`<fieldset class="when">
    <legend>${label}</legend>
    <label class="field"
      ><span>${labelOf("moment")}</span
      ><select value=${moment} data-moment onChange=${(/** @type {any} */ event) => fresh(event.target.value)}>
        ${moments.map(
          (/** @type {string} */ one) =>
            html`<option key=${one} value=${one} selected=${one === moment}>${say(`editor-moment-${one}`)}</option>`,
        )}
      </select></label
    >
    ${
      !always &&
      html`<label class="field"
        ><span>${say(`editor-moment-${moment}`)}</span>
        <input
          value=${now === true ? "" : [now].flat().join(", ")}
          list="of-moments"
          onInput=${(/** @type {any} */ event) => give({ [moment]: read(event.target.value), ...rest })}
        />
        <datalist id="of-moments">${known.map((one) => html`<option key=${one} value=${one} />`)}</datalist></label
      >`
    }
    ${
      moment === "token" &&
      html`<label class="field check"
        ><input
          type="checkbox"
          checked=${Boolean(value.action)}
          onChange=${(/** @type {any} */ event) =>
            give({ [moment]: now, ...(event.target.checked ? { action: true } : {}) })}
        />
        <span>${labelOf("costs-action")}</span></label
      >`
    }
    <p class="sentences">${told(value)}</p>
  </fieldset>`;
}

/** A space, or a joint of two, which can be picked on the map.
 * @param {{label: string, value: string, give: (value: string) => void, part: any}} props */
function Place({ label, value, give, part }) {
  const choose = () => {
    let first = "";
    pick(part.kind === "explore" ? "editor-pick-joint" : "editor-pick-space", (space) => {
      if (part.kind === "explore" && !first) {
        first = space;
        picking.value = { ...picking.value, says: "editor-pick-beyond" };
        return;
      }
      give(first ? `${first} | ${space}` : space);
      picked();
    });
  };
  return html`<label class="field"
    ><span>${label}</span
    ><input value=${value} list="of-spaces" onInput=${(/** @type {any} */ event) => give(event.target.value)} />
    <datalist id="of-spaces">${allSpaces().map((one) => html`<option key=${one} value=${one} />`)}</datalist>
    <button type="button" onClick=${choose}>${say("editor-pick")}</button></label
  >`;
}

/** What chance has decided, draw by draw.
 * @param {{label: string, value: Record<string, string>, give: (value: any) => void}} props */
export function Drawn({ label, value, give }) {
  const draws = partsOf("draw");
  if (!draws.length) return null;
  return html`<fieldset class="drawn">
    <legend>${label}</legend>
    ${draws.map(
      ({ key, part }) =>
        html`<label key=${key} class="field">
          <span>${key}</span
          ><select
            value=${value[key] ?? ""}
            onChange=${(/** @type {any} */ event) => {
              const { [key]: _, ...rest } = value;
              give(event.target.value ? { ...rest, [key]: event.target.value } : rest);
            }}
          >
            <option value="">${say("editor-by-chance")}</option>
            ${(part["one-of"] ?? []).map(
              (/** @type {string} */ one) =>
                html`<option key=${one} value=${one} selected=${value[key] === one}>${one}</option>`,
            )}
          </select></label
        >`,
    )}
  </fieldset>`;
}

/** Options of an event, stages of a clock, what a monster does.
 * @param {{name: string, value: any[], path: any[], where: string, kind: string, part: any}} props */
function Inner({ name, value, path, where, kind, part }) {
  const more = () => put(path, [...value, INNER[name](value.length + 1)]);
  const isToken = kind !== "event" || part.when?.token !== undefined;
  if (!isToken && !value.length) return null;
  return html`<fieldset class="inner">
    <legend>${labelOf(name)}</legend>
    ${value.map(
      (one, at) =>
        html`<section key=${at} class="part">
          <header>
            <h3>${one.key ?? at + 1}</h3>
            <button type="button" onClick=${() => put([...path, at], undefined)}>${say("editor-take-away")}</button>
          </header>
          <${Fields}
            def=${DEFS[name]}
            part=${one}
            path=${[...path, at]}
            kind=${kind}
            where=${name === "options" ? `${where}, option ${one.key}` : `${where}, ${name.slice(0, -1)} ${at + 1}`}
          />
          ${name === "options" && html`<${Said} label=${labelOf("label")} key_=${`option-${part.key}-${one.key}`} />`}
        </section>`,
    )}
    <button type="button" class="more" data-more=${name} onClick=${more}>+ ${say("editor-more")}</button>
  </fieldset>`;
}
