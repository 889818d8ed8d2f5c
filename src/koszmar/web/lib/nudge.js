// Web Push: the server calls me also when this page is closed. It needs nobody's account, only a browser that listens.
import { pushKey, subscribe } from "../net/api.js";

/** Who listens while the page is closed; one is made if there is none. @returns {Promise<ServiceWorkerRegistration>} */
export async function worker() {
  if (!("serviceWorker" in navigator)) throw new Error("no worker");
  const found = await navigator.serviceWorker.getRegistration();
  return found ?? navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
}

/** Have this browser told when one of my seats is asked while I am away; silently not, where it cannot be.
 * @param {string} code @param {number[]} seats @param {string[]} keys @param {{title: string, text: string}} words */
export async function listen(code, seats, keys, words) {
  if (!("PushManager" in globalThis)) return;
  try {
    await worker();
    const listener = (await navigator.serviceWorker.ready).pushManager;
    const found =
      (await listener.getSubscription()) ??
      (await listener.subscribe({ userVisibleOnly: true, applicationServerKey: await pushKey() }));
    const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = found.toJSON();
    for (const seat of seats) await subscribe(code, seat, { endpoint, p256dh, auth, ...words }, keys);
  } catch {
    // A browser without a push service, or a visitor who said no.
  }
}
