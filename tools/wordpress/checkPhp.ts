/** `node tools/wordpress/checkPhp.ts`: syntax, coding standard and security rules of the plugin's PHP, as far as this machine can. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';
import { findPhp } from './findPhp.ts';
import { PLUGIN_FOLDER } from './places.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly values: readonly string[];
}

const php = findPhp();
if ('missing' in php) {
  console.log(`skipped: the plugin's PHP was not checked, ${php.missing}`);
  process.exit(process.env.CI === undefined ? 0 : 1);
}

const ours = globSync(`${PLUGIN_FOLDER}/**/*.php`).sort();
const all = globSync([`${REPOSITORY}/wordpress/**/*.php`, `${REPOSITORY}/tools/wordpress/**/*.php`]).sort();
const syntax: Check[] = all.map((file) => ({ name: `syntax of ${file}`, command: php.command, values: ['-l', file] }));
const rules = resolve(import.meta.dirname, 'php/check-plugin.php');
const checks: Check[] = [...syntax, { name: 'rules of the plugin', command: php.command, values: [rules, ...ours] }];

const hasSniffer = spawnSync('phpcs', ['--version']).status === 0;
if (hasSniffer) {
  checks.push({
    name: 'coding standard',
    command: 'phpcs',
    values: [`--standard=${REPOSITORY}/wordpress/phpcs.xml`, '-q'],
  });
} else
  console.log('skipped: the coding standard was not checked, phpcs is not installed (apt-get install php-codesniffer)');

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
console.log(
  `${checks.length - failed.length} passed, ${failed.length} failed (PHP ${php.version}, ${all.length} files)`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
