// The one place that knows the rendering library: everything else imports from here.
import { h, render, Fragment } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { h, render, Fragment };
export { useEffect, useLayoutEffect, useRef, useState, useMemo } from "../vendor/preact-hooks.js";
export { signal, computed, effect, batch } from "../vendor/signals.js";

export const html = htm.bind(h);
