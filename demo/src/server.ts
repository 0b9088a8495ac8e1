import { resolve } from 'node:path';
import { createShopBackend, type RunningServer, type ShopBackend, startServer } from '@hadaya/testing/server';
import { compress } from './compress.ts';
import { createShopHandler } from './handler.ts';

/** A running shop. */
export interface ShopServer extends RunningServer {
  /** Received calls and faults of this server alone. */
  readonly backend: ShopBackend;
}

/** How to start a shop; without a port the system gives a free one. */
export interface ShopServerOptions {
  /** Folder with the built bundles; default is the environment's `HADAYA_DIST`, else `dist`. */
  readonly distFolder?: string;
  readonly port?: number;
  /** Which pages stand at the root: those of the laboratory, or the shop. */
  readonly root?: 'lab' | 'shop';
  readonly backend?: ShopBackend;
}

/** Starts the demo shop on this machine: pages, bundles and backend under one address. */
export async function startShopServer(options: ShopServerOptions = {}): Promise<ShopServer> {
  const backend = options.backend ?? createShopBackend();
  const distFolder = resolve(options.distFolder ?? process.env.HADAYA_DIST ?? 'dist');
  const shop = createShopHandler({ backend, distFolder, root: options.root ?? 'lab' });
  const handler = async (request: Request) => compress(request, await shop(request));
  const server = await startServer(handler, options.port === undefined ? {} : { port: options.port });
  return { ...server, backend };
}
