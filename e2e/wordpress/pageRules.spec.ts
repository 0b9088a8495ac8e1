import type { APIRequestContext } from '@playwright/test';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { openSection, PERSON } from './kit/settingsApp.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });

type Rule = Readonly<Record<'show' | 'rule', string>> & Readonly<Record<string, string>>;

const keepRules = (site: TestSite, ...pages: readonly Rule[]) =>
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], pages }] });

async function has(request: APIRequestContext, site: TestSite, path: string): Promise<boolean> {
  return (await (await request.get(`${site.url}${path}`)).text()).includes('"widgets":[{');
}

test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

test('page rules target a page (by id or URL), posts with a tag, or a language', async ({ request, site }) => {
  const [ask] = site.query("SELECT ID FROM wp_posts WHERE post_name = 'ask'");
  const [post] = site.query(
    "SELECT ID, post_name AS name FROM wp_posts WHERE post_type = 'post' AND post_status = 'publish'",
  );
  site.write("INSERT INTO wp_terms (name, slug) VALUES ('Summer gifts', 'summer-gifts')");
  const [term] = site.query("SELECT term_id AS id FROM wp_terms WHERE slug = 'summer-gifts'");
  site.write(
    `INSERT INTO wp_term_taxonomy (term_id, taxonomy, description, count) VALUES (${term?.id}, 'post_tag', '', 1)`,
  );
  const [tag] = site.query(`SELECT term_taxonomy_id AS id FROM wp_term_taxonomy WHERE term_id = ${term?.id}`);
  site.write(`INSERT INTO wp_term_relationships (object_id, term_taxonomy_id) VALUES (${post?.ID}, ${tag?.id})`);
  /** Saves a rule and returns the paths of the pages that have the widget. */
  const judge = async (rule: Omit<Rule, 'show'>, ...paths: readonly string[]) => {
    keepRules(site, { show: 'show', ...rule } as Rule);
    const found = await Promise.all(paths.map((path) => has(request, site, path)));
    return paths.filter((_, at) => found[at]);
  };
  const single = `/?p=${post?.ID}`;
  const list = '/tag/summer-gifts/';
  expect(await judge({ rule: 'post', post: String(ask?.ID) }, '/ask/', single, list, '/')).toEqual(['/ask/']);
  // The owner entered the last of these rules before the site moved to this URL.
  for (const named of [`${site.url}/ask/`, '/ask/', 'https://staging.example/ask/'])
    expect(await judge({ rule: 'post', post: named }, '/ask/', '/'), named).toEqual(['/ask/']);
  expect(await judge({ rule: 'tag', tag: 'Summer gifts' }, '/ask/', single, list, '/')).toEqual([single, list]);
  expect(await judge({ rule: 'tag', tag: 'summer-gifts' }, single, '/')).toEqual([single]);
  expect(await judge({ rule: 'language', language: 'en' }, '/ask/')).toEqual(['/ask/']);
  expect(await judge({ rule: 'language', language: 'ar' }, '/ask/')).toEqual([]);

  // The shop page counts as a page, although WordPress does not treat it as such.
  site.setOption('woocommerce_shop_page_id', ask?.ID);
  for (const named of [String(ask?.ID), '/ask/']) {
    keepRules(site, { show: 'show', rule: 'post', post: named });
    expect(await has(request, site, '/?list=1'), named).toBe(true);
  }
  expect(await has(request, site, '/')).toBe(false);
  site.setOption('woocommerce_shop_page_id', null);
});

test('page rules target logged-in users and roles, and pages for logged-in users are not cached', async ({
  request,
  site,
  playwright,
}) => {
  const visitor = await playwright.request.newContext();
  await logIn(request, site.url, EDITOR);
  const cached = async (one: APIRequestContext) => (await one.get(`${site.url}/ask/`)).headers()['cache-control'] ?? '';
  keepRules(site, { show: 'show', rule: 'login' });
  expect(await has(visitor, site, '/ask/')).toBe(false);
  expect(await cached(visitor)).not.toContain('no-store');
  expect(await has(request, site, '/ask/')).toBe(true);
  expect(await cached(request)).toContain('no-store');
  keepRules(site, { show: 'hide', rule: 'role', role: 'Editor' });
  expect(await has(visitor, site, '/ask/')).toBe(true);
  expect(await has(request, site, '/ask/')).toBe(false);
  keepRules(site, { show: 'hide', rule: 'role', role: 'customer' });
  expect(await has(request, site, '/ask/')).toBe(true);
  await visitor.dispose();
});

test('a cart rule is checked in the browser, and the preview explains why the widget is hidden', {
  tag: '@all',
}, async ({ page, site, guest }) => {
  keepRules(site, { show: 'show', rule: 'cart' });
  await asPerson(page);
  const widget = page.locator('body > #chaty-widget-0');
  const judged = page.waitForResponse(/contact-widget-triggers/);
  await page.goto('/ask/');
  await judged;
  await page.waitForLoadState('networkidle');
  await expect(widget).toHaveCount(0);
  // Simulates a WooCommerce block that has added something to the cart.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: WooCommerce writes this cookie in the same way
    document.cookie = 'woocommerce_items_in_cart=1; path=/';
    document.dispatchEvent(new Event('wc-blocks_added_to_cart'));
  });
  await expect(widget).toHaveCount(1);
  await page.reload();
  await expect(widget).toHaveCount(1);

  await page.context().clearCookies();
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('status')).toHaveText('Not shown while the cart is empty.');
  const shop = page.frameLocator('iframe[title="Shop preview"]');
  await expect(shop.locator('body > #chaty-widget-0')).toHaveCount(1);
  await expect(shop.locator('[data-hadaya-preview-off]')).toHaveCount(1);
  guest.ignoreFindings();
});
