// Where the client starts: the fragment of the address says whether we are in the lobby or at a table, and at which
// moment.
import { html, render, signal } from "./lib/html.js";
import { addGuestKey, addKey } from "./lib/keyring.js";
import { fetchReach } from "./lib/reach.js";
import { speaking, telling } from "./lib/settings.js";
import { Lobby } from "./lobby/lobby.js";
import { keepFocus } from "./table/focus.js";
import { wantedMoment } from "./table/panels.js";
import { Table } from "./table/table.js";

/** Which table, and how many keys have come by link: a new key knocks again. */
const place = signal({ code: whereTo(), knocks: 0 });

/** A key in the fragment goes on the keyring and out of sight. */
function whereTo() {
  const told = new URLSearchParams(location.hash.slice(1));
  const code = told.get("table") ?? "";
  const key = told.get("key");
  const moment = told.get("moment");
  const guests = told.get("join");
  if (code) addKey(code, key ?? "");
  if (code && guests) addGuestKey(code, guests);
  wantedMoment.value = moment === null ? null : Math.max(0, Number(moment) || 0);
  if (key || guests) history.replaceState(null, "", `#table=${code}${moment === null ? "" : `&moment=${moment}`}`);
  if (!code) [speaking.value, telling.value] = ["lobby", ""];
  return code;
}

addEventListener("hashchange", () => {
  const told = new URLSearchParams(location.hash.slice(1));
  const brought = told.has("key") || told.has("join");
  place.value = { code: whereTo(), knocks: place.value.knocks + Number(brought) };
});

function App() {
  const { code, knocks } = place.value;
  return code ? html`<${Table} key=${`${code} ${knocks}`} code=${code} />` : html`<${Lobby} />`;
}

navigator.serviceWorker?.register(new URL("sw.js", document.baseURI)).catch(() => {});
fetchReach();
keepFocus();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
