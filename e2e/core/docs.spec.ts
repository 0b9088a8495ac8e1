/** Tests the documentation together with the demo shop, as `pnpm run docs:build` builds it. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { REPOSITORY, RUNTIME } from '@hadaya/tools/project';
import { buildOnce } from '@hadaya/tools/wordpress/buildOnce';
import { expect, expectAccessible, test } from '../kit/test.ts';

/** Changes by VitePress and the live example, which count as the host's; the shop itself is in an iframe. */
const THEIRS = [
  ...['class', 'title', 'style', 'value', 'checked', 'src', 'disabled', 'id', 'role', 'rows', 'inert', 'data-index'],
  ...['activedescendant', 'controls', 'labelledby', 'owns', 'invalid', 'expanded', 'selected'].map(
    (name) => `aria-${name}`,
  ),
];

test.use({
  allow: {
    hostChanges: [{ selector: 'html, html *' }, { selector: 'html, html *', attributes: THEIRS }],
    pageState: ['overflow'],
    console: [/menu\.hoveropenms: unknown setting/],
  },
});

test.skip(RUNTIME === 'light', 'the documentation does not depend on the runtime; its frames use React');

test.beforeAll(() => {
  const vitepress = resolve(REPOSITORY, 'docs/node_modules/.bin/vitepress');
  // The build writes this file after all other files of the documentation.
  buildOnce(resolve(REPOSITORY, 'docs/.vitepress/dist/hashmap.json'), () => {
    execFileSync(vitepress, ['build', 'docs'], { cwd: REPOSITORY, stdio: 'pipe' });
  });
});

test('a live example applies the settings that a reader types', async ({ page }) => {
  await page.goto('/docs/widgets/menu.html');
  const source = page.getByLabel('Settings, as JSON');
  const frame = page.locator('.live-frame');
  await expect(frame).toHaveAttribute('src', /suggestions/);
  await source.fill('{ "menu": { "hoverOpenMs": ');
  await expect(page.getByText('This is no JSON object')).toBeVisible();
  await expect(source).toHaveAttribute('aria-invalid', 'true');
  await source.fill('{ "menu": { "hoveropenms": 5 } }');
  await page.getByLabel('With the diagnostics panel').check();
  await page.getByRole('button', { name: 'Show with these settings' }).click();
  const shop = page.frameLocator('.live-frame');
  await expect(shop.getByText('menu.hoveropenms: unknown setting, did you mean "hoverOpenMs"?').first()).toBeVisible();
  await page.getByLabel('In Arabic').check();
  await expect(shop.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('As on a phone').check();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
  await page.getByRole('button', { name: 'Back to the example' }).click();
  await expect(source).toHaveValue(/suggestions/);
});

test('search finds a setting on English and Arabic pages', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('weekendDays');
  await expect(page.locator('#localsearch-list a').first()).toHaveAttribute('href', /^\/docs\/(?!ar\/)/);
  await page.goto('/docs/ar/');
  await page.getByRole('button', { name: 'بحث' }).click();
  await page.getByRole('searchbox').fill('العطلة');
  await expect(page.locator('#localsearch-list a').first()).toHaveAttribute('href', /^\/docs\/ar\//);
});

for (const [name, path] of [
  ['owner', '/docs/start/owner.html'],
  ['owner-ar', '/docs/ar/start/owner.html'],
]) {
  test(`${name} is accessible and fits at 390 and 1280 px`, async ({ page, snap }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path ?? '');
    await expect(page.locator('.live-frame')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('dir', name === 'owner' ? 'ltr' : 'rtl');
    for (const width of [390, 1280])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(tooWide).toBeLessThanOrEqual(0);
        await expectAccessible(page, {
          include: ['main'],
          reviewed: { 'frame-tested': 'a demo shop page, which has its own tests' },
        });
        await snap(`docs-${name}-${width}`);
      });
  });
}
