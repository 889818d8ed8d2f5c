// My area: who I am, the fan in my hand, what lies before me. On a small screen it is the part of the sheet that pulls
// up.
import { html } from "../lib/html.js";
import { Icon } from "../lib/icon.js";
import { isDressed, theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { Meters } from "./meter.js";
import { answers, pulled, withheld } from "./state.js";
import { Portrait, sideOf } from "./seats.js";
import { thing } from "./touch.js";
import { Zone } from "./zone.js";

/** More cards with words than this want the room of my name; more than that lie one above the other. */
const [MANY, CROWD] = [6, 8];

/** Whoever watches is told so: the place where a hand would lie says what they see. */
function Watching() {
  return html`<section class="mine watching" aria-label=${say("web-watching")}>
    <${Icon} name="telescope" /><span><b>${say("web-watching")}</b><small>${say("web-watching-note")}</small></span>
  </section>`;
}

/** Whether its cards show only what they are called: the theme says which do.
 * @param {import("../lib/view.js").Zone} zone */
const isBrief = (zone) => theme.value.zones[zone.id.replace(/-\d+$/, "")] === "brief";

/** @param {{view: import("../lib/view.js").View}} props */
export function Mine({ view }) {
  const isMe = (/** @type {import("../lib/view.js").Panel} */ one) => one.seat === view.seat;
  const panel = view.panels.find(isMe);
  const { stats } = withheld.value?.panels.find(isMe) ?? panel ?? { stats: [] };
  if (!panel) return view.seat === null ? html`<${Watching} />` : null;
  const zones = view.zones.filter(
    (zone) => panel.zones.includes(zone.id) && (zone.count || zone.kind !== "row" || answers.value.has(zone.id)),
  );
  const piles = zones.filter((zone) => zone.kind === "pile" || zone.kind === "bag");
  const shown = zones.filter((zone) => !piles.includes(zone));
  const read = !isDressed() ? [] : shown.filter((zone) => !isBrief(zone)).flatMap((zone) => zone.cards);
  const worded = read.reduce((sum, card) => sum + (card.text ? card.count : 0), 0);
  const room = `${worded > MANY ? " many" : ""}${worded > CROWD ? " crowded" : ""}`;
  const touch = thing(`panel-${panel.seat}`, null, true);
  return html`<section class=${`mine${room}${pulled.value ? " pulled" : ""}`} aria-label=${say("web-my-area")}>
    <div ...${touch} class=${`myself${touch.class}`}>
      <${Portrait} panel=${panel} />
      <span><b>${say(panel.name)}</b>
        ${panel.role && html`<i class="role" data-side=${sideOf(view, panel.seat)}>${say(panel.role)}</i>`}
        ${panel.about && html`<small>${say(panel.about)}</small>`}</span>
    </div>
    <${Meters} stats=${stats.filter((stat) => stat.row.length)} />
    ${shown.map((zone) => html`<${Zone} key=${zone.id} zone=${zone} tight=${worded > CROWD} />`)}
    <div class="piles">${piles.map((zone) => html`<${Zone} key=${zone.id} zone=${zone} />`)}</div>
  </section>`;
}
