// Motion: cards that fly, things that slide, walk, turn or fade. Everything can be ended at once, and nothing waits for
// it.

const EASE = "cubic-bezier(.3, .7, .2, 1)";

/** What is moving now. @type {Set<Animation>} */
const moving = new Set();
/** What is kept away from where it belongs until it is its turn. @type {Set<Animation>} */
const kept = new Set();

/** @param {Element} element @param {Keyframe[]} frames @param {number} duration @param {number} [delay] */
function move(element, frames, duration, delay = 0) {
  const animation = element.animate(frames, { duration, delay, fill: "backwards", easing: EASE });
  moving.add(animation);
  const done = () => moving.delete(animation);
  animation.finished.then(done, done);
  return animation;
}

/** End everything that moves: it is where it belongs. */
export function settle() {
  for (const animation of [...moving]) animation.finish();
  release();
}

/** Whatever was kept away is where it belongs. */
export function release() {
  for (const animation of kept) animation.cancel();
  kept.clear();
}

/** @param {DOMRect} box */
const centre = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** From where it was to where it is.
 * @param {HTMLElement} element @param {DOMRect} from @param {DOMRect} to @param {number} duration
 * @param {number} [delay] */
export function slide(element, from, to, duration, delay = 0) {
  const [a, b] = [centre(from), centre(to)];
  if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2) return;
  move(element, [{ translate: `${a.x - b.x}px ${a.y - b.y}px` }, { translate: "0 0" }], duration, delay);
}

/** Over several places, with a little hop on each.
 * @param {HTMLElement} element @param {DOMRect[]} boxes the last is where it is @param {number} step
 * @param {number} [delay] */
export function walk(element, boxes, step, delay = 0) {
  const end = centre(boxes[boxes.length - 1]);
  const at = (/** @type {DOMRect} */ box) => ({ x: centre(box).x - end.x, y: centre(box).y - end.y });
  const frames = boxes.flatMap((box, index) => {
    const here = at(box);
    const next = boxes[index + 1] && at(boxes[index + 1]);
    const stand = { translate: `${here.x}px ${here.y}px`, scale: 1 };
    return next
      ? [stand, { translate: `${(here.x + next.x) / 2}px ${(here.y + next.y) / 2 - 14}px`, scale: 1.25 }]
      : [stand];
  });
  move(element, frames, step * (boxes.length - 1), delay);
}

/** @param {Element} element @param {number} duration @param {number} [delay] */
export const appear = (element, duration, delay = 0) =>
  move(element, [{ opacity: 0 }, { opacity: 1 }], duration, delay);

/** Nothing is seen of it until its time has come. @param {Element} element @param {number} until */
export const hideUntil = (element, until) => move(element, [{ opacity: 0 }, { opacity: 0 }], until);

/** Nothing is seen of it until somebody cancels that. @param {Element} element */
export const hidden = (element) => waiting(element, { opacity: 0 });

/** It is seen until somebody cancels that. @param {Element} element */
export const seen = (element) => waiting(element, { opacity: 1 });

/** It stays as far from its place as one box is from another, until somebody cancels that.
 * @param {Element} element @param {DOMRect} from @param {DOMRect} home @param {number} scale of its own units */
export const away = (element, from, home, scale) => waiting(element, { translate: offset(from, home, scale) });

/** @param {Element} element @param {Keyframe} frame */
function waiting(element, frame) {
  const animation = move(element, [frame, frame], 1);
  animation.pause();
  kept.add(animation);
  return animation;
}

/** @param {DOMRect} box @param {DOMRect} home @param {number} scale */
function offset(box, home, scale) {
  const [a, b] = [centre(box), centre(home)];
  return `${(a.x - b.x) / scale}px ${(a.y - b.y) / scale}px`;
}

/** From one place to another, both told by how far they are from its own; it stays there until it goes on.
 * @param {Element} element @param {{from: DOMRect, to: DOMRect, home: DOMRect, scale: number}} way
 * @param {number} duration @param {number} [delay] */
export function pass(element, { from, to, home, scale }, duration, delay = 0) {
  const frames = [{ translate: offset(from, home, scale) }, { translate: offset(to, home, scale) }];
  const animation = move(element, frames, duration, delay);
  if (to === home) return animation;
  animation.effect?.updateTiming({ fill: "both" });
  kept.add(animation);
  return animation;
}

/** A page comes over from the spine. @param {Element} element @param {number} duration @param {number} [delay] */
export const turnPage = (element, duration, delay = 0) =>
  move(
    element,
    [
      { transform: "rotateY(-88deg)", filter: "brightness(.5)" },
      { transform: "none", filter: "none" },
    ],
    duration,
    delay,
  );

/** A short swell: something has come here. @param {Element} element @param {number} duration @param {number} [delay] */
export const swell = (element, duration, delay = 0) =>
  move(element, [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], duration, delay);

/** A likeness of a thing flies over the table while the thing itself lies still.
 * @param {HTMLElement} likeness @param {{from: DOMRect, to: DOMRect, width: number, height: number}} way
 * @param {number} duration @param {number} [delay] */
export function fly(likeness, { from, to, width, height }, duration, delay = 0) {
  const [a, b] = [centre(from), centre(to)];
  const size = (/** @type {DOMRect} */ box) =>
    Math.max(0.25, Math.min(1.6, Math.min(box.width / width, box.height / height)));
  const lift = Math.min(60, Math.hypot(a.x - b.x, a.y - b.y) / 6);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => `${x - width / 2}px ${y - height / 2}px`;
  Object.assign(likeness.style, { width: `${width}px`, height: `${height}px` });
  likeness.setAttribute("aria-hidden", "true");
  sky().append(likeness);
  const frames = [
    { translate: at(a.x, a.y), scale: size(from), rotate: "0deg" },
    {
      translate: at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift),
      scale: (size(from) + size(to)) / 2 + 0.12,
      rotate: `${Math.sign(b.x - a.x) * 5}deg`,
    },
    { translate: at(b.x, b.y), scale: size(to), rotate: "0deg" },
  ];
  const gone = () => likeness.remove();
  move(likeness, frames, duration, delay).finished.then(gone, gone);
}

/** What flies is above the table and in nobody's way. */
function sky() {
  const found = document.querySelector("body > .sky");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "sky";
  document.body.append(made);
  return made;
}

/** A die rolls in and comes to lie; with less motion it is simply there.
 * @param {Element} cube @param {number} duration @param {number} number @param {boolean} still */
export function tumble(cube, duration, number, still) {
  if (still) return move(cube, [{ opacity: 0 }, { opacity: 1 }], Math.min(200, duration));
  const turns = 360 * (1 + (number % 2));
  return move(
    cube,
    [
      { translate: "-6rem -3rem", transform: `rotateX(${turns + 140}deg) rotateY(${turns - 200}deg) rotateZ(80deg)` },
      { translate: "-2.5rem .4rem", transform: "rotateX(250deg) rotateY(-180deg) rotateZ(40deg)", offset: 0.4 },
      { translate: "-.8rem -.7rem", transform: "rotateX(90deg) rotateY(-80deg) rotateZ(12deg)", offset: 0.7 },
      { translate: "0 0", transform: "none" },
    ],
    duration,
  );
}
