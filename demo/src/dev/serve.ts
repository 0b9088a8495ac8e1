/**
 * The demo's own process: serves the shop with live reload until it is ended. `tools/demo.ts` starts it, sends it
 * `reload` after a build and starts it anew when the shop's own code changes.
 */
import { resolve } from 'node:path';
import { createShopBackend, type RunningServer, startServer } from '@hadaya/testing/server';
import { compress } from '../compress.ts';
import { createShopHandler } from '../handler.ts';
import { liveReload, RELOAD_PATH } from './liveReload.ts';

const DEFAULT_PORT = 4173;

const wanted = Number(process.env.PORT ?? DEFAULT_PORT);
const distFolder = resolve(process.env.HADAYA_DIST ?? 'dist');
const shop = liveReload(createShopHandler({ backend: createShopBackend(), distFolder, root: 'shop' }));

/** Packed as a real host packs, so that weights are true; the stream of reloads goes on. */
const handle = async (request: Request) =>
  new URL(request.url).pathname === RELOAD_PATH ? shop.handle(request) : compress(request, await shop.handle(request));

const server = await startOn(wanted).catch(() => startOn(0));
process.send?.(server.url);
process.on('message', () => shop.changed());
process.on('disconnect', () => process.exit(0));

function startOn(port: number): Promise<RunningServer> {
  return startServer(handle, { port });
}
