/** `run.ts` bundles this module and runs it inside Chromium. */
import { createTracker } from '@hadaya/attribution';
import { OPTIONS } from './visits.ts';

/** Simulates one page view: creates a new tracker, as every new document does, and calls `init`. */
export function visitOurs(): void {
  createTracker(window).sbjs.init(OPTIONS);
}

/** Returns the average time of a page view in milliseconds, measured over `count` page views. */
export function measure(visit: () => void, count: number): number {
  const start = performance.now();
  for (let at = 0; at < count; at += 1) visit();
  return (performance.now() - start) / count;
}

/** Simulates one page view with `sourcebuster`, whose script has already run in this page. */
export function visitPeer(): void {
  Object(window).sbjs.init(OPTIONS);
}

/**
 * Creates a function that repeats only the cookie writes of our page view and the read that waits for them. This is the
 * minimum cost: no tracker that writes and confirms these bytes can be faster.
 */
export function createFloor(): () => void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const writes: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => own?.get?.call(document),
    set(text: string) {
      writes.push(text);
      own?.set?.call(document, text);
    },
  });
  visitOurs();
  Reflect.deleteProperty(document, 'cookie');
  let page = 1;
  return () => {
    page += 1;
    for (const text of writes) {
      // The session's page count (`pgs`) changes on every page, as it does with both trackers.
      // biome-ignore lint/suspicious/noDocumentCookie: the benchmark times writes to document.cookie
      document.cookie = text.replace(/pgs%3D\d+/, `pgs%3D${page}`);
    }
    document.cookie;
  };
}
