// Floors, bricks and light for the tiles of one area, as patterns; a theme says which floor the area has and what else
// one walks on there, colours come from CSS.
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
  cobbles: {
    size: 28,
    light: "M1 1H8V6H1ZM20 1H27V6H20ZM6 8H14V13H6ZM11 15H18V20H11ZM1 22H9V27H1ZM21 22H27V27H21Z",
    joints:
      "M0 7H28M0 14H28M0 21H28M0 28H28M9 0V7M19 0V7M5 7V14M15 7V14M24 7V14M10 14V21M19 14V21M4 21V28M14 21V28M23 21V28",
    wear: "M12 3h3M20 11h2M3 18h3M17 25h2",
  },
  grass: {
    size: 49,
    light: "M0 6q12 -8 24 0t25 0V20q-12 8 -24 0t-25 0Z",
    joints: "M6 12l2 -6l2 6M30 8l2 -6l2 6M18 30l2 -6l2 6M40 36l2 -6l2 6M8 44l2 -6l2 6M28 46l2 -5l2 5",
    wear: "M14 20l1 -4M36 22l1 -4M4 30l1 -4M24 40l1 -4M44 14l1 -4",
  },
  sand: {
    size: 98,
    light: "M0 20q24 -10 49 0t49 0V40q-24 10 -49 0t-49 0ZM0 70q24 -10 49 0t49 0V84q-24 10 -49 0t-49 0Z",
    joints: "M0 20q24 -10 49 0t49 0M0 70q24 -10 49 0t49 0",
    wear: "M10 8h1M40 14h1M74 6h1M22 34h1M58 30h1M88 36h1M12 54h1M46 60h1M80 52h1M30 88h1M66 92h1",
  },
  water: {
    size: 49,
    light: "M0 12q6 -5 12 0t12 0t12 0t13 0V18q-6 5 -12 0t-12 0t-12 0t-13 0Z",
    joints: "M0 12q6 -5 12 0t12 0t12 0t13 0M0 36q6 -5 12 0t12 0t12 0t13 0",
    wear: "M6 24q4 -3 8 0M30 26q4 -3 8 0M18 46q4 -3 8 0",
  },
};

/** The pattern of what one walks on: the floor of an area, or the ground of a space.
 * @param {import("../lib/view.js").Space} space */
export const groundOf = ({ area, ground }) =>
  `url(#ground-${area}${ground && theme.value.floors[`${area}/${ground}`] ? `-${ground}` : ""})`;

/** @param {{area: string, ground?: string}} props */
function Floor({ area, ground = "" }) {
  const name = theme.value.floors[ground ? `${area}/${ground}` : area];
  const { size, light, joints, wear } = FLOORS[name] ?? FLOORS.planks;
  return html`<pattern id=${`ground-${area}${ground && `-${ground}`}`} class="floor-pattern" width=${size}
      height=${size} patternUnits="userSpaceOnUse" x="-49" y="-49" data-ground=${ground || undefined}>
    <rect width=${size} height=${size} /><path class="light-boards" d=${light} /><path class="joints" d=${joints} />
      <path class="wear" d=${wear} />
  </pattern>`;
}

/** @param {{area: string}} props */
export function Patterns({ area }) {
  const grounds = Object.keys(theme.value.floors).flatMap((one) =>
    one.startsWith(`${area}/`) ? [one.slice(area.length + 1)] : [],
  );
  return html`<defs>
    <${Floor} area=${area} />
    ${grounds.map((ground) => html`<${Floor} key=${ground} area=${area} ground=${ground} />`)}
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
