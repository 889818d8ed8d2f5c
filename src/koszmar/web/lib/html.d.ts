// Types of what html.js passes on from the vendored libraries, as far as we use it.
export interface Signal<T> { value: T; peek(): T }
export interface ReadonlySignal<T> { readonly value: T; peek(): T }
export function signal<T>(value: T): Signal<T>;
export function computed<T>(work: () => T): ReadonlySignal<T>;
export function effect(work: () => void): () => void;
export function batch<T>(work: () => T): T;

export function useEffect(work: () => void | (() => void), on?: unknown[]): void;
export function useLayoutEffect(work: () => void | (() => void), on?: unknown[]): void;
export function useRef<T>(value: T): { current: T };
export function useState<T>(value: T): [T, (next: T | ((old: T) => T)) => void];

export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
export function render(what: unknown, where: HTMLElement): void;
