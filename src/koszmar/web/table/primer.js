// For whoever has never played: the game on one page, and what its symbols mean. The words are the game's own.
import { html, signal, useEffect } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say, words } from "../lib/words.js";
import { guideOf } from "../net/api.js";

/** By game; null for one that has none. @type {import("../lib/html.js").Signal<Record<string, any>>} */
const guides = signal({});

/** @param {string} game @returns {import("../lib/guided.js").Guide | null | undefined} */
export function useGuide(game) {
  useEffect(() => {
    if (game in guides.value) return;
    guideOf(game).then(
      (found) => (guides.value = { ...guides.value, [game]: found }),
      () => (guides.value = { ...guides.value, [game]: null }),
    );
  }, [game]);
  return guides.value[game];
}

/** @param {{game: string}} props */
export function Summary({ game }) {
  const found = useGuide(game);
  return html`<article class="primer">
    ${(found?.summary ?? []).map(
      (id) => html`<section key=${id}><h3>${say(id)}</h3>
        ${say(`${id}.text`).split("\n").map((line) => html`<p key=${line}>${line}</p>`)}</section>`,
    )}</article>`;
}

/** @param {{game: string}} props */
export function Legend({ game }) {
  const found = useGuide(game);
  return html`<dl class="legend">
    ${(found?.legend ?? []).filter((one) => words.value.has(one.say)).map(
      (one) => html`<div key=${one.icon}><dt><${Icon} name=${iconOf(one.icon)} /></dt><dd>${say(one.say)}</dd></div>`,
    )}</dl>`;
}
