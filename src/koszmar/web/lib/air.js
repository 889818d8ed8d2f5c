// The air of a place, for as long as one is there: a hum that never ends, and a heart that beats the faster the worse
// it goes. Only where a theme asks for it, and for whoever wishes to hear anything.
import { sound } from "./comfort.js";
import { effect, signal } from "./html.js";
import { noise, room, thump } from "./tones.js";

/** How much there is to fear, from 0 to 1; null where no such air is.
 * @type {import("./html.js").Signal<number | null>} */
export const fear = signal(null);

/** From this on the heart is heard. */
const AFRAID = 0.3;
const [QUIET, LOUD] = [0.035, 0.11];
const FADE = 1.5;

/** @type {GainNode | null} */
let hum = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let heart;

effect(() => {
  const now = sound.value === "on" ? fear.value : null;
  clearTimeout(heart);
  if (now === null && !hum) return;
  hum ??= startHum(room());
  hum.gain.setTargetAtTime(now === null ? 0 : QUIET + (LOUD - QUIET) * now, hum.context.currentTime, FADE);
  if (now !== null && now >= AFRAID) beat(now);
});
document.addEventListener("visibilitychange", () => hum && (document.hidden ? quiet(hum) : room()));

/** Nobody looks: nothing is heard. @param {GainNode} hum */
const quiet = (hum) => /** @type {AudioContext} */ (hum.context).suspend().catch(() => {});

/** Two beats, and then the next two. @param {number} now */
function beat(now) {
  if (!document.hidden) [0, 0.24].forEach((after) => thump(room(), room().currentTime + after, 0.12 + 0.2 * now));
  heart = setTimeout(() => beat(now), 60000 / (44 + 60 * now));
}

/** Machines behind walls, and a draught that comes and goes. @param {AudioContext} room */
function startHum(room) {
  const out = new GainNode(room, { gain: 0 });
  out.connect(room.destination);
  const wall = new BiquadFilterNode(room, { type: "lowpass", frequency: 150 });
  wall.connect(out);
  for (const pitch of [41, 41.6, 82.7]) {
    const tone = new OscillatorNode(room, { frequency: pitch, type: "sawtooth" });
    tone.connect(wall);
    tone.start();
  }
  const draught = noise(room, 4);
  draught.loop = true;
  const shaft = new BiquadFilterNode(room, { type: "bandpass", frequency: 340, Q: 2 });
  const tide = new OscillatorNode(room, { frequency: 0.07 });
  tide.connect(new GainNode(room, { gain: 180 })).connect(shaft.frequency);
  draught.connect(shaft).connect(out);
  draught.start();
  tide.start();
  return out;
}
