// A QR code, drawn as SVG for a phone's camera.
import { html } from "./html.js";
import { correction, generate } from "../vendor/lean-qr.js";

/** Light modules around the code, which cameras need to find it. */
const MARGIN = 4;

/** @param {{text: string, label: string}} props */
export function Qr({ text, label }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const across = [...Array(code.size).keys()];
  const dark = across.flatMap((y) => across.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join("");
  const whole = code.size + 2 * MARGIN;
  return html`<svg class="qr" viewBox=${`${-MARGIN} ${-MARGIN} ${whole} ${whole}`} role="img" aria-label=${label}
    shape-rendering="crispEdges">
    <rect x=${-MARGIN} y=${-MARGIN} width=${whole} height=${whole} fill="#fff" /><path d=${dark} fill="#000" /></svg>`;
}
