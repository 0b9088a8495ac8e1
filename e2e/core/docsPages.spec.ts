/** The built documentation: every page, in both colour schemes, and what its frame offers. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { REPOSITORY, RUNTIME } from '@hadaya/tools/project';
import { buildOnce } from '@hadaya/tools/wordpress/buildOnce';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from '../kit/test.ts';

const BUILT = resolve(REPOSITORY, 'docs/.vitepress/dist');
const readPages = () => globSync('**/*.html', { cwd: BUILT }).sort();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The search button is named by its visible word; the letter behind that is VitePress' hint at the key. */
const KEY_HINT = { rule: 'label-content-name-mismatch', part: 'DocSearch-Button' };

/** What a page's own rules can be broken by; colours are asked for once more in the dark. */
async function judge(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  const found = await page.evaluate((given) => {
    const axe: { run(context: object, options: object): Promise<AxeResults> } = Reflect.get(window, 'axe');
    return axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'], ...given });
  }, options);
  const all = found.violations.filter(
    ({ id, nodes }) => id !== KEY_HINT.rule || nodes.some(({ html }) => !html.includes(KEY_HINT.part)),
  );
  return all.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`));
}

test.skip(RUNTIME === 'light', 'the pages know no runtime');

test.beforeAll(() => {
  const vitepress = resolve(REPOSITORY, 'docs/node_modules/.bin/vitepress');
  // Written last: with the first page the others are still on their way.
  buildOnce(resolve(BUILT, 'hashmap.json'), () => {
    execFileSync(vitepress, ['build', 'docs'], { cwd: REPOSITORY, stdio: 'pipe' });
  });
});

for (const part of ['ar/', ''])
  test(`axe finds nothing on any ${part ? 'Arabic' : 'English'} page, light or dark`, async ({ browser, server }) => {
    const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Live examples are pages of the shop, which has its own tests.
    await context.route(
      (url) => !url.pathname.startsWith('/docs/'),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const all: string[] = [];
    for (const path of readPages().filter((name) => name.startsWith('ar/') === (part === 'ar/'))) {
      await page.goto(`${server.url}/docs/${path}`);
      await page.evaluate(AXE);
      const light = await judge(page);
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      const dark = await judge(page, { runOnly: ['color-contrast'] });
      all.push(...light.map((line) => `${path} ${line}`), ...dark.map((line) => `${path} in the dark ${line}`));
    }
    expect(all).toEqual([]);
    await context.close();
  });

test('search finds a setting, the version and "edit this page" are there, and no page is without its Arabic frame', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/docs/start/owner.html`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/start\/owner\.md$/,
  );
  await expect(page.getByRole('button', { name: /^\d+\.\d+\.\d+$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('clearOnReselect');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto(`${server.url}/docs/ar/start/owner.html`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'تعديل هذه الصفحة' })).toBeVisible();
  await page.getByRole('button', { name: 'بحث' }).click();
  await page.getByRole('searchbox').fill('واتساب');
  await expect(page.getByRole('option').first()).toBeVisible();
  await context.close();
});
