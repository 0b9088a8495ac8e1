import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findPhp } from './findPhp.ts';

const php = findPhp();
const HEAD = "<?php\ndefined( 'ABSPATH' ) || exit;\n";

const NEWER = [
  'hadaya_call( name: 1 );',
  'class Hadaya_A { function __construct( private $a ) {} }',
  'function hadaya_a( int|string $a ) {}',
  '$a = $b ?? throw new Exception();',
  'try { hadaya_a(); } catch ( Exception ) { hadaya_b(); }',
  '$a = hadaya_a( ... );',
  '$a = json_validate( $b );',
  '$a = $b?->c;',
];

const OLDER = [
  '$a = $b ? hadaya_a( C ) : D;',
  'class Hadaya_A { private static function b() { throw new Exception(); } }',
  'function hadaya_a( $a, ...$b ) { return hadaya_c( ...$b ) | $a; }',
  'switch ( $a ) { case HADAYA_A: break; default: throw new Exception(); }',
  'try { hadaya_a(); } catch ( A | B $error ) { hadaya_b(); }',
];

test('what PHP 7.4 cannot read is found, line by line, and nothing else', ({ skip }) => {
  if ('missing' in php) return skip(php.missing);
  const folder = mkdtempSync(join(tmpdir(), 'hadaya-php-'));
  const files = [...NEWER, ...OLDER].map((code, at) => {
    const file = join(folder, `${at}.php`);
    writeFileSync(file, `${HEAD}${code}\n`);
    return file;
  });
  const { stderr } = spawnSync(php.command, [resolve(import.meta.dirname, 'php/check-plugin.php'), ...files], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = stderr.split('\n').filter((line) => line.includes('PHP 7.4'));
  expect(found.map((line) => Number(line.match(/(\d+)\.php:3 uses/)?.[1]))).toEqual(NEWER.map((_code, at) => at));
});
