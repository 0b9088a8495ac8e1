/**
 * `pnpm release:evidence`: checks the registry's signatures for all installed packages. Because it queries the
 * registry, it is a step of a release and not of the tests. Exits with 1 if a signature is invalid, or if none could be
 * checked.
 */
import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../vite/project.ts';

const signatures = execFileSync('npx', ['-y', 'pnpm@12', 'audit', 'signatures'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
console.log(signatures.trim());
if (/audited 0 packages/.test(signatures)) {
  console.error('No signature was checked because this registry has no signing keys. Use a registry that has them.');
  process.exitCode = 1;
}
