// The match as a page of text: fetched with our keys, saved as a file.
import { ringOf } from "../lib/keyring.js";
import { say } from "../lib/words.js";
import { record } from "../net/api.js";
import * as state from "./state.js";

/** @returns {Promise<string>} */
export function fetchRecord() {
  const code = state.summary.value?.code;
  return record(code, ringOf(code)?.keys ?? []);
}

export async function saveRecord() {
  try {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await fetchRecord()], { type: "application/json" }));
    link.download = `koszmar-${state.summary.value?.code}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    state.notice.value = say(`web-error-${/** @type {Error} */ (error).name}`);
  }
}
