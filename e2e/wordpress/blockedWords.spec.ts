/** Several well-known consent banners block inline scripts that contain a service's name. */
import { keepOptions } from './kit/ownerCalls.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['chaty_settings', 'standIns', 'launch_chaty'] } });
test.afterAll(({ site }) => {
  site.setOption('hadaya_test_blocked_words', null);
  keepOptions(site, HADAYA_OPTIONS);
});

test('a consent tool blocks source tracking but not our settings, even though the settings contain blocked URLs', async ({
  page,
  request,
  site,
}) => {
  site.setOption('hadaya_test_blocked_words', 'instagram.com tiktok.com');
  const channels = [
    ...HADAYA_OPTIONS.widgets[0].channels,
    { channel: 'Instagram', value: 'https://www.instagram.com/shop', label: 'Instagram' },
  ];
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], channels }] });
  await page.goto('/ask/');
  await page.locator('#chaty-widget-0 .chaty-i-trigger, #chaty-widget-0 .chaty-cta-main').first().click();
  await expect(page.locator('#chaty-widget-0 a[href*="instagram.com/shop"]')).toBeVisible();

  // Blocks scripts that contain one of these words or characters. Each of our inline scripts contains at least one.
  site.setOption('hadaya_test_blocked_words', 'var Object ; {');
  const html = await (await request.get(`${site.url}/ask/?stand-ins=1`)).text();
  const held = [...html.matchAll(/<script type="text\/plain"[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  const free = [...html.matchAll(/<script [^>]*data-category="functional"[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(free).toEqual(
    expect.arrayContaining([
      'hadaya-settings',
      'hadaya-global',
      'woo-variation-swatches-js-extra',
      'woo-variation-gallery-js-extra',
    ]),
  );
  expect(held).toContain('wc-order-attribution-js-extra');
  expect(free.filter((id) => id?.endsWith('-js-after'))).toEqual([]);
});
