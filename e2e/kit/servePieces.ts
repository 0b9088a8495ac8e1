import type { TestServer } from './kitServer.ts';

/** A page that the test streams piece by piece, as a slow server or connection does. */
export interface SlowPage {
  readonly address: string;
  /** Sends the next piece; the last piece ends the page. */
  send(): void;
}

/**
 * Streams a page: the response starts with the first piece, and `send` sends each further piece. The last piece must
 * contain the sentinel, `SENTINEL_TAG`.
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
