import { CHATY_OPTIONS, keepChaty, NO_CHATY_OPTIONS } from './kit/chatyOptions.ts';
import { keepOptions } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { shapeOf } from './kit/shapeOf.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions({ ...NO_CHATY_OPTIONS, hadaya_test_contact_plugin: null, hadaya_test_locale: null });
});

/** Chaty settings that delay a widget or send requests to another host. */
const WAITING = [
  'chaty_trigger_on_scroll',
  'chaty_trigger_on_exit',
  'chaty_countries_list',
  'cht_date_and_time_settings',
  'chaty_traffic_source',
  'cht_date_rules',
  'cht_page_settings',
  'cht_widget_font',
];

const ONLY_WHATSAPP = {
  ...HADAYA_OPTIONS,
  form: { enabled: false },
  widgets: [{ enabled: true, channels: [{ channel: 'Whatsapp', value: '96890000001' }] }],
};

for (const [locale, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)
  test(
    `the WhatsApp channel shows its icon, both as the only channel on a phone and in the desktop list (${direction})`,
    inMatrix(locale === 'ar'),
    async ({ page, site, snap }) => {
      site.setOptions({ hadaya_test_locale: locale === 'ar' ? 'ar' : null });
      for (const [name, width, options] of [
        ['alone', 390, ONLY_WHATSAPP],
        ['list', 1280, HADAYA_OPTIONS],
      ] as const) {
        keepOptions(site, options);
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/ask/');
        if (name === 'list') await page.locator('.open-chaty').click();
        const icon = page.locator('.Whatsapp-channel-link .chaty-icon-path');
        await expect(icon).toBeVisible();
        await expect(icon).toHaveAttribute('d', shapeOf('whatsapp'));
        await expect(icon).toHaveCSS('fill', 'rgb(255, 255, 255)');
        await snap(`wordpress-sign-${name}-${locale}-${width}`);
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
      site.setOption('hadaya_test_locale', null);
    },
  );

test('channels moved from Chaty keep their icons and colours', async ({ page, site }) => {
  keepChaty(site);
  const { cht_social_Custom_Link: line, cht_social_Whatsapp: chat } = CHATY_OPTIONS;
  site.setOptions({
    ...Object.fromEntries(WAITING.map((name) => [name, null])),
    cht_social_Whatsapp: { ...Object(chat), embedded_window: 'no' },
    cht_social_Custom_Link: { ...Object(line), bg_color: '#03E78B' },
  });
  keepOptions(site, { ...HADAYA_OPTIONS, form: { enabled: false }, widgets: [{ enabled: false, channels: [] }] });
  await logIn(page.request, site.url);
  const nonce = await (await page.request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const moved = await await page.request.post(`${site.url}/?rest_route=/hadaya/v1/move`, {
    headers: { 'X-WP-Nonce': nonce },
    data: { revision: 0 },
  });
  expect(moved.status()).toBe(200);
  site.setOption('hadaya_test_contact_plugin', null);
  await page.goto('/ask/');
  await page.locator('.open-chaty').click();
  for (const [slug, colour] of [
    ['Whatsapp', '#0a141e'],
    ['Phone', '#059669'],
    ['Linkedin', '#0077B5'],
    ['Viber', '#774D99'],
  ] as const) {
    await expect(page.locator(`.${slug}-channel-link .chaty-icon-path`), slug).toBeVisible();
    await expect(page.locator(`.${slug}-channel-link circle`), slug).toHaveAttribute('fill', colour);
  }
});
