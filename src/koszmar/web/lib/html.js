// The one place that knows the rendering library: everything else imports from here.
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { render } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-hooks.js";
export { signal, computed, effect, batch } from "../vendor/signals.js";

export const html = htm.bind(h);
