import { createServer } from 'node:http';
import { createListener, HOST } from './createListener.ts';

export interface RunningServer {
  /** URL without a trailing slash, for example `http://127.0.0.1:41237`. */
  readonly url: string;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
}

/** The system assigns a free port if none is given. */
export interface ServerOptions {
  readonly port?: number;
}

/** Serves a request handler over HTTP on this machine only. If the handler throws, the connection breaks. */
export async function startServer(
  handler: (request: Request) => Promise<Response>,
  { port = 0 }: ServerOptions = {},
): Promise<RunningServer> {
  const answer = createListener(handler);
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
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
