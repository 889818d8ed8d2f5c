// Where a long word may be broken on a narrow card: browsers do not know the syllables of every language.

/** A long word; shorter ones fit on any card. */
const LONG = /\p{L}{8,}/gu;
/** Before a consonant with a vowel behind it, two letters from either end of the word at least, and never within what is
 * written with two letters and spoken as one. */
const JOINT = new RegExp(
  "(?<=\\p{L}[aeiouyąęó]|[aeiouyąęó][^aeiouyąęó])(?<=\\p{L}{2})(?<![csrd](?=z)|[ctspgw](?=h)|d(?=[źż])|q(?=u))"
    + "(?=[^aeiouyąęó][zhźż]?[aeiouyąęó]\\p{L})",
  "giu",
);

/** A text whose long words can be broken with a hyphen. @param {string} text */
export const soften = (text) => text.replace(LONG, (word) => word.replace(JOINT, "\u00ad"));
