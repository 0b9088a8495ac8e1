import { logIn, peek } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PAGE = '/wp-admin/admin.php?page=hadaya';
const stored = (site: TestSite) =>
  String(site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_options'")[0]?.option_value);

test('the settings page rejects visitors and editors, and saves only through its route', async ({
  request,
  playwright,
  site,
}) => {
  const before = stored(site);
  const form = { option_page: 'hadaya', action: 'update', 'hadaya_options[widget][cta_text]': 'taken over' };
  const visitor = await playwright.request.newContext();
  expect((await peek(visitor, `${site.url}${PAGE}`)).headers().location).toContain('wp-login.php');
  await visitor.dispose();
  await logIn(request, site.url, EDITOR);
  expect((await request.get(`${site.url}${PAGE}`)).status()).toBe(403);
  await logIn(request, site.url);
  expect((await request.post(`${site.url}/wp-admin/options.php`, { form })).ok()).toBe(false);
  expect(stored(site)).toBe(before);
  const html = await (await request.get(`${site.url}${PAGE}`)).text();
  expect(html).toMatch(/<noscript>.*These settings require JavaScript.*<\/noscript>/);
  expect(html).toMatch(/href="[^"]*\/\?hadaya_debug=1"/);
});

test('applies the Hadaya look only when it is set, keeps texts in scripts intact and prints channels as plain links', async ({
  page,
  request,
  site,
}) => {
  const read = async () => {
    const html = await (await request.get(`${site.url}/ask/?stand-ins=1&product=1`)).text();
    return `${html.match(/<html[^>]*>/)?.[0]}${html.match(/<link[^>]*\/look\.min\.css[^>]*>/)?.[0] ?? ''}`;
  };
  const plain = await read();
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, look: { hadaya: true } });
  const byOption = await read();
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, page_settings: { look: 'hadaya' } });
  const bySettings = await read();
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  expect(plain).not.toMatch(/data-hadaya-look|look\.min\.css/);
  for (const asked of [byOption, bySettings]) {
    expect(asked).toContain(' data-hadaya-look="hadaya"');
    expect(asked).toContain('/look.min.css');
  }

  await page.goto('/ask/');
  const text = await page.evaluate(() => window.hadaya.settings?.contact?.widgets?.[0]?.ctaText);
  expect(text).toBe(HADAYA_OPTIONS.widgets[0].cta_text);
  const html = await (await request.get(`${site.url}/ask/`)).text();
  expect(html).toMatch(/<noscript><p class="hadaya-contact-fallback"><a href="https:\/\/wa\.me\/96890000001"/);
});
