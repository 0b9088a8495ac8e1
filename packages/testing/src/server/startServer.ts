import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A running server. */
export interface RunningServer {
  /** Address without a slash at its end, for example `http://127.0.0.1:41237`. */
  readonly url: string;
  /** Breaks all connections and frees the port. */
  close(): Promise<void>;
}

/** Where a server listens; without a port the system gives a free one. */
export interface ServerOptions {
  readonly port?: number;
}

const HOST = '127.0.0.1';

/** Serves a request handler over HTTP on this machine only. A handler that throws breaks the connection. */
export async function startServer(
  handler: (request: Request) => Promise<Response>,
  { port = 0 }: ServerOptions = {},
): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${HOST}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  handler: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
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
}

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const url = `http://${incoming.headers.host ?? HOST}${incoming.url ?? '/'}`;
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, [value ?? ''].flat().join(', '));
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const body = Buffer.concat(await Readable.from(incoming).toArray());
  return new Request(url, { method, headers, body, signal });
}
