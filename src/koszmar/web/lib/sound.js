// Small sounds made on the spot: a card, a page, a die, a heart, and what is heard in the dark. Silent until somebody
// wishes to hear them.
import { sound } from "./comfort.js";
import { playInTheDark } from "./dark.js";
import { noise, room as theRoom, swelling, thump } from "./tones.js";

/** @param {string} name what is heard @param {string} [from] the direction from which
 * @param {boolean} [always] also by somebody who looks elsewhere */
export function play(name, from, always = false) {
  if (sound.value !== "on" || (document.hidden && !always)) return;
  const room = theRoom();
  const now = room.currentTime;
  if (name === "card") rustle(room, now, 0.07, 2600, 0.16);
  else if (name === "page") rustle(room, now, 0.34, 1500, 0.13);
  else if (name === "die")
    [0, 0.11, 0.19, 0.31, 0.5].forEach((after, bounce) => knock(room, now + after, 0.22 / (bounce + 1)));
  else if (name === "heart") [0, 0.24].forEach((after, beat) => thump(room, now + after, beat ? 0.35 : 0.5));
  else playInTheDark(room, name, from);
}

/** Paper: noise through a narrow window that moves.
 * @param {AudioContext} room @param {number} at @param {number} length @param {number} pitch @param {number} loud */
function rustle(room, at, length, pitch, loud) {
  const source = noise(room, length);
  const window = new BiquadFilterNode(room, { type: "bandpass", frequency: pitch, Q: 0.9 });
  window.frequency.linearRampToValueAtTime(pitch * 1.6, at + length);
  source
    .connect(window)
    .connect(swelling(room, at, length, loud))
    .connect(room.destination);
  source.start(at);
}

/** Wood on wood. @param {AudioContext} room @param {number} at @param {number} loud */
function knock(room, at, loud) {
  const source = noise(room, 0.05);
  source
    .connect(new BiquadFilterNode(room, { type: "bandpass", frequency: 900 + Math.random() * 500, Q: 5 }))
    .connect(swelling(room, at, 0.05, loud * 3))
    .connect(room.destination);
  source.start(at);
}
