import { resolve } from 'node:path';
import { createShopBackend, type RunningServer, type ShopBackend, startServer } from '@hadaya/testing/server';
import { compress } from './compress.ts';
import { createShopHandler } from './handler.ts';

export interface ShopServer extends RunningServer {
  /** The backend of this server only; tests read its recorded calls and set faults on it. */
  readonly backend: ShopBackend;
}

/** Options for starting a shop server. Without a port, the system picks a free one. */
export interface ShopServerOptions {
  /** Folder of the built bundles; defaults to `HADAYA_DIST`, then to `dist`. */
  readonly distFolder?: string;
  readonly port?: number;
  /** Pages at the root: the lab's or the shop's. */
  readonly root?: 'lab' | 'shop';
  readonly backend?: ShopBackend;
}

/** Starts the demo shop on this machine: pages, bundles and backend at one origin. */
export async function startShopServer(options: ShopServerOptions = {}): Promise<ShopServer> {
  const backend = options.backend ?? createShopBackend();
  const distFolder = resolve(options.distFolder ?? process.env.HADAYA_DIST ?? 'dist');
  const shop = createShopHandler({ backend, distFolder, root: options.root ?? 'lab' });
  const handler = async (request: Request) => compress(request, await shop(request));
  const server = await startServer(handler, options.port === undefined ? {} : { port: options.port });
  return { ...server, backend };
}
