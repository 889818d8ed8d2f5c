// Where others reach this server. A page opened on the server's own computer must not hand out that computer's private
// name.
import { reach } from "../net/api.js";
import { html, signal } from "./html.js";
import { say } from "./words.js";

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The server's address for others: empty if only this computer reaches it, null if nobody knows.
 * @type {import("./html.js").Signal<string | null>} */
const address = signal(null);

export const fetchReach = () =>
  void reach().then(
    (found) => (address.value = found),
    () => {},
  );

/** Whether this page was opened on the computer that serves it. */
const isLocal = () => HERE.test(location.hostname);

/** The page as others have to open it. @returns {URL} */
export const pageForOthers = () => new URL((isLocal() && address.value) || document.baseURI);

/** Said beside links that nobody else can open. */
export function OnlyHere() {
  if (!isLocal() || address.value !== "") return null;
  return html`<p class="only-here" role="note">${say("web-only-here")}</p>`;
}

/** Which address others can reach, or that there is none. */
export function WhereOthersReach() {
  if (isLocal() && address.value === "") return html`<${OnlyHere} />`;
  const near = isLocal() && Boolean(address.value);
  return html`<p class="reach">${say(near ? "web-reach-near" : "web-reach", { address: pageForOthers().origin })}</p>`;
}
