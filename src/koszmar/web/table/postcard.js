// A picture to share: the scene of the game, how it ended, who sat there and for how long. It gives nothing away.
import { gameOf } from "../lib/catalogue.js";
import { say } from "../lib/words.js";

const [WIDE, HIGH, EDGE] = [1200, 630, 64];

/** @param {{game: string, title: string, line: string, names: string}} card @returns {Promise<Blob | null>} */
async function draw({ game, title, line, names }) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const look = getComputedStyle(document.documentElement);
  const font = (/** @type {string} */ name) => look.getPropertyValue(name).trim();
  pen.fillStyle = "#0d0b1e";
  pen.fillRect(0, 0, WIDE, HIGH);
  await scene(pen, gameOf(game)?.scene ? `looks/${game}/scene.svg` : "lobby/plain.svg");
  const night = pen.createLinearGradient(0, 0, 0, HIGH);
  night.addColorStop(0, "#0d0b1e11");
  night.addColorStop(0.4, "#0d0b1e77");
  night.addColorStop(0.75, "#0d0b1ee6");
  night.addColorStop(1, "#0d0b1ef5");
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDE, HIGH);
  const write = (/** @type {string} */ text, /** @type {number} */ y, /** @type {number} */ size,
    /** @type {string} */ face, /** @type {string} */ colour) => {
    pen.fillStyle = colour;
    let fits = size;
    do pen.font = `${face.includes("italic") ? "italic " : ""}${fits}px ${face.replace("italic ", "")}`;
    while (pen.measureText(text).width > WIDE - 2 * EDGE && --fits > 18);
    pen.fillText(text, EDGE, y);
  };
  write(say(`game-${game}`), HIGH - 278, 56, font("--display"), "#f2b65c");
  write(title, HIGH - 168, 104, font("--display"), "#fff3d8");
  write(names, HIGH - 106, 34, font("--reading"), "#f0e7d4");
  write(line, HIGH - 58, 28, `italic ${font("--reading")}`, "#cfc5e2");
  pen.textAlign = "right";
  pen.font = `44px ${font("--display")}`;
  pen.fillStyle = "#f0e7d4";
  pen.fillText("Koszmar", WIDE - EDGE, HIGH - 58);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** @param {CanvasRenderingContext2D} pen @param {string} source */
async function scene(pen, source) {
  const picture = new Image();
  picture.src = source;
  try {
    await picture.decode();
    const scale = Math.max(WIDE / picture.width, HIGH / picture.height);
    pen.drawImage(picture, 0, (HIGH - picture.height * scale) / 3, picture.width * scale, picture.height * scale);
  } catch {
    // Without the picture, the night.
  }
}

/** Hand the picture on: to whatever the device shares with, or as a file.
 * @param {{game: string, title: string, length: string, names: string[]}} match */
export async function sharePicture({ game, title, length, names }) {
  const day = new Intl.DateTimeFormat(say("web-dates"), { dateStyle: "long" }).format(Date.now());
  const blob = await draw({ game, title, line: `${length} · ${day}`, names: names.join(" · ") });
  if (!blob) return;
  const file = new File([blob], `koszmar-${game}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
