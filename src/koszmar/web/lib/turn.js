// It is my turn: the title and the icon say so, a badge where the page is installed, a heartbeat, a phone trembles, and
// somebody who looks elsewhere gets a notification if they have asked for it.
import { effect, signal } from "./html.js";
import { worker } from "./nudge.js";
import { play } from "./sound.js";

/** @param {string} name @param {string[]} known */
const kept = (name, known) => known.find((one) => one === localStorage.getItem(`koszmar.${name}`)) ?? known[0];

/** Whether I want to be told while I look elsewhere; nobody is asked twice. */
export const notify = signal(kept("notify", ["unasked", "on", "off"]));
/** Whether a phone may tremble. */
export const tremble = signal(kept("tremble", ["on", "off"]));

effect(() => localStorage.setItem("koszmar.notify", notify.value));
effect(() => localStorage.setItem("koszmar.tremble", tremble.value));

/** Whether this browser could tell: it wants a page that came over https, or from this computer. */
export const canNotify = () => "Notification" in globalThis && globalThis.isSecureContext;
/** Whether it may. */
export const mayNotify = () => canNotify() && Notification.permission === "granted" && notify.value === "on";

/** Ask the browser, and remember what was said. @returns {Promise<boolean>} */
export async function allow() {
  const said = canNotify() ? await Notification.requestPermission() : "denied";
  notify.value = said === "granted" ? "on" : "off";
  return said === "granted";
}

const TREMBLES = [90, 70, 140];

/** Call whoever has to answer. @param {string} title @param {string} text @param {string} code */
export async function callMe(title, text, code) {
  lightUp(true);
  play("heart", undefined, true);
  if (tremble.value === "on" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLES);
  if (!document.hidden || !mayNotify()) return;
  const said = { body: text, tag: `koszmar ${code}`, icon: "icons/favicon.svg", data: { table: code } };
  try {
    await (await worker()).showNotification(title, said);
  } catch {
    new Notification(title, said).onclick = () => focus();
  }
}

/** Nothing is asked of me any more. @param {string} code */
export async function letMeBe(code) {
  lightUp(false);
  const found = await worker().catch(() => null);
  for (const one of (await found?.getNotifications({ tag: `koszmar ${code}` })) ?? []) one.close();
}

/** The icon of the page, and its badge where it is installed. @param {boolean} on */
function lightUp(on) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (icon) icon.href = on ? "icons/favicon-turn.svg" : "icons/favicon.svg";
  const badge = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}
