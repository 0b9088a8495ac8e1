/**
 * Optimisers run inline scripts at the first touch or out of order. This does not affect our output, which is data.
 */

import type { Page } from '@playwright/test';
import { readPageData } from './kit/readPageData.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1&form=1';
const SETTINGS = { swatches: { clearOnReselect: true, note: '</script><!-- <b>&' } };

test.beforeAll(({ site }) => site.setOption('hadaya_options', { ...HADAYA_OPTIONS, page_settings: SETTINGS }));
test.afterAll(({ site }) => site.setOption('hadaya_options', HADAYA_OPTIONS));

/** Disables the page's inline scripts as optimisers do, and keeps them for later. */
async function delayInlineScripts(page: Page): Promise<void> {
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script\b([^>]*)>/g, (tag, attributes: string) =>
      / src=|type="(?:application|importmap|speculationrules|text\/template)/.test(attributes)
        ? tag
        : `<script data-later${attributes.replace(/ type="[^"]*"/, '')} type="text/later">`,
    );
    await route.fulfill({ response, body: html });
  });
}

const touch = (page: Page) =>
  page.evaluate(() => {
    for (const late of document.querySelectorAll('script[data-later]')) {
      const script = document.createElement('script');
      script.text = late.textContent ?? '';
      document.head.append(script);
    }
  });

const read = (page: Page) =>
  page.evaluate(() => {
    const { islands, settings, q } = window.hadaya;
    const { show_variation_label: label } = Object(Reflect.get(window, 'woo_variation_swatches_options'));
    return {
      islands: [...islands].sort(),
      settings: settings?.swatches,
      label,
      isQueue: typeof q?.push === 'function',
    };
  });

test('delayed inline scripts leave all settings available as data, and the first touch changes nothing', async ({
  page,
  guest,
  request,
  site,
}) => {
  await guest.allow({ console: [/.*/], globals: ['standIns', 'launch_chaty', 'chaty_settings'] });
  await delayInlineScripts(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site.url}${PRODUCT}`);
  await expect(page.locator('[data-hadaya="swatches"]').first()).toHaveAttribute('data-hadaya-state', 'mounted');
  const before = await read(page);
  expect(before.islands).toEqual(['attribution', 'contact-widget', 'content', 'gallery', 'menu', 'swatches']);
  expect(before.settings).toMatchObject(SETTINGS.swatches);
  expect([before.label, before.isQueue]).toEqual(['1', true]);
  errors.length = 0;
  await touch(page);
  expect(await read(page)).toEqual(before);
  expect(errors.filter((message) => /hadaya|JSON/.test(message))).toEqual([]);

  const html = await (await request.get(`${site.url}${PRODUCT}`)).text();
  expect(readPageData(html, 'hadaya-settings').settings?.swatches).toMatchObject(SETTINGS.swatches);
  expect(html).not.toContain(SETTINGS.swatches.note);
  expect(readPageData(html, 'hadaya-islands').sheets).toEqual(expect.arrayContaining(['gallery', 'swatches']));
  const elements = (html.match(/<script\b[^>]*>/g) ?? [])
    .filter((tag) => tag.includes('application/json'))
    .flatMap((tag) => / id="hadaya-[a-z]+"/.exec(tag) ?? []);
  expect(elements.length).toBeGreaterThan(2);
  expect(new Set(elements).size).toBe(elements.length);
  await page.unrouteAll();
  await page.route('**/plugins/hadaya/dist/**', (route) => route.abort());
  await page.goto(`${site.url}${PRODUCT}`);
  const found = () => window.hadaya.settings?.swatches?.clearOnReselect;
  expect(await page.evaluate(found)).toBe(true);
  guest.ignoreFindings();
});
