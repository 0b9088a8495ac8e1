import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { NativePhp } from './findPhp.ts';
import type { SitePaths } from './Site.ts';
import { type ServedSite, startServer } from './serverProcess.ts';

const WORKERS = '4';
const STARTUP_MS = 60_000;
const FLAGS = [
  'opcache.enable=1',
  'opcache.enable_cli=1',
  'upload_max_filesize=32M',
  'post_max_size=40M',
  'display_errors=0',
];

export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** Serves a site with PHP's built-in server, on a free port unless one is given. */
export async function serveSite(
  php: NativePhp,
  { publicFolder, folder }: SitePaths,
  givenPort?: number,
): Promise<ServedSite> {
  const host = `127.0.0.1:${givenPort ?? (await findFreePort())}`;
  const router = resolve(import.meta.dirname, 'php/router.php');
  return startServer({
    command: php.command,
    values: [...FLAGS.flatMap((flag) => ['-d', flag]), '-S', host, '-t', publicFolder, router],
    folder: publicFolder,
    environment: { PHP_CLI_SERVER_WORKERS: WORKERS },
    logFile: resolve(folder, 'log/server.log'),
    url: `http://${host}`,
    startupMs: STARTUP_MS,
  });
}
