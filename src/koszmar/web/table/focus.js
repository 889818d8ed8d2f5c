// The focus stays on the table: when the thing that had it is gone, the board has it; the arrows lead on from there.

/** Watch the table until the returned function is called. @returns {() => void} */
export function keepFocus() {
  let had = false;
  const noted = () => (had = true);
  const watch = new MutationObserver(() => {
    if (!had || (document.activeElement && document.activeElement !== document.body)) return;
    document.getElementById("board")?.focus({ preventScroll: true });
  });
  addEventListener("focusin", noted);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    removeEventListener("focusin", noted);
    watch.disconnect();
  };
}
