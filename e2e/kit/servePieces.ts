import type { TestServer } from './kitServer.ts';

/** A page that comes piece by piece, as from a slow server or over a slow line. */
export interface SlowPage {
  readonly address: string;
  /** Sends the next piece; the page ends with the last one. */
  send(): void;
}

/**
 * Serves a page whose pieces the test sends: the first with the answer, each further one by `send`. The last one has to bring
 * the sentinel, `SENTINEL_TAG`.
 */
export function servePieces({ ownPages, url }: TestServer, path: string, pieces: readonly string[]): SlowPage {
  const encoder = new TextEncoder();
  const waiting = [...pieces];
  let send = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = () => {
        controller.enqueue(encoder.encode(waiting.shift() ?? ''));
        if (waiting.length === 0) controller.close();
      };
      send();
    },
  });
  ownPages.set(path, { html: '', body });
  return { address: `${url}${path}`, send: () => send() };
}
