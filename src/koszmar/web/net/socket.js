// One WebSocket to one table: says hello with its keys, matches answers to questions, comes back when the line breaks.
import { Refused } from "./api.js";

/** Close codes after which coming back makes no sense, and how the line is then (docs/protocol.md). */
const FINAL = new Map([
  [4400, "refused"],
  [4403, "refused"],
  [4404, "gone"],
  [4409, "stuck"],
  [4410, "halted"],
]);

/** How often a choice is sent again to a server that is busy. */
const PATIENCE = 8;

export class Socket {
  /** @param {string} table @param {string[]} keys @param {(message: any) => void} heard
   * @param {(line: string) => void} changed */
  constructor(table, keys, heard, changed) {
    this.table = table;
    this.keys = keys;
    this.heard = heard;
    this.changed = changed;
    this.tries = 0;
    this.next = 1;
    this.left = false;
    /** What came packed and cannot be read yet. @type {Promise<void> | null} */
    this.unpacking = null;
    /** @type {Map<number, {resolve: (message: any) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    if (keys.length) this.open();
    else changed("keyless");
  }

  open() {
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    this.socket = new WebSocket(address);
    this.socket.onopen = () => {
      this.ask({ type: "hello", table: this.table, keys: this.keys, packed: "DecompressionStream" in globalThis }).then(
        () => {
          this.tries = 0;
          this.changed("open");
        },
        () => {},
      );
    };
    this.socket.binaryType = "arraybuffer";
    this.unpacking = null;
    this.socket.onmessage = (event) => this.receive(event.data);
    this.socket.onclose = (event) => this.closed(event.code);
  }

  /** Send a message and wait for its answer; a choice that a busy server has refused is sent again for a while.
   * @param {any} message @returns {Promise<any>} */
  async ask(message, tries = message.type === "choose" ? PATIENCE : 0) {
    try {
      return await this.askOnce(message);
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "busy" || tries <= 0 || this.left) throw error;
      await new Promise((done) => setTimeout(done, 300 + 400 * Math.random()));
      return this.ask(message, tries - 1);
    }
  }

  /** @param {object} message @returns {Promise<any>} */
  askOnce(message) {
    const id = this.next++;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("offline", ""));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }

  /** A message as it comes: text, or packed; none overtakes one that is still being unpacked.
   * @param {string | ArrayBuffer} data */
  receive(data) {
    if (typeof data === "string" && !this.unpacking) return this.hear(JSON.parse(data));
    const read = typeof data === "string" ? JSON.parse(data) : unpacked(data);
    /** @type {Promise<void>} */
    const mine = Promise.all([read, this.unpacking]).then(([message]) => {
      if (this.unpacking === mine) this.unpacking = null;
      this.hear(message);
    });
    this.unpacking = mine;
  }

  /** @param {any} message */
  hear(message) {
    if (this.left) return;
    const asked = this.waiting.get(message.re);
    if (asked) {
      this.waiting.delete(message.re);
      if (message.type === "error") asked.reject(new Refused(message.error, message.detail));
      else asked.resolve(message);
    }
    this.heard(message);
  }

  /** @param {number} code */
  closed(code) {
    for (const { reject } of this.waiting.values()) reject(new Refused("offline", ""));
    this.waiting.clear();
    if (this.left) return;
    const end = FINAL.get(code);
    if (end) {
      this.changed(end);
      return;
    }
    this.changed(code === 4503 ? "busy" : "lost");
    const pause = Math.min(10_000, 400 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), pause);
  }

  leave() {
    this.left = true;
    clearTimeout(this.timer);
    this.socket?.close(1000);
  }
}

/** @param {ArrayBuffer} data */
const unpacked = (data) =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
