// What is heard while the page is closed: the server says that a seat of mine is asked, and nothing of the match.
/// <reference lib="webworker" />
{
  const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

  worker.addEventListener("push", (event) => {
    const { table = "", title = "Koszmar", text = "" } = event.data?.json() ?? {};
    event.waitUntil(call(table, title, text));
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data?.table ?? "")));
  });

  /** Whoever looks at a page of ours sees it there. @param {string} table @param {string} title @param {string} text */
  const call = (table, title, text) =>
    worker.registration.showNotification(title, {
      body: text,
      tag: `koszmar ${table}`,
      icon: "icons/favicon.svg",
      data: { table },
    });

  /** To the table: to a page that is open there, or to a new one. @param {string} table */
  const open = async (table) => {
    const address = new URL(`./#table=${encodeURIComponent(table)}`, worker.registration.scope).href;
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => page.url.includes(`#table=${table}`));
    return there ? there.focus() : worker.clients.openWindow(address);
  };
}
