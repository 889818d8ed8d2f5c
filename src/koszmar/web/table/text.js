// The table in words, in reading order: the same lines as kernel/text.py, for labels and for the text page.
import { say } from "../lib/words.js";
import { badgeText, boardText, rollText, statText } from "./chart.js";

/** @typedef {import("../lib/view.js").Puzzle} Puzzle */
/** @typedef {import("../lib/view.js").Block} Block */
/** @typedef {import("../lib/view.js").Passage} Passage */

/** @typedef {import("../lib/view.js").View} View */
/** @typedef {import("../lib/view.js").Card} Card */
/** @typedef {import("../lib/view.js").Zone} Zone */

/** A card in words: how many, what, in which state, what lies on it, what it says. @param {Card} card */
export function cardText(card) {
  let text = (card.count !== 1 ? `${card.count}× ` : "") + say(card.title);
  if (card.text && card.pips) text += ` [${card.pips}]`;
  if (card.cost) text += ` (${say(card.cost)})`;
  if (card.state !== "ready") text += ` (${say(`state-${card.state}`)})`;
  for (const badge of card.badges) text += `, ${badgeText(badge)}`;
  if (card.text) text += `: ${say(card.text)}`;
  return text;
}

/** How likely what comes of an answer is. @param {import("../lib/view.js").Choice} choice */
export const oddsText = ({ odds }) =>
  odds.map(({ of, percent }) => say("text-odds", { of, percent })).join(", ");

/** A book, with what is left of it to be turned. @param {import("../lib/view.js").Book} book */
export const bookTitle = (book) =>
  book.count === null ? say(book.title) : say("text-book", { title: book.title, count: book.count });

/** A zone in one line, without its cards' texts. @param {Zone} zone */
export function zoneSize(zone) {
  return zone.size === null ? String(zone.count) : `${zone.count}/${zone.size}`;
}

/** @typedef {{title: string, lines: string[]}} Section */

/** A label shorter than this is a number or a sign: a track of such steps is one line. */
const SIGN = 3;

/** The whole table as sections with lines. @param {View} view @returns {Section[]} */
export function tableText(view) {
  /** @type {Section[]} */
  const sections = [
    {
      title: say(view.status),
      lines: view.ending
        ? [view.ending.verdict, view.ending.reason, ...view.ending.fates].flatMap((line) => (line ? [say(line)] : []))
        : [],
    },
  ];
  if (view.aims.length)
    sections.push({
      title: say(view.aims[0].heading),
      lines: view.aims.map((aim, index) => (index ? passageText(aim) : say(aim.text))),
    });
  const story = view.question?.story ?? [];
  if (story.length)
    sections.push({
      title: say(story[0].heading),
      lines: story.flatMap((part, index) =>
        [index ? say(part.heading) : "", part.text ? say(part.text) : ""].filter(Boolean),
      ),
    });
  for (const said of view.announcements) {
    const title = said.speaker ? `${say(said.speaker)}: ${say(said.title)}` : say(said.title);
    sections.push({ title, lines: said.folded ? [] : said.passages.map(passageText) });
  }
  for (const board of view.boards) sections.push(...boardText(board, view.seat));
  for (const roll of view.rolls) sections.push({ title: say(roll.title), lines: [rollText(roll, view)] });
  for (const puzzle of view.puzzles) sections.push({ title: say(puzzle.title), lines: puzzleText(puzzle) });
  for (const book of view.books) {
    const lines = book.pages.flatMap((page) => [say(page.title), ...page.passages.map(passageText)]);
    sections.push({ title: bookTitle(book), lines });
  }
  for (const track of view.tracks) sections.push({ title: say(track.title), lines: trackText(track) });
  for (const zone of view.zones.filter((zone) => zone.seat === null)) sections.push(zoneText(zone));
  for (const panel of view.panels) {
    const marks = [
      panel.role && say(panel.role),
      panel.active && say("text-active"),
      panel.out && say("text-out"),
      panel.seat === view.seat && say("text-you"),
    ].filter(Boolean);
    const lines = [
      ...(panel.about ? [say(panel.about)] : []),
      ...panel.stats.filter((stat) => stat.row.length).map(statText),
    ];
    if (panel.stats.length)
      lines.push(
        panel.stats
          .map((stat) => `${say(stat.label)}: ${stat.value}${stat.limit === null ? "" : `/${stat.limit}`}`)
          .join(", "),
      );
    for (const zone of view.zones.filter((zone) => panel.zones.includes(zone.id))) {
      const { title, lines: cards } = zoneText(zone);
      lines.push(cards.length ? `${title}: ${cards.join("; ")}` : title);
    }
    sections.push({ title: [say(panel.name), ...marks].join(" · "), lines });
  }
  return sections;
}

/** Steps one after another, those that are numbers or signs in one line.
 * @param {import("../lib/view.js").Track} track */
function trackText({ steps, marker }) {
  if (steps.every((step) => say(step.label).length < SIGN && !step.cards.length))
    return [steps.map((step, at) => (at === marker ? `[${say(step.label)}]` : say(step.label))).join(" ")];
  return steps.map(({ label, badges, cards }, at) => {
    const lying = [...badges.map((badge) => `${badge.count}× ${say(badge.label)}`), ...cards.map(cardText)];
    return [(at === marker ? "▶ " : "") + say(label), ...lying].join(" · ");
  });
}

/** @param {Passage} part */
function passageText(part) {
  const said = [part.text ? say(part.text) : "", ...part.icons.map((icon) => say(`element-${icon}`))];
  return `${say(part.heading)}: ${said.filter(Boolean).join(", ")}`;
}

/** What has to be done, how many moves there are, what lies where. @param {Puzzle} puzzle */
function puzzleText(puzzle) {
  const lines = puzzle.goal ? [say(puzzle.goal)] : [];
  lines.push(movesText(puzzle));
  if (puzzle.exit !== null) lines.push(say("text-puzzle-exit", { row: puzzle.exit + 1 }));
  const blocks = [...puzzle.blocks].sort((one, other) => one.y - other.y || one.x - other.x);
  lines.push(...blocks.map(blockText));
  puzzle.guesses.forEach(({ values, right, misplaced }, index) => {
    const said = {
      number: index + 1,
      values: values.map((value) => say(value)).join(", "),
      marks: say("text-puzzle-marks", { right, misplaced }),
    };
    lines.push(say("text-puzzle-guess", said));
  });
  return lines;
}

/** @param {Puzzle} puzzle */
export const movesText = ({ moves, limit }) =>
  limit === null ? say("text-puzzle-moves", { moves }) : say("text-puzzle-budget", { moves, limit });

/** Something on the field of a puzzle: where, what, and how it is. @param {Block} block */
export function blockText({ label, x, y, width, height, state }) {
  const rows = { row: y + 1, lastrow: y + height, rows: height };
  const said = say("text-puzzle-block", { label, ...rows, column: x + 1, lastcolumn: x + width, columns: width });
  return state ? `${said} (${say("text-block-state", { state })})` : said;
}

/** @param {Zone} zone @returns {Section} */
function zoneText(zone) {
  return { title: `${say(zone.title)} (${zoneSize(zone)})`, lines: zone.cards.map(cardText) };
}
