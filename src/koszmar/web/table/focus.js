// The focus never falls to the page: when the thing that had it is gone, the dialog that lies open has it, or the
// board, from where the arrows lead on, or the lobby.

/** What has the focus when nothing else does. @returns {HTMLElement | null | undefined} */
function home() {
  /** @type {HTMLDialogElement[]} */
  const open = [...document.querySelectorAll("dialog")].filter((one) => one.open);
  return open.at(-1) ?? document.querySelector("main");
}

/** Watch the page until the returned function is called. @returns {() => void} */
export function keepFocus() {
  let had = false;
  const noted = () => (had = true);
  const watch = new MutationObserver(() => {
    if (!had || (document.activeElement && document.activeElement !== document.body)) return;
    const place = home();
    if (place && !place.hasAttribute("tabindex")) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  });
  addEventListener("focusin", noted);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    removeEventListener("focusin", noted);
    watch.disconnect();
  };
}
