/**
 * The demo's own process: serves the shop with live reload until it is ended. `tools/demo.ts` starts it, sends it
 * `reload` after a build and starts it anew when the shop's own code changes.
 */
import { resolve } from 'node:path';
import { createShopBackend, type RunningServer, startServer } from '@hadaya/testing/server';
import { createShopHandler } from '../handler.ts';
import { liveReload } from './liveReload.ts';

const DEFAULT_PORT = 4173;

const wanted = Number(process.env.PORT ?? DEFAULT_PORT);
const distFolder = resolve(process.env.HADAYA_DIST ?? 'dist');
const shop = liveReload(createShopHandler({ backend: createShopBackend(), distFolder }));

const server = await startOn(wanted).catch(() => startOn(0));
process.send?.(server.url);
process.on('message', () => shop.changed());
process.on('disconnect', () => process.exit(0));

function startOn(port: number): Promise<RunningServer> {
  return startServer(shop.handle, { port });
}
