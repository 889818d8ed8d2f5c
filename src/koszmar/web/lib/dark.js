// What is heard in the dark. Which event makes which sound is said by a game's theme; each has a direction if the event
// has one, so that with headphones one hears where it was.
import { ear, noise, swelling } from "./tones.js";

/** @typedef {{room: AudioContext, ear: AudioNode}} Ear */

/** By name, how it is made. @type {Record<string, (heard: Ear) => void>} */
const SOUNDS = {
  far: (heard) => [0, 0.5].forEach((after) => boom(heard, after, 46, 0.9, 0.28)),
  near: (heard) => [0, 0.28, 0.9].forEach((after) => boom(heard, after, 62, 0.6, 0.45)),
  blow: (heard) => [0, 0.12].forEach((after) => boom(heard, after, 90, 0.25, 0.6)),
  blast: (heard) => [0, 0.05].forEach((after) => boom(heard, after, 130, 1.6, 0.8)),
  steps: (heard) => [0, 0.34, 0.7].forEach((after) => hiss(heard, after, 0.09, 300, 0.5)),
  breath: (heard) => [0, 1.1].forEach((after) => hiss(heard, after, 1, 620, 0.2)),
  hiss: (heard) => hiss(heard, 0, 1.8, 4200, 0.09),
  whisper: (heard) => [0, 0.16, 0.42, 0.5, 0.9].forEach((after) => hiss(heard, after, 0.22, 2600, 0.11)),
  spark: (heard) => [0, 0.06, 0.2, 0.24, 0.5].forEach((after) => hiss(heard, after, 0.03, 5200, 0.3)),
  clang: (heard) => [180, 271, 433, 718].forEach((pitch) => ring(heard, pitch, 1.1, 0.11, "square")),
  ping: (heard) => ring(heard, 1480, 1.2, 0.09, "sine"),
  dirge: (heard) => [41, 43.5, 61].forEach((pitch) => ring(heard, pitch, 6, 0.25, "sawtooth")),
  scream: shriek,
};

/** @param {AudioContext} room @param {string} name @param {string} [from] the direction from which it is heard */
export const playInTheDark = (room, name, from) => SOUNDS[name]?.({ room, ear: ear(room, from) });

/** Something heavy moves behind a wall.
 * @param {Ear} heard @param {number} after @param {number} pitch @param {number} length @param {number} loud */
function boom({ room, ear }, after, pitch, length, loud) {
  const at = room.currentTime + after;
  const tone = new OscillatorNode(room, { frequency: pitch, type: "triangle" });
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  const dust = noise(room, length);
  const wall = new BiquadFilterNode(room, { type: "lowpass", frequency: pitch * 5, Q: 3 });
  wall.connect(swelling(room, at, length, loud)).connect(ear);
  for (const source of [tone, dust]) source.connect(wall);
  tone.start(at);
  tone.stop(at + length);
  dust.start(at);
}

/** Air, a foot on a grating, a spark: noise around a pitch.
 * @param {Ear} heard @param {number} after @param {number} length @param {number} pitch @param {number} loud */
function hiss({ room, ear }, after, length, pitch, loud) {
  const at = room.currentTime + after;
  const source = noise(room, length);
  source
    .connect(new BiquadFilterNode(room, { type: "bandpass", frequency: pitch * (0.9 + Math.random() * 0.2), Q: 1.4 }))
    .connect(swelling(room, at, length, loud))
    .connect(ear);
  source.start(at);
}

/** Steel, or a signal: a tone that is struck and dies away.
 * @param {Ear} heard @param {number} pitch @param {number} length @param {number} loud @param {OscillatorType} type */
function ring({ room, ear }, pitch, length, loud, type) {
  const at = room.currentTime;
  const tone = new OscillatorNode(room, { frequency: pitch, type });
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  tone
    .connect(new BiquadFilterNode(room, { type: "lowpass", frequency: 2400 }))
    .connect(gain)
    .connect(ear);
  tone.start(at);
  tone.stop(at + length);
}

/** Tones that do not agree, rising. @param {Ear} heard */
function shriek({ room, ear }) {
  const at = room.currentTime;
  for (const pitch of [410, 437, 1130]) {
    const tone = new OscillatorNode(room, { frequency: pitch, type: "sawtooth" });
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * 1.9, at + 0.5);
    tone.connect(swelling(room, at, 0.7, 0.09)).connect(ear);
    tone.start(at);
    tone.stop(at + 0.72);
  }
}
