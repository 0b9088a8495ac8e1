/** Runs inside Chromium; bundled and handed over by `run.ts`. */
import { createTracker } from '../../packages/attribution/src/dom/createTracker.ts';
import { OPTIONS } from './visits.ts';

/** One page view: a new tracker, as a new document has it, and one `init`. */
export function visitOurs(): void {
  createTracker(window).sbjs.init(OPTIONS);
}

/** Milliseconds that each of `count` page views takes on average. */
export function measure(visit: () => void, count: number): number {
  const start = performance.now();
  for (let at = 0; at < count; at += 1) visit();
  return (performance.now() - start) / count;
}

/** Page views of the peer on this page, which has loaded it. */
export function visitPeer(): void {
  Object(window).sbjs.init(OPTIONS);
}

/**
 * What a page view asks of the browser, without any work of ours: its reads and its writes of cookies. No tracker that
 * writes these bytes can be faster.
 */
export function createFloor(): () => void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const calls: (string | undefined)[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      calls.push(undefined);
      return own?.get?.call(document);
    },
    set(text: string) {
      calls.push(text);
      own?.set?.call(document, text);
    },
  });
  visitOurs();
  Reflect.deleteProperty(document, 'cookie');
  let page = 1;
  return () => {
    page += 1;
    for (const text of calls) {
      // The session changes with every page, as it does for both sides.
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie itself is what is timed
      if (text) document.cookie = text.replace(/pgs%3D\d+/, `pgs%3D${page}`);
      else document.cookie;
    }
  };
}
