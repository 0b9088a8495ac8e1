import { childController, type IslandContext, listen, whenPainted } from '@hadaya/core';

interface Reached extends Pick<IslandContext<unknown>, 'element' | 'environment' | 'signal'> {
  /** Set if the visitor has already reached the widget, so that the lazy part loads without waiting for an event. */
  readonly isReached?: boolean;
}

export interface ReachedPart<Part> {
  readonly load: (signal: AbortSignal) => Promise<Part>;
  /**
   * Starts the part; `reachedBy` is the event that showed the visitor's intent, or `undefined` if the widget had been
   * reached before.
   */
  readonly start: (part: Part, reachedBy?: Event) => void | Promise<void>;
  /** Warning that is logged once for the owner when the file fails to load. */
  readonly warning: string;
}

/**
 * Events that show that a visitor is about to use a widget. A pointer that is already over the widget at page load
 * fires no enter event, only move events.
 */
const REACHING_EVENTS = ['pointerenter', 'pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/** Events that begin a press; the response to them, or to the click that follows, must appear in the next frame. */
const PRESSES = ['pointerdown', 'touchstart'];

function untilReached({ element, environment, signal, isReached }: Reached): Promise<Event | undefined> {
  const waiting = childController(signal);
  return new Promise<Event | undefined>((resolve) => {
    const options = { signal: waiting.signal, capture: true, passive: true };
    listen(environment.document, 'keydown', (event) => event.key === 'Tab' && resolve(event), options);
    for (const type of REACHING_EVENTS) listen(element, type, resolve, options);
    if (isReached) resolve(undefined);
  }).finally(() => waiting.abort());
}

/** Waits until the response to a press has been painted; the lazy part is not needed before that. */
function untilAnswered({ environment, signal }: Reached, reachedBy: Event | undefined): Promise<void> {
  const { clock } = environment;
  return new Promise((resolve) => {
    if (!reachedBy || !PRESSES.includes(reachedBy.type)) resolve();
    else whenPainted(clock, resolve, signal);
  });
}

function untilUsed({ element, signal }: Reached): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'focusin'])
      element.addEventListener(type, resolve, { once: true, passive: true, signal });
  });
}

/**
 * Loads a part when the visitor is about to use a widget, and starts it. Until then, and if loading fails, the server's
 * controls work. A failure is logged once for the owner, and loading is retried each time the widget is used. Rejects
 * with whatever `start` throws.
 */
export async function whenReached<Part>(widget: Reached, { load, start, warning }: ReachedPart<Part>): Promise<void> {
  const { signal, environment } = widget;
  const reachedBy = await untilReached(widget);
  for (let attempts = 0; !signal.aborted; attempts += 1) {
    const part = await load(signal).catch((cause) => {
      if (attempts === 0 && !signal.aborted) environment.logger.warn(warning, cause);
    });
    if (part) {
      await untilAnswered(widget, reachedBy);
      return start(part, reachedBy);
    }
    await untilUsed(widget);
  }
}
