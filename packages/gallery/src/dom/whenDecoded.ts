import type { Clock } from '@hadaya/core';

/** Milliseconds after which an image is shown as it is. */
export const IMAGE_PATIENCE_MS = 4000;

/**
 * Resolves when an image can be painted at once, has failed, or has been waited for long enough. Never rejects; an
 * aborted signal leaves it open for ever, so that whoever gave up hears nothing.
 */
export function whenDecoded(image: HTMLImageElement, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    signal.addEventListener('abort', stop, { signal: waiting.signal });
    const done = () => {
      stop();
      if (!signal.aborted) resolve();
    };
    if (!image.hasAttribute('src')) {
      done();
      return;
    }
    clock.after(IMAGE_PATIENCE_MS, done, waiting.signal);
    image.decode().then(done, done);
  });
}
