/**
 * `node tools/wordpress/checkPhp.ts`: checks the plugin's PHP for syntax errors and against the coding standard and
 * security rules. Skips all checks if PHP or phpcs is missing; on a build server, that counts as a failure.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { sayLeftOut } from '../test/leftOut.ts';
import { REPOSITORY } from '../vite/project.ts';
import { findPhp } from './findPhp.ts';
import { pluginSources } from './paths.ts';

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
  // Without extensions PHP starts three times as fast. phpcs would start PHP again for each file, so it does not check
  // syntax.
  ...all.map((file) => ({ name: `syntax of ${file}`, command, values: ['-n', '-l', file] })),
  { name: 'plugin rules', command, values: [rules, ...ours] },
  { name: 'coding standard', command: 'phpcs', values: [`--standard=${REPOSITORY}/wordpress/phpcs.xml`, '-q'] },
];

function findMissing(): string {
  if ('missing' in php) return php.missing;
  const hasSniffer = spawnSync('phpcs', ['--version']).status === 0;
  return hasSniffer ? '' : 'phpcs is not installed (apt-get install php-codesniffer)';
}

// Skip all checks if one of them cannot run, because a file passes only with every check.
const missing = findMissing();
if (missing !== '') {
  console.log(sayLeftOut({ count: checks.length, reason: missing, command: 'npx -y pnpm@12 lint:php' }));
  console.log('0 passed, 0 failed');
  process.exit(process.env.CI === undefined ? 0 : 1);
}

const failed = checks.filter(({ command, values }) => {
  try {
    execFileSync(command, [...values], { cwd: `${REPOSITORY}/wordpress`, stdio: ['ignore', 'pipe', 'inherit'] });
    return false;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout));
    return true;
  }
});
for (const { name } of failed) console.error(`not ok: ${name}`);
console.log(`${checks.length - failed.length} passed, ${failed.length} failed (${all.length} files)`);
process.exitCode = failed.length > 0 ? 1 : 0;
