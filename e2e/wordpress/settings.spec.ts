import { logIn, peek, readNonce } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PAGE = '/wp-admin/options-general.php?page=hadaya';
const stored = (site: TestSite) =>
  String(site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_options'")[0]?.option_value);

test('the page and its form turn away a visitor and an editor', async ({ request, playwright, site }) => {
  const before = stored(site);
  const form = { option_page: 'hadaya', action: 'update', 'hadaya_options[widget][cta_text]': 'taken over' };
  const visitor = await playwright.request.newContext();
  expect((await peek(visitor, `${site.url}${PAGE}`)).headers().location).toContain('wp-login.php');
  await visitor.post(`${site.url}/wp-admin/options.php`, { form });
  await visitor.dispose();
  await logIn(request, site.url, EDITOR);
  expect((await request.get(`${site.url}${PAGE}`)).status()).toBe(403);
  expect((await request.post(`${site.url}/wp-admin/options.php`, { form })).status()).toBe(403);
  expect(stored(site)).toBe(before);
});

test('the owner saves nothing without the page’s nonce, and with it exactly what the rules allow', async ({
  request,
  site,
}) => {
  await logIn(request, site.url);
  const before = stored(site);
  const form = {
    option_page: 'hadaya',
    action: 'update',
    'hadaya_options[islands][gallery]': '1',
    'hadaya_options[widget][enabled]': '1',
    'hadaya_options[widget][color]': 'red;background:url(x)',
    'hadaya_options[widget][size]': '9999',
    'hadaya_options[widget][cta_text]': '<b>Hi</b> there',
    'hadaya_options[widget][channels][0][channel]': 'Whatsapp',
    'hadaya_options[widget][channels][0][value]': '+968 9000 0001',
    'hadaya_options[widget][channels][1][channel]': 'Link',
    'hadaya_options[widget][channels][1][value]': 'javascript:alert(1)',
    'hadaya_options[widget][channels][2][channel]': 'Nothing',
    'hadaya_options[widget][channels][2][value]': 'x',
    'hadaya_options[form][fields][]': 'email',
    'hadaya_options[form][redirect]': 'javascript:alert(1)',
    'hadaya_options[form][proxy_header]': 'X-Evil-Header',
    'hadaya_options[look][hadaya]': '1',
    'hadaya_options[page_settings]': '{"contact": {"weekendDays": [5, 6]}}',
  };
  const refused = await request.post(`${site.url}/wp-admin/options.php`, { form });
  expect(refused.status()).toBe(403);
  expect(stored(site)).toBe(before);

  const html = await (await request.get(`${site.url}${PAGE}`)).text();
  const saved = await request.post(`${site.url}/wp-admin/options.php`, {
    form: { ...form, _wpnonce: readNonce(html), _wp_http_referer: PAGE },
  });
  expect(saved.ok()).toBe(true);
  const text = stored(site);
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  expect(text).toContain('96890000001');
  expect(text).toContain('Hi there');
  expect(text).toContain('weekendDays');
  expect(text).toContain('"look";a:1:{s:6:"hadaya";b:1;}');
  expect(text).toContain('#7a5c2e');
  expect(text).not.toMatch(/javascript|9999|Nothing|X-Evil|<b>/);
});

test('settings that are no JSON object keep the previous ones and say so', async ({ request, site }) => {
  await logIn(request, site.url);
  const html = await (await request.get(`${site.url}${PAGE}`)).text();
  const form = {
    option_page: 'hadaya',
    action: 'update',
    _wpnonce: readNonce(html),
    _wp_http_referer: PAGE,
    'hadaya_options[page_settings]': '{broken',
  };
  const answer = await request.post(`${site.url}/wp-admin/options.php`, { form });
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  expect(await answer.text()).toContain('are not a JSON object');
});

test('the page stands, in English and in Arabic', async ({ page, site, snap, guest }) => {
  await logIn(page.request, site.url);
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Hadaya' })).toBeVisible();
  await expect(page.getByLabel('Text beside the button')).toHaveValue(HADAYA_OPTIONS.widget.cta_text);
  await expect(page.getByRole('link', { name: 'Open the shop with the diagnosis' })).toHaveAttribute(
    'href',
    /\/\?hadaya_debug=1$/,
  );
  await snap('wordpress-settings', 'page');
  site.setOption('hadaya_test_locale', 'ar');
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'هدايا' })).toBeVisible();
  await expect(page.getByLabel('النص بجانب الزر')).toHaveValue(HADAYA_OPTIONS.widget.cta_text);
  site.setOption('hadaya_test_locale', null);
  await guest.takeFindings();
});

test('the own look is marked on the document element by the option or by the settings, and only then', async ({
  request,
  site,
}) => {
  const read = async () => (await (await request.get(`${site.url}/ask/`)).text()).match(/<html[^>]*>/)?.[0] ?? '';
  const plain = await read();
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, look: { hadaya: true } });
  const byOption = await read();
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, page_settings: { look: 'hadaya' } });
  const bySettings = await read();
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  expect(plain).not.toContain('data-hadaya-look');
  expect(byOption).toContain(' data-hadaya-look="hadaya"');
  expect(bySettings).toContain(' data-hadaya-look="hadaya"');
});

test('a text with a closing script tag leaves the page whole', async ({ page }) => {
  await page.goto('/ask/');
  const text = await page.evaluate(() => Reflect.get(window, 'chaty_settings').chaty_widgets[0].settings.cta_text);
  expect(text).toBe(HADAYA_OPTIONS.widget.cta_text);
});

test('visitors without JavaScript find the channels as links', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}/ask/`)).text();
  expect(html).toMatch(/<noscript><p class="hadaya-contact-fallback"><a href="https:\/\/wa\.me\/96890000001"/);
});
