import { contain } from '../contain.ts';

/** Options of a listener; the signal that owns it is not optional. */
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
 * `addEventListener` with a typed event and an owner: the listener leaves when `signal` aborts, and what it throws is
 * reported as the owner's.
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
