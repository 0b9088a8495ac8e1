/**
 * `pnpm release:evidence`: the check of the registry's signatures on everything that is installed. Asks the registry, so it is a
 * step of a release and not of the tests. Ends with 1 where a signature is wrong, or none could be checked.
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
  console.error('No signature was checked: this registry has no signing keys. Release from one that has.');
  process.exitCode = 1;
}
