// What the voice of the game says to the table: a title, what is read aloud, and the answers that belong to it.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { iconOf } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Fold, isFolded } from "./fold.js";
import { Answer } from "./question.js";
import { answers, placed, placeless } from "./state.js";

/** @param {{said: import("../lib/view.js").Announcement, more?: import("../lib/view.js").Announcement[]}} props
 * `more`: what was said after it under the same title */
export function Announcement({ said, more = [] }) {
  const title = say(said.title);
  const speaker = said.speaker ? say(said.speaker) : "";
  if (isFolded(said.id, said.folded))
    return html`<${Fold} id=${said.id} title=${title} shut=${true} speaker=${speaker}
      icon=${said.icon ? iconOf(said.icon) : undefined} />`;
  const all = [said, ...more];
  const choices = all.flatMap(({ id }) => answers.value.get(id) ?? []);
  const numbers = [...placeless.value, ...placed.value];
  return html`<article class="announcement" aria-live="polite" aria-label=${title} data-thing=${said.id}>
    <header>${said.icon && html`<${Icon} name=${iconOf(said.icon)} />`}
      <div>${speaker && html`<p class="speaker">${speaker}</p>`}<h2>${title}</h2></div>
      <${Fold} id=${said.id} also=${more.map(({ id }) => id)} title=${title} shut=${false} /></header>
    ${all.flatMap(({ passages }) => passages).map(
      (part, at) => html`<section key=${at}>
      ${at > 0 && say(part.heading) !== title && html`<h3>${say(part.heading)}</h3>`}
      ${part.text && html`<p>${say(part.text)}</p>`}</section>`,
    )}
    ${
      choices.length > 0 &&
      html`<ol>${choices.map(
        (choice) => html`
      <${Answer} key=${choice.key} choice=${choice} number=${numbers.indexOf(choice) + 1} />`,
      )}</ol>`
    }
  </article>`;
}
