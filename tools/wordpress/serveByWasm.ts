import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SiteContent, SitePaths } from './Site.ts';
import { type ServedSite, startServer } from './serverProcess.ts';

/** PHP compiled to WebAssembly, downloaded on first use. */
const PLAYGROUND = '@wp-playground/cli@3.1.56';
const PHP_VERSION = '8.3';
const STARTUP_MS = 300_000;

/** PHP code that adds the content, like `installSite`. It reads from the folders that `mounts` provides. */
const FILL = `<?php
require '/wordpress/wp-load.php';
$args = array( '/hadaya-site/content.json' );
require '/hadaya-tools/prepare.php';`;

function mounts(paths: SitePaths): string[] {
  const pairs = [
    [paths.publicFolder, '/wordpress'],
    [dirname(paths.databaseFile), '/database'],
    [dirname(paths.debugLog), '/log'],
    [resolve(import.meta.dirname, 'php'), '/hadaya-tools'],
    [paths.folder, '/hadaya-site'],
  ];
  return pairs.flatMap(([from = '', to = '']) => ['--mount-dir-before-install', from, to]);
}

/** Installs and serves a site's files on a machine without PHP; a request takes about half a second. */
export function serveByWasm(
  paths: SitePaths,
  content: SiteContent,
  port: number,
  phpVersion: string = PHP_VERSION,
): Promise<ServedSite> {
  const url = `http://127.0.0.1:${port}`;
  const blueprint = resolve(paths.folder, 'blueprint.json');
  const steps = [{ step: 'runPHP', code: FILL }];
  // The blueprint must name the versions; without them, its defaults would override those on the command line.
  const preferredVersions = { php: phpVersion, wp: 'latest' };
  writeFileSync(blueprint, JSON.stringify({ preferredVersions, steps }));
  writeFileSync(resolve(paths.folder, 'content.json'), JSON.stringify(content));
  const modes = ['--wordpress-install-mode', 'install-from-existing-files', '--skip-sqlite-setup'];
  return startServer({
    command: 'npx',
    values: [
      '-y',
      PLAYGROUND,
      'server',
      '--port',
      `${port}`,
      '--site-url',
      url,
      '--php',
      phpVersion,
      ...modes,
      ...mounts(paths),
      '--blueprint',
      blueprint,
    ],
    folder: paths.folder,
    logFile: resolve(paths.folder, 'log/server.log'),
    url,
    startupMs: STARTUP_MS,
  });
}
