// How I am called, on this device.
import { effect, signal } from "./html.js";

export const myName = signal(localStorage.getItem("koszmar.name") ?? "");
effect(() => localStorage.setItem("koszmar.name", myName.value));
