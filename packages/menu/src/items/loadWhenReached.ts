import { childController, type IslandContext, lazyPart, listen, whenPainted } from '@hadaya/core';

interface Reached extends Pick<IslandContext<unknown>, 'element' | 'environment' | 'signal'> {
  /** Waits for what else counts as reaching for it, until the signal aborts. */
  readonly waitForMore?: (reach: (event?: Event) => void, signal: AbortSignal) => void;
}

/** A pointer that is there when the page opens never enters: it moves. */
const REACHING_EVENTS = ['pointerenter', 'pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/** Whose answer, by the click that follows, belongs to the next frame. */
const PRESSES = ['pointerdown', 'touchstart'];

/** Loads what menus and search fields need when a visitor reaches for them. */
export const loadReachedParts = lazyPart(() => import('./startReachedParts.ts'));

/** Starts late parts; `reachedBy` is the event by which the visitor reached for the widget. */
export type StartParts = (
  parts: Awaited<ReturnType<typeof loadReachedParts>>,
  reachedBy?: Event,
) => void | Promise<void>;

/** Waits until a pointer, the focus or a key comes to a widget, or the Tab key is used on the page. */
function untilReached({ element, environment, signal, waitForMore }: Reached): Promise<Event | undefined> {
  const waiting = childController(signal);
  return new Promise<Event | undefined>((resolve) => {
    const options = { signal: waiting.signal, capture: true, passive: true };
    listen(environment.document, 'keydown', (event) => event.key === 'Tab' && resolve(event), options);
    for (const type of REACHING_EVENTS) listen(element, type, resolve, options);
    waitForMore?.(resolve, waiting.signal);
  }).finally(() => waiting.abort());
}

/** A press is answered, and the answer painted, before anything else starts: the late parts are for what comes after it. */
function untilAnswered({ environment, signal }: Reached, reachedBy: Event | undefined): Promise<void> {
  const { clock } = environment;
  return new Promise((resolve) => {
    if (!reachedBy || !PRESSES.includes(reachedBy.type)) resolve();
    else whenPainted(clock, resolve, signal);
  });
}

/** Waits until the visitor presses or focuses something of a widget. */
function untilUsed({ element, signal }: Reached): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'focusin'])
      element.addEventListener(type, resolve, { once: true, passive: true, signal });
  });
}

/**
 * Loads the late parts when the visitor reaches for a widget, and starts them; until then, and
 * without them, the server's controls work. When their file cannot be had, the owner is told once, and it is tried again
 * each time the widget is used. Rejects with what `start` throws.
 */
export async function loadWhenReached(widget: Reached, warning: string, start: StartParts): Promise<void> {
  const { signal, environment } = widget;
  const reachedBy = await untilReached(widget);
  for (let attempts = 0; !signal.aborted; attempts += 1) {
    const parts = await loadReachedParts(signal).catch((cause) => {
      if (attempts === 0 && !signal.aborted) environment.logger.warn(warning, cause);
    });
    if (parts) {
      await untilAnswered(widget, reachedBy);
      return start(parts, reachedBy);
    }
    await untilUsed(widget);
  }
}
