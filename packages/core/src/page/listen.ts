import type { Clock } from '../environment/index.ts';
import { contain, inheritReport } from '../environment/index.ts';

export interface ListenOptions {
  readonly signal: AbortSignal;
  readonly capture?: boolean;
  readonly once?: boolean;
  readonly passive?: boolean;
}

type EventMapOf<Target extends EventTarget> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends MediaQueryList
      ? MediaQueryListEventMap
      : HTMLElementEventMap;

/**
 * Adds a listener with a typed event and an owner: the listener is removed when `signal` aborts, and its errors are
 * reported to the owner.
 */
export function listen<Target extends EventTarget, Type extends keyof EventMapOf<Target> & string>(
  target: Target,
  type: Type,
  handler: (event: EventMapOf<Target>[Type] & Event) => void,
  options: ListenOptions,
): void;
export function listen(
  target: EventTarget,
  type: string,
  handler: (event: Event) => void,
  options: ListenOptions,
): void;
export function listen(
  target: EventTarget,
  type: string,
  handler: (event: never) => void,
  options: ListenOptions,
): void {
  const run = handler as EventListener;
  target.addEventListener(type, (event) => contain(() => run(event), options.signal), options);
}

/**
 * Dispatches a bubbling DOM event with a detail; islands use it to communicate with the page and each other. Returns
 * `false` when the event is cancelable and a listener cancelled it.
 */
export function emit<Detail>(
  target: EventTarget,
  name: `hadaya:${string}`,
  detail: Detail,
  { cancelable = false }: { readonly cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

/**
 * Returns a debounced function: `run` is called when `ms` have passed without another call, with the arguments of the
 * last call.
 */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  { ms, clock, signal }: { readonly ms: number; readonly clock: Clock; readonly signal: AbortSignal },
): (...args: Args) => void {
  let latest = 0;
  return (...args) => {
    latest += 1;
    const call = latest;
    clock.after(ms, () => call === latest && run(...args), signal);
  };
}

/** Returns a controller whose signal also aborts when `signal` does; failures are reported to the same owner. */
export function childController(signal: AbortSignal): AbortController {
  const child = new AbortController();
  inheritReport(signal, child.signal);
  if (signal.aborted) child.abort(signal.reason);
  else signal.addEventListener('abort', () => child.abort(signal.reason), { signal: child.signal });
  return child;
}
