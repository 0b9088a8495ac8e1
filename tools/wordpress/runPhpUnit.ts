/**
 * `node tools/wordpress/runPhpUnit.ts [arguments of phpunit]`: runs the plugin's PHP tests that need no WordPress.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayLeftOut } from '../test/leftOut.ts';
import { REPOSITORY } from '../vite/project.ts';
import { PLUGIN_FOLDER } from './paths.ts';
import { readJunit } from './readJunit.ts';

const MISSING = 'phpunit is not installed (apt-get install phpunit)';

function runTests(): void {
  const folder = mkdtempSync(join(tmpdir(), 'hadaya-phpunit-'));
  const report = join(folder, 'report.xml');
  const ours = [`--configuration=${REPOSITORY}/wordpress/phpunit.xml`, `--log-junit=${report}`];
  const { status } = spawnSync('phpunit', [...ours, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [written] = globSync(report);
  const { passed, failed } = readJunit(written === undefined ? '' : readFileSync(written, 'utf8'));
  rmSync(folder, { recursive: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = status === 0 && failed === 0 ? 0 : 1;
}

if (spawnSync('phpunit', ['--version']).status === 0) {
  runTests();
} else {
  const files = globSync(`${PLUGIN_FOLDER}/tests/**/*Test.php`);
  console.log(sayLeftOut({ count: files.length, reason: MISSING, command: 'npx -y pnpm@12 unit:php' }));
  console.log('0 passed, 0 failed');
  process.exitCode = process.env.CI === undefined ? 0 : 1;
}
