import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { CACHE_FOLDER } from '../paths.ts';

/** The npm package that contains WordPress 6.2 to 6.5 (June 2024); only WordPress's own PHP is used. */
const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';
const TARBALL = 'wp-playground-wordpress-builds-0.9.19.tgz';
const INTEGRITY = 'dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==';

/**
 * Returns the folder of an older WordPress in the cache; downloads it (159 MB once), verifies its hash and unpacks one
 * zip from it.
 */
export function findOlderWordPress(version: string): string {
  const folder = resolve(CACHE_FOLDER, 'versions', version);
  if (existsSync(resolve(folder, 'wp-load.php'))) return folder;
  const parent = resolve(CACHE_FOLDER, 'versions');
  mkdirSync(parent, { recursive: true });
  const tarball = resolve(parent, TARBALL);
  if (!existsSync(tarball)) execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: parent, stdio: 'ignore' });
  const found = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  if (found !== INTEGRITY) {
    rmSync(tarball);
    throw new Error(`${PACKAGE} has an unexpected sha512 checksum (${found}). It was deleted; fetch it again`);
  }
  const zip = `package/src/wordpress/wp-${version}.zip`;
  execFileSync('tar', ['-xzf', tarball, '--strip-components=3', '-C', parent, zip]);
  const unpacked = resolve(parent, `wp-${version}.zip`);
  const building = `${folder}.building`;
  rmSync(building, { recursive: true, force: true });
  for (const [path, content] of Object.entries(unzipSync(readFileSync(unpacked)))) {
    const target = resolve(building, path);
    mkdirSync(path.endsWith('/') ? target : dirname(target), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(target, content);
  }
  rmSync(unpacked);
  renameSync(building, folder);
  return folder;
}
