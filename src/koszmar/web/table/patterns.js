// Floors, bricks and light for the tiles of one area, as patterns; a theme says which floor the area has, colours come
// from CSS.
import { html } from "../lib/html.js";
import { theme } from "../lib/theme.js";

/** @type {Record<string, {size: number, light: string, joints: string, wear: string}>} */
const FLOORS = {
  planks: {
    size: 98,
    light: "M0 0H98V14H0ZM0 28H98V42H0ZM0 56H98V70H0ZM0 84H98V98H0Z",
    joints:
      "M0 14H98M0 28H98M0 42H98M0 56H98M0 70H98M0 84H98M30 0V14" +
      "M72 14V28M18 28V42M60 42V56M40 56V70M84 70V84M24 84V98",
    wear:
      "M8 6q20 3 18 1M44 20q14 -3 22 1M64 34q16 2 24 0M10 49q20 3 34 0" +
      "M50 63q14 -2 26 1M20 77q20 -3 40 0M40 91q22 2 40 0",
  },
  parquet: {
    size: 28,
    light: "M0 0H14V14H0ZM14 14H28V28H14Z",
    joints:
      "M0 0H28V28H0ZM14 0V28M0 14H28M4.7 0V14M9.3 0V14M14 4.7H28" +
      "M14 9.3H28M0 18.7H14M0 23.3H14M18.7 14V28M23.3 14V28",
    wear: "M2 7h2M20 2h5M3 26h6M21 20v4",
  },
  stone: {
    size: 98,
    light: "M0 0H34V22H0ZM66 0H98V30H66ZM20 22H58V50H20ZM0 50H30V78H0ZM58 56H98V80H58ZM30 78H70V98H30Z",
    joints:
      "M0 22H58M34 0V22M66 0V30M58 30H98M20 22V50M58 22V56M0 50H98M30 50V78" +
      "M58 56V80M0 78H70M58 80H98M30 78V98M70 80V98M44 50V78",
    wear: "M72 8l8 5l-3 7M8 30l6 8M36 60l-4 7l5 6M80 64l7 4M48 84l6 8l9 -3",
  },
};

/** @param {{area: string}} props */
export function Patterns({ area }) {
  const { size, light, joints, wear } = FLOORS[theme.value.floors[area]] ?? FLOORS.planks;
  return html`<defs>
    <pattern id=${`ground-${area}`} class="floor-pattern" width=${size} height=${size} patternUnits="userSpaceOnUse"
        x="-49" y="-49">
      <rect width=${size} height=${size} /><path class="light-boards" d=${light} /><path class="joints" d=${joints} />
        <path class="wear" d=${wear} />
    </pattern>
    <pattern id=${`bricks-${area}`} class="brick-pattern" width="10" height="5.5" patternUnits="userSpaceOnUse" x="-15"
        y="-49">
      <rect width="10" height="5.5" /><path d="M0 2.75H10M5 0V2.75M0 2.75V5.5M10 2.75V5.5" />
    </pattern>
    <radialGradient id=${`light-${area}`} class="lamp-light" cx="50%" cy="42%" r="74%"><stop offset="0" class="near" />
      <stop offset=".55" class="middle" /><stop offset="1" class="rim" /></radialGradient>
    <radialGradient id=${`torch-${area}`} class="torch-light"><stop offset="0" class="near" />
      <stop offset=".4" class="middle" /><stop offset="1" class="rim" /></radialGradient>
    <linearGradient id=${`spill-${area}`} class="door-light" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" class="near" /><stop offset="1" class="rim" /></linearGradient>
  </defs>`;
}
