// Beside the page, also while it is closed: says so when the server cannot be reached. It keeps nothing of a match.
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

try {
  worker.importScripts("push.js");
} catch {
  // nobody is called from here
}

/** What is there without a server; another name when it changes. */
const STORE = "koszmar-2";
const OFFLINE = ["offline.html", "offline.js", "styles/offline.css", "icons/app.svg"];

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(STORE).then((store) => store.addAll(OFFLINE.map((path) => new Request(path, { cache: "reload" })))),
  );
});

worker.addEventListener("activate", (event) => {
  const older = (/** @type {string[]} */ names) => names.filter((name) => name !== STORE);
  event.waitUntil(caches.keys().then((names) => Promise.all(older(names).map((name) => caches.delete(name)))));
});

worker.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  const kept = OFFLINE.find((one) => path.endsWith(`/${one}`));
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => offline("offline.html")));
  else if (kept) event.respondWith(fetch(event.request).catch(() => offline(kept)));
});

/** @param {string} path @returns {Promise<Response>} */
const offline = async (path) => (await (await caches.open(STORE)).match(path)) ?? Response.error();
