// Whether a device may go from hand to hand without a curtain: whoever looked last must not see what only the next one
// knows.

/** @typedef {import("./state.js").Sight} Sight */

/** Everything that a seat knows, but for whose eyes these are and what they may answer: answers show nothing that the
 * table does not show, nor do the cards that a moment calls.
 * @param {Sight} sight */
function knowledge({ raw, log }) {
  const { seat: _eyes, question, ...table } = raw;
  const { choices: _answers, ways: _far, obvious: _short, window: _moment, ...asked } = question ?? {};
  return JSON.stringify([table, asked, log.map((entry) => [entry.args, entry.text])]);
}

/** Whether one seat knows something that another does not; both views must be of the same moment.
 * @param {Sight} one @param {Sight} other */
export const keepsSecret = (one, other) => knowledge(one) !== knowledge(other);
