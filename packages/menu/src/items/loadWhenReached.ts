import { childController, type IslandContext, lazyPart, listen } from '@hadaya/core';

interface Reached extends Pick<IslandContext<unknown>, 'element' | 'environment' | 'signal'> {
  /** The page's scrolling counts as reaching for it. */
  readonly hasSections?: boolean;
}

/** A pointer that is there when the page opens never enters: it moves. */
const REACHING_EVENTS = ['pointerenter', 'pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/** Loads what menus and search fields need when a visitor reaches for them. */
export const loadReachedParts = lazyPart(() => import('./startReachedParts.ts'));

/** Starts late parts; `reachedBy` is the event by which the visitor reached for the widget. */
export type StartParts = (parts: Awaited<ReturnType<typeof loadReachedParts>>, reachedBy?: Event) => void;

/** Waits until a pointer, the focus or a key comes to a widget, the Tab key is used on the page, or that scrolls. */
function untilReached(widget: Reached): Promise<Event> {
  const { element, environment, hasSections } = widget;
  const waiting = childController(widget.signal);
  return new Promise<Event>((resolve) => {
    const options = { signal: waiting.signal, capture: true, passive: true };
    listen(environment.document, 'keydown', (event) => event.key === 'Tab' && resolve(event), options);
    if (hasSections) listen(environment.document, 'scroll', resolve, options);
    for (const type of REACHING_EVENTS) listen(element, type, resolve, options);
  }).finally(() => waiting.abort());
}

/** Waits until the visitor presses or focuses something of a widget. */
function untilUsed({ element, signal }: Reached): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'focusin'])
      element.addEventListener(type, resolve, { once: true, passive: true, signal });
  });
}

/**
 * Loads the late parts when the visitor reaches for a widget, or at once where `isAsked`, and starts them; until then, and
 * without them, the server's controls work. When their file cannot be had, the owner is told once, and it is tried again
 * each time the widget is used. Rejects with what `start` throws.
 */
export async function loadWhenReached(
  widget: Reached,
  warning: string,
  start: StartParts,
  isAsked = false,
): Promise<void> {
  const { signal, environment } = widget;
  const reachedBy = isAsked ? undefined : await untilReached(widget);
  for (let attempts = 0; !signal.aborted; attempts += 1) {
    const parts = await loadReachedParts(signal).catch((cause) => {
      if (attempts === 0 && !signal.aborted) environment.logger.warn(warning, cause);
    });
    if (parts) return start(parts, reachedBy);
    await untilUsed(widget);
  }
}
