/**
 * `pnpm release:evidence`: what a release says about its parts, in `dist-package/`: `sbom.cdx.json`, a CycloneDX list of every
 * package that ships, and the check of the registry's signatures on everything that is installed. Asks the registry, so it is a
 * step of a release and not of the tests. Ends with 1 where a signature is wrong, or none could be checked.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

const target = resolve(REPOSITORY, 'dist-package');

function pnpm(...args: readonly string[]): string {
  return execFileSync('npx', ['-y', 'pnpm@12', ...args], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

mkdirSync(target, { recursive: true });
const list = resolve(target, 'sbom.cdx.json');
pnpm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--lockfile-only', '--out', list);
console.log(`Parts of the release: ${list}`);

const signatures = pnpm('audit', 'signatures');
console.log(signatures.trim());
if (/audited 0 packages/.test(signatures)) {
  console.error('No signature was checked: this registry has no signing keys. Release from one that has.');
  process.exitCode = 1;
}
