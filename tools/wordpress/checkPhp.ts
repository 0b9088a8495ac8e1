/** `node tools/wordpress/checkPhp.ts`: syntax, coding standard and security rules of the plugin's PHP, as far as this machine can. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { sayLeftOut } from '../test/leftOut.ts';
import { REPOSITORY } from '../vite/project.ts';
import { findPhp } from './findPhp.ts';
import { pluginSources } from './places.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly values: readonly string[];
}

const php = findPhp();
const command = 'missing' in php ? 'php' : php.command;
const ours = pluginSources();
const all = globSync([`${REPOSITORY}/wordpress/**/*.php`, `${REPOSITORY}/tools/wordpress/**/*.php`]).sort();
const rules = resolve(import.meta.dirname, 'php/check-plugin.php');
const checks: readonly Check[] = [
  // Without its extensions PHP starts three times as fast; phpcs would start it once more for each file, so it is not asked for syntax.
  ...all.map((file) => ({ name: `syntax of ${file}`, command, values: ['-n', '-l', file] })),
  { name: 'rules of the plugin', command, values: [rules, ...ours] },
  { name: 'coding standard', command: 'phpcs', values: [`--standard=${REPOSITORY}/wordpress/phpcs.xml`, '-q'] },
];

const hasSniffer = spawnSync('phpcs', ['--version']).status === 0;

/** Why a check cannot be made on this machine; empty when it can. */
function missingFor(check: Check): string {
  if ('missing' in php) return php.missing;
  return check.command !== 'phpcs' || hasSniffer ? '' : 'phpcs is not installed (apt-get install php-codesniffer)';
}

const possible = checks.filter((check) => missingFor(check) === '');
const left = checks.filter((check) => !possible.includes(check));
for (const reason of new Set(left.map(missingFor))) {
  const { length } = left.filter((check) => missingFor(check) === reason);
  console.log(sayLeftOut({ count: length, reason, command: 'npx -y pnpm@12 lint:php' }));
}

const failed = possible.filter(({ command, values }) => {
  try {
    execFileSync(command, [...values], { cwd: `${REPOSITORY}/wordpress`, stdio: ['ignore', 'pipe', 'inherit'] });
    return false;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout));
    return true;
  }
});
for (const { name } of failed) console.error(`not ok: ${name}`);
const isMissed = 'missing' in php && process.env.CI !== undefined;
console.log(`${possible.length - failed.length} passed, ${failed.length} failed (${all.length} files)`);
process.exitCode = failed.length > 0 || isMissed ? 1 : 0;
