import { type Clock, debounce, listen } from '@hadaya/core';

/** When controls may fade. */
export interface IdleWatch {
  /** Milliseconds without click, pointer or key. */
  readonly delay: number;
  readonly clock: Clock;
  readonly isBusy: () => boolean;
  readonly tell: (isIdle: boolean) => void;
  readonly signal: AbortSignal;
}

/** Tells when the visitor has rested and when they are back; never while the keyboard's focus shows on a control. */
export function watchIdle(inside: ShadowRoot, { delay, clock, isBusy, tell, signal }: IdleWatch): void {
  const rest = debounce(
    () => {
      if (!isBusy() && !inside.activeElement?.matches(':focus-visible')) tell(true);
    },
    { ms: delay, clock, signal },
  );
  const wake = () => {
    tell(false);
    rest();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click']) {
    listen(inside, type, wake, { signal, capture: true, passive: true });
  }
  rest();
}
