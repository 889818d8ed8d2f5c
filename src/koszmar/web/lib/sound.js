// Small sounds made on the spot: a card, a page, a die, a heart. Silent until somebody wishes to hear them.
import { sound } from "./comfort.js";

/** @type {AudioContext | null} */
let room = null;

/** @typedef {"card" | "page" | "die" | "heart" | "far" | "near" | "scream" | "blow"} Sound */

/** @param {Sound} name */
export function play(name) {
  if (sound.value !== "on" || document.hidden) return;
  room ??= new AudioContext();
  if (room.state === "suspended") room.resume().catch(() => {});
  const now = room.currentTime;
  if (name === "card") rustle(room, now, 0.07, 2600, 0.16);
  if (name === "page") rustle(room, now, 0.34, 1500, 0.13);
  if (name === "die")
    [0, 0.11, 0.19, 0.31, 0.5].forEach((after, bounce) => knock(room, now + after, 0.22 / (bounce + 1)));
  IN_THE_DARK[name]?.();
  if (name === "heart") [0, 0.24].forEach((after, beat) => thump(room, now + after, beat ? 0.35 : 0.5));
}

/** What is heard in the dark: far away, near, suddenly there, and a blow. @type {Record<string, () => void>} */
const IN_THE_DARK = {
  far: () => room && [0, 0.5].forEach((after) => boom(room, after, 46, 0.9, 0.28)),
  near: () => room && [0, 0.28, 0.9].forEach((after) => boom(room, after, 62, 0.6, 0.45)),
  scream: () => room && shriek(room),
  blow: () => room && [0, 0.12].forEach((after) => boom(room, after, 90, 0.25, 0.6)),
};

/** Something heavy moves behind a wall.
 * @param {AudioContext | null} room @param {number} after @param {number} pitch @param {number} length
 * @param {number} loud */
function boom(room, after, pitch, length, loud) {
  if (!room) return;
  const at = room.currentTime + after;
  const tone = new OscillatorNode(room, { frequency: pitch, type: "triangle" });
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  const dust = noise(room, length);
  const wall = new BiquadFilterNode(room, { type: "lowpass", frequency: pitch * 5, Q: 3 });
  for (const source of [tone, dust])
    source.connect(wall).connect(swelling(room, at, length, loud)).connect(room.destination);
  tone.start(at);
  tone.stop(at + length);
  dust.start(at);
}

/** Two tones that do not agree, rising. @param {AudioContext} room */
function shriek(room) {
  const at = room.currentTime;
  for (const pitch of [410, 437, 1130]) {
    const tone = new OscillatorNode(room, { frequency: pitch, type: "sawtooth" });
    tone.frequency.exponentialRampToValueAtTime(pitch * 1.9, at + 0.5);
    tone.connect(swelling(room, at, 0.7, 0.09)).connect(room.destination);
    tone.start(at);
    tone.stop(at + 0.72);
  }
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

/** Wood on wood. @param {AudioContext | null} room @param {number} at @param {number} loud */
function knock(room, at, loud) {
  if (!room) return;
  const source = noise(room, 0.05);
  source
    .connect(new BiquadFilterNode(room, { type: "bandpass", frequency: 900 + Math.random() * 500, Q: 5 }))
    .connect(swelling(room, at, 0.05, loud * 3))
    .connect(room.destination);
  source.start(at);
}

/** A low tone that falls. @param {AudioContext | null} room @param {number} at @param {number} loud */
function thump(room, at, loud) {
  if (!room) return;
  const tone = new OscillatorNode(room, { frequency: 68 });
  tone.frequency.exponentialRampToValueAtTime(38, at + 0.16);
  tone.connect(swelling(room, at, 0.2, loud)).connect(room.destination);
  tone.start(at);
  tone.stop(at + 0.22);
}

/** @param {AudioContext} room @param {number} at @param {number} length @param {number} loud */
function swelling(room, at, length, loud) {
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + length * 0.2);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}

/** @param {AudioContext} room @param {number} length */
function noise(room, length) {
  const buffer = room.createBuffer(1, Math.ceil(room.sampleRate * length), room.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(room, { buffer });
}
