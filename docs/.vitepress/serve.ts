/**
 * `pnpm run docs` (`pnpm docs` is another command): serves the documentation at `/docs/` and the demo shop at the same
 * origin, so that the live examples are pages of the shop. A saved documentation page updates in the browser
 * immediately. Set the port with PORT and the build folder with HADAYA_DIST.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startShopServer } from '@hadaya/demo/server';
import { createServer } from 'vitepress';

const root = resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 4174;

process.chdir(root);
if (!existsSync(resolve(process.env.HADAYA_DIST ?? 'dist', 'manifest.json')))
  spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });

const shop = await startShopServer();
process.env.HADAYA_SHOP = shop.url;
const site = await createServer('docs', { port: Number(process.env.PORT ?? DEFAULT_PORT) });
await site.listen();
const [address] = site.resolvedUrls?.local ?? [];
console.log(`\n  The documentation is open at ${address}\n  End it with Ctrl+C.\n`);
