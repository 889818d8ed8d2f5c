#!/usr/bin/env node
// A whole engine: among the options it takes the one with the longest description. Try it:
//
// koszmar engine-check examples/engines/javascript/first.js
// koszmar play bigbook --seat 1 engine:examples/engines/javascript/first.js
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const length = ({ text, note = "" }) => text.length + note.length;

lines.on("line", (line) => {
  const told = JSON.parse(line);
  switch (told.type) {
    case "hello":
      return say({ type: "hello", protocol: 1, name: "First steps", author: "You", wants: ["text"], deterministic: true });
    case "new-match":
      return console.error(`I sit in seat ${told.seat} of ${told.game}`);
    case "decide": {
      const best = told.options.reduce((best, option) => (length(option) > length(best) ? option : best));
      return say({ type: "choose", id: told.id, key: best.key });
    }
    case "ping":
      return say({ type: "pong", id: told.id });
    case "quit":
      return process.exit();
    case "game-over":
    case "error":
      return console.error(told);
    default:
      return say({ type: "error", error: "unknown-type", detail: told.type });
  }
});
