import type { Environment } from '@hadaya/core';

/** The widget that wants a part. */
interface Reached {
  readonly element: HTMLElement;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/** Waits until the visitor reaches for a widget. */
function untilReached({ element, signal }: Reached): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'focusin'])
      element.addEventListener(type, resolve, { once: true, passive: true, signal });
  });
}

/**
 * Loads a part that a widget can do without for a while. When its file cannot be had, the owner is told once, and it is
 * tried again each time the visitor reaches for the widget. `undefined` when the widget was unmounted meanwhile.
 */
export async function loadWhenReached<Part>(
  load: (signal: AbortSignal) => Promise<Part>,
  widget: Reached,
  warning: string,
): Promise<Part | undefined> {
  const { signal, environment } = widget;
  for (let attempts = 0; !signal.aborted; attempts += 1) {
    try {
      return await load(signal);
    } catch (cause) {
      if (signal.aborted) break;
      if (attempts === 0) environment.logger.warn(warning, cause);
    }
    await untilReached(widget);
  }
  return undefined;
}
