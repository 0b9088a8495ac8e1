/** Tests the most common case: a visit to a second page, then going back to the first. */
import type { Page } from '@playwright/test';
import { bfcacheLaunch } from '../kit/test.ts';
import { expect, needWordPress, test } from './kit/test.ts';

test.use({ launchOptions: bfcacheLaunch });
needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1';

/** Leaves the page and returns through the back/forward cache. */
async function goAndComeBack(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.defineProperty(document, 'isBack', { value: persisted }));
  });
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(document, 'isBack'))).toBe(true);
}

test('after going back, widgets still work and no second page view is counted', async ({ page, guest, site }) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty', 'chaty_settings'] });
  const readPages = () => page.evaluate(() => /pgs%3D(\d+)/.exec(document.cookie)?.[1]);
  await page.goto(`${site.url}${PRODUCT}`);
  for (const island of ['gallery', 'swatches', 'menu'])
    await expect(page.locator(`[data-hadaya="${island}"]`)).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect.poll(readPages).toBe('1');
  await goAndComeBack(page, `${site.url}/shortcodes/`);
  for (const island of ['gallery', 'swatches', 'menu'])
    await expect(page.locator(`[data-hadaya="${island}"]`)).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(await readPages()).toBe('1');

  await page.goto(`${site.url}/ask/`);
  const launcher = page.getByRole('button', { name: /Ask us/ });
  await expect(launcher).toBeVisible();
  await goAndComeBack(page, `${site.url}/shortcodes/`);
  await launcher.click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  guest.ignoreFindings();
});
