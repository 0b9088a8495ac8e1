/** Runs inside Chromium; bundled and injected by `run.ts`. */
import { createTracker } from '@hadaya/attribution';
import { OPTIONS } from './visits.ts';

/** One page view: a new tracker, as in a new document, and one `init`. */
export function visitOurs(): void {
  createTracker(window).sbjs.init(OPTIONS);
}

/** Returns the average milliseconds per page view, over `count` page views. */
export function measure(visit: () => void, count: number): number {
  const start = performance.now();
  for (let at = 0; at < count; at += 1) visit();
  return (performance.now() - start) / count;
}

/** Page views with the peer, which this page has loaded. */
export function visitPeer(): void {
  Object(window).sbjs.init(OPTIONS);
}

/**
 * The minimum cost of a page view in the browser: a loop of the writes and the read that waits for them. No tracker
 * that writes and confirms these bytes can be faster.
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
      // The session changes on every page, as it does on both sides.
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie itself is what is timed
      document.cookie = text.replace(/pgs%3D\d+/, `pgs%3D${page}`);
    }
    document.cookie;
  };
}
