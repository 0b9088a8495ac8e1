/** `node tools/wordpress/wasm/run.ts`: runs the plugin's PHP tests on the oldest supported PHP and on the newest. */
import { existsSync } from 'node:fs';
import { sayLeftOut } from '../../test/leftOut.ts';
import { REPOSITORY } from '../../vite/project.ts';
import { readJunit } from '../readJunit.ts';
import { openPhp, PHP_VERSIONS } from './openPhp.ts';

/**
 * Debian's folder for PHPUnit and its dependencies; elsewhere, PHPUnit is a PHAR file that only the command line can
 * open.
 */
const LIBRARIES = '/usr/share/php';
const MISSING = 'PHPUnit is not in /usr/share/php (apt-get install phpunit)';
const NAMES = ['PHPUnit', 'SebastianBergmann', 'DeepCopy', 'Doctrine', 'PharIo', 'TheSeer', 'PhpParser', 'data'];

const RUN = `<?php
ini_set( 'display_errors', '0' );
set_include_path( '${LIBRARIES}' );
define( 'PHPUNIT_COMPOSER_INSTALL', 'Debian' );
require_once 'PHPUnit/Autoload.php';
$_SERVER['argv'] = array( 'phpunit', '--configuration=/repository/wordpress/phpunit.xml', '--exclude-group=resolver,sodium', '--log-junit=/report.xml' );
exit( PHPUnit\\TextUI\\Command::main( false ) );`;

async function runOn(version: (typeof PHP_VERSIONS)[number]) {
  const php = await openPhp(version);
  for (const name of NAMES) php.copy(`${name}/**/*`, LIBRARIES, LIBRARIES);
  php.copy('wordpress/hadaya/**/*.php', REPOSITORY, '/repository');
  php.copy('{wordpress/phpunit.xml,docs/plugin-rows.svg}', REPOSITORY, '/repository');
  php.copy('{packages/contact-widget/src,wordpress/hadaya}/**/*.json', REPOSITORY, '/repository');
  const { text, exitCode } = await php.run(RUN);
  const numbers = readJunit(exitCode > 2 ? '' : php.read('/report.xml'));
  php.close();
  console.log(`PHP ${version}\n${text}`);
  return { passed: numbers.passed, failed: exitCode === 0 ? numbers.failed : Math.max(1, numbers.failed) };
}

let passed = 0;
let failed = 0;
if (existsSync(`${LIBRARIES}/PHPUnit/Autoload.php`)) {
  for (const version of PHP_VERSIONS) {
    const found = await runOn(version);
    passed += found.passed;
    failed += found.failed;
  }
} else {
  console.log(sayLeftOut({ count: PHP_VERSIONS.length, reason: MISSING, command: 'npx -y pnpm@12 unit:php:all' }));
}
console.log(`${passed} passed, ${failed} failed`);
const isMissed = passed === 0 && process.env.CI !== undefined;
process.exit(failed > 0 || isMissed ? 1 : 0);
