/** Plugins that move a shop's files to another host write that host into all that looks like an address. Modules do not come from there. */

import type { Page } from '@playwright/test';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1';

test.beforeAll(({ site }) => site.setOption('hadaya_options', HADAYA_OPTIONS));

const HOST = 'http://files.example';

/**
 * Writes another host into each address below `wp-content`, in tags, scripts and data, also with escaped slashes. It hands out the shop's
 * files without `Access-Control-Allow-Origin`, as such networks do by default.
 */
async function moveFiles(page: Page, { origin }: URL): Promise<void> {
  const withBackslashes = (text: string) => text.replaceAll('/', '\\/');
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(`${origin}/wp-content/`, `${HOST}/wp-content/`)
      .replaceAll(withBackslashes(`${origin}/wp-content/`), withBackslashes(`${HOST}/wp-content/`));
    await route.fulfill({ response, body: html });
  });
  await page.route(`${HOST}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(HOST, origin) });
    const { 'access-control-allow-origin': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

test('a shop whose files a plugin has moved to a host that refuses modules has all islands', async ({
  page,
  guest,
  site,
}) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty', 'chaty_settings'] });
  await moveFiles(page, new URL(site.url));
  const refused: string[] = [];
  page.on('requestfailed', (request) => refused.push(request.url()));
  await page.goto(`${site.url}${PRODUCT}`);
  const loader = page.locator('script[src*="/hadaya.min.js"]');
  expect(await loader.getAttribute('src')).toContain(HOST);
  for (const island of ['swatches', 'gallery', 'menu'])
    await expect(page.locator(`[data-hadaya="${island}"]`).first(), island).toHaveAttribute(
      'data-hadaya-state',
      'mounted',
    );
  await expect(page.locator('[data-hadaya-root="contact-widget"]').first()).toBeAttached();
  expect(await page.locator('html').getAttribute('data-hadaya-back')).toBeNull();
  expect(refused.filter((address) => address.includes('/hadaya/dist/'))).toEqual([]);
  guest.dropVerdict();
});
