import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, STORED, send, sent } from './kit/formPage.ts';
import { AGENTS, beHuman } from './kit/visitor.ts';

const ELSEWHERE = ['www.cloudflare.com', 'fonts.googleapis.com', 'www.google.com'];
const TRACE = 'https://www.cloudflare.com/cdn-cgi/trace';

/**
 * Returns a consent banner with the visitor's choice. With `late`, the banner's script loads after the banner's
 * settings.
 */
const banner = (agreed: readonly string[], late = false) =>
  `<script>window.consent_api = {consent_type: 'optin'}; window.__agreed = ${JSON.stringify(agreed)};
${late ? 'window.__arrive = () => ' : ''}(window.wp_has_consent = (category) => window.__agreed.includes(category));</script>`;

const agree = (page: Page, category: string) =>
  page.evaluate((one) => {
    Reflect.get(window, '__agreed').push(one);
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { [one]: 'allow' } }));
  }, category);

const asked = (requests: readonly string[]) => requests.filter((url) => ELSEWHERE.includes(new URL(url).hostname));

/**
 * Asserts that the page contacted no third party and stored no cookie, country or draft, and that the form shows a
 * pending spam check.
 */
async function expectNobodyAsked(page: Page, requests: readonly string[]): Promise<void> {
  expect(asked(requests)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => /country|draft/.test(key))).toEqual([]);
  await expect(page.getByText('Google protects this form from spam.')).toBeVisible();
}

const everything = {
  more: { data_analytics_settings: 'on' },
  widgets: [
    {
      settings: { font_family: 'Cairo' },
      triggers: { has_countries: 1, countries: ['OM'] },
      channels: [shortForm({ enable_recaptcha: '1', v3_site_key: 'site-key' }), ...SIMPLE_CHANNELS],
    },
  ],
};

const openFormOf = async (page: Page) => {
  await page.locator('.open-chaty').click();
  await page.locator('#Contact_Us-0-channel a').click();
  await page.locator('.chaty-contact-form-box').waitFor();
};

test.use({
  userAgent: AGENTS.desktop,
  allow: { globals: ['consent_api', 'wp_has_consent', '__agreed', '__arrive', 'onloadCallbackChatyV3'] },
});

for (const [name, head] of [
  ['a visitor who accepted only statistics', banner(['functional', 'statistics'])],
  ['a banner that has not loaded yet', banner(['preferences', 'statistics'], true)],
] as const)
  test(`sends no third-party request: ${name}`, async ({ page, servePage, guest }) => {
    await beHuman(page);
    await openContact(page, servePage, { ...everything, head });
    await openFormOf(page);
    await page.waitForLoadState('networkidle');
    await expectNobodyAsked(page, guest.requests);
  });

test('consent granted later loads the font and spam check and starts counting', async ({
  page,
  servePage,
  guest,
  server,
}) => {
  await guest.allow({ hosts: ELSEWHERE, console: [/load preload assets/, /Failed to load resource/] });
  for (const host of ELSEWHERE) await page.route(`https://${host}/**`, (route) => route.abort());
  await beHuman(page);
  await openContact(page, servePage, { ...everything, head: banner(['functional']) });
  await openFormOf(page);
  await page.waitForLoadState('networkidle');
  await expectNobodyAsked(page, guest.requests);
  const counted = () => server.backend.received.filter(({ name }) => name.includes('update_chaty')).length;
  expect(counted()).toBe(0);
  await agree(page, 'statistics');
  await agree(page, 'preferences');
  await expect
    .poll(() =>
      asked(guest.requests)
        .map((url) => new URL(url).hostname)
        .sort(),
    )
    .toEqual(['fonts.googleapis.com', 'www.google.com']);
  await page.keyboard.press('Escape');
  await page.locator('.open-chaty').click();
  await page
    .locator('#Phone-0-channel a')
    .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('#Phone-0-channel a').click();
  await expect.poll(counted).toBe(1);
});

test('visitors can load the spam check for one form or skip it, and see other channels if the check fails to load', async ({
  page,
  servePage,
  guest,
  server,
}) => {
  await guest.allow({ hosts: ELSEWHERE, console: [/Failed to load resource/] });
  await page.route('https://www.google.com/**', (route) => route.abort());
  server.backend.faults.set('admin-ajax:chaty_front_form_save_data', {
    body: JSON.stringify(STORED),
    type: 'text/html',
  });
  await openForm(page, servePage, shortForm({ enable_recaptcha: '1', v3_site_key: 'site-key' }), {
    head: banner(['functional']),
  });
  await fillShort(page);
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(sent(server)).toHaveLength(1);
  expect(asked(guest.requests)).toEqual([]);
  await page.getByRole('button', { name: 'Load spam check' }).click();
  await expect.poll(() => asked(guest.requests)).toHaveLength(1);
  await expect(page.getByText('The spam check could not be loaded')).toBeVisible();
  await expect(page.locator('.chaty-ways a', { hasText: 'WhatsApp' })).toBeVisible();
});

test('uses a stored country without another request', async ({ page, servePage, guest }) => {
  await guest.allow({ hosts: ELSEWHERE });
  await page.route(TRACE, (route) =>
    route.fulfill({ body: 'loc=US\n', headers: { 'access-control-allow-origin': '*' } }),
  );
  await openContact(page, servePage, { ...everything, head: banner(['preferences']), waits: true });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chaty_user_country_code'))).toBe('US');
  await openContact(page, servePage, { ...everything, head: banner([]), path: '/again/', waits: true });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.chaty-widget')).toHaveCount(0);
  expect(asked(guest.requests)).toEqual([TRACE]);
});
