import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CACHE_FOLDER, CORE_FOLDER, SQLITE_FOLDER, WP_CLI } from './paths.ts';

/**
 * The npm package that contains WordPress 7.1.1, the SQLite drop-in and WP-CLI; only these files are used, and the
 * package's own code never runs.
 */
const PACKAGE = 'wp-studio@1.22.0';
const TARBALL = 'wp-studio-1.22.0.tgz';
const INTEGRITY = 'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==';
const FILES = 'package/dist/cli/wp-files';

export function hasWordPress(): boolean {
  return [resolve(CORE_FOLDER, 'wp-load.php'), resolve(SQLITE_FOLDER, 'db.copy'), WP_CLI].every((file) =>
    existsSync(file),
  );
}

const hashOf = (path: string): string => createHash('sha512').update(readFileSync(path)).digest('base64');

/** Downloads WordPress into the cache (67 MB once), verifies its hash and unpacks the files that sites need. */
export function fetchWordPress(): void {
  if (hasWordPress()) return;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const tarball = resolve(CACHE_FOLDER, TARBALL);
  // Removes a partial download.
  if (existsSync(tarball) && hashOf(tarball) !== INTEGRITY) rmSync(tarball);
  if (!existsSync(tarball)) {
    // npm prints its own errors.
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    execFileSync('npm', ['pack', '--loglevel=error', PACKAGE], { cwd: CACHE_FOLDER, stdio: [...stdio] });
  }
  const found = hashOf(tarball);
  if (found !== INTEGRITY) {
    rmSync(tarball);
    throw new Error(`${PACKAGE} has an unexpected sha512 checksum (${found}). It was deleted; fetch it again`);
  }
  const requested = ['latest/wordpress', 'sqlite-database-integration', 'wp-cli'].map((name) => `${FILES}/${name}`);
  execFileSync('tar', ['-xzf', tarball, '--strip-components=4', '-C', CACHE_FOLDER, ...requested]);
  const unpacked = resolve(CACHE_FOLDER, 'latest/wordpress');
  if (!existsSync(CORE_FOLDER)) renameSync(unpacked, CORE_FOLDER);
  rmSync(resolve(CACHE_FOLDER, 'latest'), { recursive: true, force: true });
}
