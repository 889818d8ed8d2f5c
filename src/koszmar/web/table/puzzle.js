// A puzzle: a small field with blocks that are swapped, slid or set. A move touches one block, or a block and then
// where it goes; what can be touched next glows.
import { html, signal } from "../lib/html.js";
import { drawing, Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { answer } from "./play.js";
import { Fold, isFolded } from "./fold.js";
import { mine, pondered, sending, view } from "./state.js";
import { blockText, movesText } from "./text.js";

/** @typedef {import("../lib/view.js").Puzzle} PuzzleData */
/** @typedef {import("../lib/view.js").Block} BlockData */

/** The block that was touched first. */
const picked = signal("");

/** The answers that touch all of these things. @param {...string} ids */
function choicesOf(...ids) {
  const choices = mine.value ? (view.value?.question?.choices ?? []) : [];
  return choices.filter((choice) => ids.every((id) => choice.touches.includes(id)));
}

/** What can be touched now: with a block in hand only where it may go, and the block itself to lay it down.
 * @param {string} id */
function answers(id) {
  const held = choicesOf(picked.value).length ? picked.value : "";
  return held && id !== held ? choicesOf(held, id).length > 0 : choicesOf(id).length > 0;
}

/** @param {string} id */
function touch(id) {
  if (sending.value) return;
  const alone = choicesOf(id).find((choice) => choice.touches.length === 1);
  const pair = picked.value && picked.value !== id ? choicesOf(picked.value, id)[0] : undefined;
  const chosen = pair ?? alone;
  picked.value = chosen || picked.value === id ? "" : id;
  if (chosen) answer(chosen);
}

/** @param {{puzzle: PuzzleData}} props */
export function Puzzle({ puzzle }) {
  const { columns, rows, kind, guesses } = puzzle;
  if (isFolded(puzzle.id)) return html`<${Fold} id=${puzzle.id} title=${say(puzzle.title)} shut=${true} />`;
  return html`<section class=${`puzzle ${kind}`} data-part=${puzzle.id} aria-label=${say(puzzle.title)}>
    <header><h2>${say(puzzle.title)}</h2><${Fold} id=${puzzle.id} title=${say(puzzle.title)} shut=${false} />
      </header>
    ${puzzle.goal && html`<p class="goal">${say(puzzle.goal)}</p>`}
    <p class="moves">${movesText(puzzle)}${
      puzzle.limit !== null &&
      html`<span class="pips" aria-hidden="true">
      ${Array.from({ length: puzzle.limit }, (_, at) => html`<i class=${at < puzzle.moves ? "spent" : ""}></i>`)}
        </span>`
    }</p>
    ${
      guesses.length > 0 &&
      html`<ol class="guesses">${guesses.map((guess, at) => html`<${Guess} key=${at} guess=${guess} />`)}</ol>`
    }
    <div class="field" style=${{ "--columns": columns, "--rows": rows }}>
      ${
        puzzle.exit !== null &&
        html`<span class="way-out" style=${{ gridArea: `${puzzle.exit + 1} / ${columns + 1}` }}
        role="img" aria-label=${say("text-puzzle-exit", { row: puzzle.exit + 1 })}>▸</span>`
      }
      <${Cells} puzzle=${puzzle} />
      ${puzzle.blocks.map((block) => html`<${Block} key=${block.id} block=${block} puzzle=${puzzle} />`)}
    </div>
  </section>`;
}

/** Empty cells to which the block in hand can go. @param {{puzzle: PuzzleData}} props */
function Cells({ puzzle }) {
  const held = puzzle.blocks.find((block) => block.id === picked.value);
  if (!held) return null;
  const found = [];
  for (let y = 0; y < puzzle.rows; y += 1)
    for (let x = 0; x < puzzle.columns; x += 1) {
      const [choice] = choicesOf(held.id, `cell/${puzzle.id}/${x}/${y}`);
      if (choice) found.push({ x, y, choice });
    }
  return found.map(
    ({ x, y, choice }) => html`<button type="button" key=${`${x}/${y}`} class="cell legal"
    data-thing=${`cell/${puzzle.id}/${x}/${y}`} style=${{ gridArea: `${y + 1} / ${x + 1}` }}
    aria-label=${say(choice.label)} onClick=${() => touch(`cell/${puzzle.id}/${x}/${y}`)}></button>`,
  );
}

/** @param {{block: BlockData, puzzle: PuzzleData}} props */
function Block({ block, puzzle }) {
  const legal = answers(block.id);
  const lit = pondered.value?.touches.includes(block.id);
  const kind = ["block", block.state, legal && "legal", lit && "lit", picked.value === block.id && "lifted"];
  const place = `${block.y + 1} / ${block.x + 1} / span ${block.height} / span ${block.width}`;
  return html`<button type="button" class=${kind.filter(Boolean).join(" ")} data-thing=${block.id} disabled=${!legal}
      style=${{ gridArea: place }} aria-pressed=${picked.value === block.id} aria-label=${blockText(block)}
      onClick=${() => touch(block.id)}>
    <${BlockFace} block=${block} puzzle=${puzzle} /></button>`;
}

/** @param {{block: BlockData, puzzle: PuzzleData}} props */
function BlockFace({ block, puzzle }) {
  if (block.fragment !== null) return html`<${Fragment} puzzle=${puzzle} number=${block.fragment} />`;
  if (block.icon) return html`<${Icon} name=${iconOf(block.icon)} />`;
  return html`<span aria-hidden="true">${say(block.label)}</span>`;
}

/** A part of the picture, counted from the top left. @param {{puzzle: PuzzleData, number: number}} props */
function Fragment({ puzzle: { columns, rows, picture }, number }) {
  const [width, height] = [512 / columns, 512 / rows];
  const corner = [(number % columns) * width, Math.floor(number / columns) * height];
  return html`<svg viewBox=${`${corner.join(" ")} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
    <rect width="512" height="512" class="paper" />
      <path d=${drawing(iconOf(picture)) ?? drawing("uncertainty")} /></svg>`;
}

/** @param {{guess: import("../lib/view.js").Guess}} props */
function Guess({ guess }) {
  const { values, right, misplaced } = guess;
  const marks = [...Array(right).fill("right"), ...Array(misplaced).fill("misplaced")];
  const label = say("text-puzzle-marks", { right, misplaced });
  return html`<li>${values.map((value, at) => html`<span key=${at} class="value">${say(value)}</span>`)}
    <span class="marks" role="img" aria-label=${label} title=${label}>
      ${marks.map((mark) => html`<i class=${mark}></i>`)}</span></li>`;
}
