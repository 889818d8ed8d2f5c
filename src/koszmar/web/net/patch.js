// Changes to a view, as the server sends them: [path, value] puts, [path] removes; made in order on a copy.

/** @param {any} whole @param {any[][]} changes @returns {any} */
export function patched(whole, changes) {
  const copy = structuredClone(whole);
  for (const change of changes) {
    const path = change[0];
    if (path.length === 0) return structuredClone(change[1]);
    let at = copy;
    for (const step of path.slice(0, -1)) at = at[step];
    const last = path[path.length - 1];
    if (change.length === 1) Array.isArray(at) ? at.splice(last, 1) : delete at[last];
    else at[last] = change[1];
  }
  return copy;
}
