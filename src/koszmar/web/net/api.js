// The HTTP half of the protocol (docs/protocol.md). Keys travel in a header, never in an address.

/** What the server refused, by name. */
export class Refused extends Error {
  /** @param {string} name @param {string} detail */
  constructor(name, detail) {
    super(detail);
    this.name = name;
  }
}

/** Call the server; pages that a game brings do so too.
 * @param {string} method @param {string} path @param {{body?: any, text?: string | Blob, keys?: string[]}} [more]
 * @returns {Promise<Response>} */
export async function call(method, path, { body, text, keys } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined || text !== undefined) headers["Content-Type"] = "application/json";
  if (keys?.length) headers.Authorization = `Bearer ${keys.join(",")}`;
  const answer = await fetch(new URL(`../${path}`, import.meta.url), {
    method,
    headers,
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({ error: "unavailable", detail: answer.statusText }));
  throw new Refused(said.error, said.detail);
}

export const games = async () => (await (await call("GET", "api/games")).json()).games;
/** Where others reach this server. @returns {Promise<string | null>} */
export const reach = async () => (await (await call("GET", "api/reach")).json()).address;
/** @param {string} game */
export const ledger = async (game) => (await (await call("GET", `api/games/${game}/ledger`)).json()).statements;
/** @param {string} game @returns {Promise<import("../lib/guided.js").Guide>} */
export const guideOf = async (game) => (await call("GET", `api/games/${game}/guide`)).json();
/** @param {string} game @returns {Promise<Partial<import("../lib/theme.js").Theme>>} */
export const lookOf = async (game) => (await call("GET", `api/games/${game}/look`)).json();
/** The rules as the seats of these keys may read them now. @param {string} code @param {string[]} keys */
export const ledgerAt = async (code, keys) =>
  (await (await call("GET", `api/tables/${encodeURIComponent(code)}/ledger`, { keys })).json()).statements;
/** The words of the lobby, or those that a game has beside them. @param {string} game @param {string} lang */
export const wordsOf = async (game, lang) => (await call("GET", `api/words/${game}/${lang}?own=true`)).text();
/** Words that come from elsewhere: of a page that a game brings. @param {string} path */
export const wordsAt = async (path) => (await call("GET", path)).text();
/** @param {object} wish */
export const createTable = async (wish) => (await call("POST", "api/tables", { body: wish })).json();
/** @param {string} code */
export const summary = async (code) => (await call("GET", `api/tables/${encodeURIComponent(code)}`)).json();
/** @param {string} text @param {string[]} seats @param {number[]} [free] */
export const loadRecord = async (text, seats, free = []) =>
  (await call("POST", `api/records?${new URLSearchParams({ seats: seats.join(","), free: free.join(",") })}`, { text }))
    .json();
/** @param {string} code @param {string[]} keys */
export const record = async (code, keys) => (await call("GET", `api/tables/${code}/record`, { keys })).text();
/** @param {string} code @param {number} seat @param {object} change @param {string[]} keys */
export const changeSeat = async (code, seat, change, keys) =>
  (await call("PUT", `api/tables/${code}/seats/${seat}`, { body: change, keys })).json();
/** Let a match whose rules have changed go on from its last step. @param {string} code @param {string[]} keys */
export const goOn = (code, keys) => call("POST", `api/tables/${code}/resume`, { keys });
/** A new key for a seat; the old one is dead.
 * @param {string} code @param {number} seat @param {string[]} keys @returns {Promise<string>} */
export const renewKey = async (code, seat, keys) =>
  (await (await call("POST", `api/tables/${code}/seats/${seat}/key`, { keys })).json()).key;
/** @param {string} code @param {number} seat @param {string[]} keys */
export const revokeKey = (code, seat, keys) => call("DELETE", `api/tables/${code}/seats/${seat}/key`, { keys });
/** Take a free seat with the one link; the key is ours alone.
 * @param {string} code @param {number} seat @param {string} name @param {string[]} keys @returns {Promise<string>} */
export const claimSeat = async (code, seat, name, keys) =>
  (await (await call("POST", `api/tables/${code}/seats/${seat}/claim`, { body: { name }, keys })).json()).key;
/** Open the table to guests with one link, with a new key, or close it.
 * @param {string} code @param {boolean} open @param {string[]} keys @returns {Promise<string | null>} */
export const openToGuests = async (code, open, keys) =>
  (await (await call("PUT", `api/tables/${code}/guests`, { body: { open }, keys })).json()).key;
/** A table as it looks from the lobby: whether it waits for me, and how far it is, in words.
 * @param {string} code @param {string} lang @param {string[]} keys
 * @returns {Promise<{table: any, waits: number[], status: string}>} */
export const glance = async (code, lang, keys) =>
  (await call("GET", `api/tables/${encodeURIComponent(code)}/glance/${lang}`, { keys })).json();
/** The key with which the server signs what it pushes. @returns {Promise<string>} */
export const pushKey = async () => (await (await call("GET", "api/push")).json()).key;
/** Have this browser told when a seat is asked.
 * @param {string} code @param {number} seat @param {object} subscription @param {string[]} keys */
export const subscribe = (code, seat, subscription, keys) =>
  call("PUT", `api/tables/${code}/seats/${seat}/push`, { body: subscription, keys });
/** @param {string} code @param {number} seat @param {string[]} keys */
export const unsubscribe = (code, seat, keys) => call("DELETE", `api/tables/${code}/seats/${seat}/push`, { keys });
/** Open the table to watchers, with a new key, or close it.
 * @param {string} code @param {boolean} open @param {string[]} keys @returns {Promise<string | null>} */
export const openToWatchers = async (code, open, keys) =>
  (await (await call("PUT", `api/tables/${code}/spectators`, { body: { open }, keys })).json()).key;
/** Play a record again, choice by choice.
 * @param {string} text
 * @returns {Promise<{good: boolean, choices?: number, reason?: string, choice?: number | null}>} */
export const verifyRecord = async (text) => (await call("POST", "api/records/verify", { text })).json();
