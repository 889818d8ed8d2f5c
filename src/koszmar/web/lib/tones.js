// What sounds are made of: one room for all of them, noise, a swelling, and the side from which something is heard.

/** @type {AudioContext | null} */
let made = null;

/** The room in which everything is heard; made when it is first needed, awake once somebody has touched the page. */
export function room() {
  made ??= new AudioContext();
  if (made.state === "suspended" && !document.hidden) made.resume().catch(() => {});
  return made;
}

/** How far to the left or the right a direction is, and how much of it a wall or one's own head lets through.
 * @type {Record<string, [number, number]>} */
const BEARINGS = {
  west: [-0.9, 20000],
  east: [0.9, 20000],
  north: [0, 20000],
  south: [0, 700],
  "other-level": [0, 260],
};

/** Where a sound from a direction has to go; without one it is heard by both ears.
 * @param {AudioContext} room @param {string} [from] @returns {AudioNode} */
export function ear(room, from = "") {
  const [side, through] = BEARINGS[from] ?? [0, 0];
  if (!through) return room.destination;
  const wall = new BiquadFilterNode(room, { type: "lowpass", frequency: through });
  wall.connect(new StereoPannerNode(room, { pan: side })).connect(room.destination);
  return wall;
}

/** @param {AudioContext} room @param {number} at @param {number} length @param {number} loud */
export function swelling(room, at, length, loud) {
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + length * 0.2);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  return gain;
}

/** @param {AudioContext} room @param {number} length */
export function noise(room, length) {
  const buffer = room.createBuffer(1, Math.ceil(room.sampleRate * length), room.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(room, { buffer });
}

/** A low tone that falls. @param {AudioContext} room @param {number} at @param {number} loud */
export function thump(room, at, loud) {
  const tone = new OscillatorNode(room, { frequency: 68 });
  tone.frequency.setValueAtTime(68, at);
  tone.frequency.exponentialRampToValueAtTime(38, at + 0.16);
  tone.connect(swelling(room, at, 0.2, loud)).connect(room.destination);
  tone.start(at);
  tone.stop(at + 0.22);
}
