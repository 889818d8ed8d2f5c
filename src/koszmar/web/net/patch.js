// Changes to a view, as the server sends them: a JSON Patch (RFC 6902) of the operations add, remove and replace.

/** @typedef {{op: "add" | "remove" | "replace", path: string, value?: any}} Operation */

/** The new data; what has not changed is shared with the old, which stays as it was.
 * @param {any} whole @param {Operation[]} operations @returns {any} */
export const patched = (whole, operations) =>
  operations.reduce((data, operation) => changed(data, steps(operation.path), operation), whole);

/** The steps of a JSON Pointer. @param {string} path */
const steps = (path) =>
  path
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** @param {any} data @param {string[]} path @param {Operation} operation @returns {any} */
function changed(data, [step, ...rest], operation) {
  if (step === undefined) return operation.value;
  const copy = Array.isArray(data) ? [...data] : { ...data };
  if (rest.length) copy[step] = changed(data[step], rest, operation);
  else if (operation.op === "remove") delete copy[step];
  else copy[step] = operation.value;
  return copy;
}
