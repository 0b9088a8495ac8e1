import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Test servers accept only local connections. */
export const HOST = '127.0.0.1';

/**
 * Creates a request listener for Node's servers. The caller handles errors from the handler or from reading the body.
 */
export const createListener =
  (handler: (request: Request) => Promise<Response>) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    const response = await handler(await toRequest(incoming, gone.signal));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body === null || incoming.method === 'HEAD') {
      outgoing.end();
      return;
    }
    for await (const chunk of response.body) outgoing.write(chunk);
    outgoing.end();
  };

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const url = `http://${incoming.headers.host ?? HOST}${incoming.url ?? '/'}`;
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, [value ?? ''].flat().join(', '));
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const body = Buffer.concat(await Readable.from(incoming).toArray());
  return new Request(url, { method, headers, body, signal });
}
