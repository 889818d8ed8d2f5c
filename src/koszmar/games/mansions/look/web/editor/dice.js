// Dice that fall as an author wants them to, so that a test can be tried both ways.
import { html } from "../../../lib/html.js";
import { say } from "../../../lib/words.js";

const FACES = ["success", "investigation", "blank"];

/** The faces that the first dice will show; chance decides about the others.
 * @param {{value: string[], give: (faces: string[]) => void}} props */
export function Scripted({ value, give }) {
  return html`<fieldset class="scripted">
    <legend>${say("editor-field-dice")}</legend>
    <p class="faces" role="status">
      ${value.length ? value.map((face) => say(`face-${face}`)).join(", ") : say("editor-by-chance")}
    </p>
    <p>
      ${FACES.map(
        (face) =>
          html`<button key=${face} type="button" data-face=${face} onClick=${() => give([...value, face])}>
            + ${say(`face-${face}`)}
          </button>`,
      )}
      <button type="button" disabled=${!value.length} onClick=${() => give(value.slice(0, -1))}>
        ${say("editor-take-away")}
      </button>
    </p>
  </fieldset>`;
}
