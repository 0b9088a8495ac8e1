/** Checks that all rules of our style sheets stay valid after the minifiers of caching plugins have processed them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, resolve } from 'node:path';
import { DIST_FOLDER } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';

/** Debian's copy of the minifier that WP Rocket, LiteSpeed Cache, WP-Optimize and Fast Velocity Minify use. */
const MINIFIER = '/usr/share/php/MatthiasMullie/Minify/CSS.php';
const CODE = `spl_autoload_register( function ( $name ) {
  $file = '/usr/share/php/' . str_replace( '\\\\', '/', $name ) . '.php';
  if ( is_file( $file ) ) require $file;
} );
foreach ( array_slice( $argv, 2 ) as $file ) {
  file_put_contents( $argv[1] . '/' . basename( $file ), ( new MatthiasMullie\\Minify\\CSS( $file ) )->minify() );
}`;

const sheets = readdirSync(DIST_FOLDER)
  .filter((file) => file.endsWith('.min.css'))
  .map((file) => resolve(DIST_FOLDER, file));

const readRules = (page: Page, text: string): Promise<readonly string[]> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const read = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        rule instanceof CSSStyleRule ? rule.selectorText : rule instanceof CSSMediaRule ? rule.conditionText : '',
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? read(rule.cssRules) : []),
      ]);
    return read(sheet.cssRules);
  }, text);

test('no attribute selector ends in an escaped space, which minifiers drop', () => {
  const found = sheets.flatMap((file) => readFileSync(file, 'utf8').match(/\[[^\]]*\\ \]/g) ?? []);
  expect(found).toEqual([]);
});

test('a widely used PHP minifier keeps the selectors and conditions of every style sheet', async ({ page, guest }) => {
  test.skip(
    !existsSync(MINIFIER),
    'php-matthiasmullie-minify is not installed (apt-get install php-matthiasmullie-minify)',
  );
  await guest.allow({ sentinel: 'absent' });
  await page.goto('/');
  const folder = mkdtempSync(resolve(tmpdir(), 'sheets-'));
  execFileSync('php', ['-r', CODE, '--', folder, ...sheets]);
  for (const file of sheets) {
    const before = await readRules(page, readFileSync(file, 'utf8'));
    const after = await readRules(page, readFileSync(resolve(folder, basename(file)), 'utf8'));
    expect(before.length, file).toBeGreaterThan(10);
    expect(after, basename(file)).toEqual(before);
  }
});
