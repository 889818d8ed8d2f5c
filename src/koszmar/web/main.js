// Where the client starts: the fragment of the address says whether we are in the lobby or at a table.
import { html, render, signal } from "./lib/html.js";
import { addKey } from "./lib/keyring.js";
import { speaking } from "./lib/settings.js";
import { Lobby } from "./lobby/lobby.js";
import { Table } from "./table/table.js";

const place = signal(whereTo());

/** A key in the fragment goes on the keyring and out of sight. */
function whereTo() {
  const told = new URLSearchParams(location.hash.slice(1));
  const code = told.get("table") ?? "";
  const key = told.get("key");
  if (code) addKey(code, key ?? "");
  if (key) history.replaceState(null, "", `#table=${code}`);
  if (!code) speaking.value = "lobby";
  return code;
}

addEventListener("hashchange", () => (place.value = whereTo()));

function App() {
  return place.value ? html`<${Table} key=${place.value} code=${place.value} />` : html`<${Lobby} />`;
}

render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
