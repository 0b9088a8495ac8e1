import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findPhp } from './findPhp.ts';

const php = findPhp();

const WRONG = [
  'echo $name;',
  "echo '<b>' . get_the_title() . '</b>';",
  'print esc_html( $name ) . $more;',
  "$name = $_POST['name'];",
  "$name = trim( $_GET['name'] );",
  '// phpcs:disable\n// phpcs:enable\n$all = $_REQUEST;',
];

const RIGHT = [
  "echo '<b>' . esc_html( $name ) . '</b>';",
  'echo $markup; // phpcs:ignore WordPress.Security.EscapeOutput -- Built from escaped parts.',
  "$has = isset( $_GET['name'] );",
  "$name = sanitize_text_field( wp_unslash( $_POST['name'] ) );",
  "$is = 'yes' === $_GET['name'];",
  '// phpcs:disable\n$all = $_REQUEST;\n// phpcs:enable',
];

test('finds unescaped output and unsanitised input, and nothing else', ({ skip }) => {
  if ('missing' in php) return skip(php.missing);
  const folder = mkdtempSync(join(tmpdir(), 'hadaya-php-'));
  const files = [...WRONG, ...RIGHT].map((code, at) => {
    const file = join(folder, `${at}.php`);
    writeFileSync(file, `<?php\n${code}\n`);
    return file;
  });
  const { stderr } = spawnSync(php.command, [resolve(import.meta.dirname, 'php/check-plugin.php'), ...files], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = [...stderr.matchAll(/(\d+)\.php:\d+ (?:prints|reads)/g)].map(([, at]) => Number(at));
  expect(found).toEqual(WRONG.map((_code, at) => at));
});
