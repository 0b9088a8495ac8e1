import type { Page } from '@playwright/test';
import { enterAsOwner, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { openSection, openStep, PERSON, save, saved } from './kit/settingsApp.ts';
import { shapeOf } from './kit/shapeOf.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

test('the menu gives authorised users an entry for each view and switches views without a page load', async ({
  page,
  request,
  site,
  guest,
}) => {
  await enterAsOwner(page.request, site);
  await page.goto('/wp-admin/admin.php?page=hadaya#parts');
  await expect(page).toHaveURL(/admin\.php\?page=hadaya/);
  await expect(page.getByRole('heading', { name: 'Features', level: 2 })).toBeVisible();
  const menu = page.locator('#toplevel_page_hadaya .wp-submenu');
  await expect(menu.getByRole('link')).toHaveText([
    'Contact widget',
    'Form',
    /^Inbox/,
    'Quote list',
    'Statistics',
    'Features',
    'Advanced',
  ]);
  await openSection(page, 'Contact widget');
  await openStep(page, 'Appearance');
  await page.getByLabel('Call to action', { exact: true }).fill('Not lost');
  await menu.getByRole('link', { name: 'Form' }).click();
  await expect(page).toHaveURL(/page=hadaya-form$/);
  await expect(menu.locator('li.current')).toHaveText('Form');
  await menu.getByRole('link', { name: 'Contact widget' }).click();
  await expect(page.getByLabel('Call to action', { exact: true })).toHaveValue('Not lost');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.goto(`${SETTINGS_PAGE}-advanced`);
  await expect(page.getByRole('heading', { name: 'Advanced', level: 2 })).toBeVisible();
  guest.ignoreFindings();

  await logIn(request, site.url, EDITOR);
  for (const suffix of ['', '-form', '-inbox', '-statistics', '-parts', '-advanced'])
    expect((await request.get(`${site.url}${SETTINGS_PAGE}${suffix}`)).status(), suffix).toBe(403);
});

test('administrators see an unpublished widget on uncached pages and publish it from the notice', async ({
  page,
  playwright,
  site,
  guest,
}) => {
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], enabled: false }] });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await expect(page.getByText('The widget is hidden from everyone who visits the shop.')).toBeVisible();
  await openStep(page, 'Appearance');
  await page.getByLabel('Call to action', { exact: true }).fill('Hello');
  await save(page).click();
  await saved(page, 'Settings saved. The widget is hidden from visitors.');
  await page.getByRole('button', { name: 'Show only to administrators' }).click();
  await saved(page, 'Settings saved. Only administrators can see the widget.');
  const shop = async (client: { get: Page['request']['get'] }) => {
    const answer = await client.get(`${site.url}/ask/`);
    return { hasWidget: (await answer.text()).includes('"ctaText":"Hello"'), cache: answer.headers()['cache-control'] };
  };
  const visitor = await playwright.request.newContext();
  expect((await shop(visitor)).hasWidget).toBe(false);
  const own = await shop(page.request);
  expect(own.hasWidget).toBe(true);
  expect(own.cache).toContain('no-cache');
  await page.getByRole('button', { name: 'Publish' }).click();
  await saved(page, 'Settings saved. The widget is live.');
  // The next save must not revert a published change.
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect((await shop(visitor)).hasWidget).toBe(true);
  await visitor.dispose();
  guest.ignoreFindings();
});

test('the preview shows changes without a reload; for a hidden widget, it greys out the page and explains why', async ({
  page,
  site,
  guest,
  snap,
}) => {
  const pages = [{ show: 'show', rule: 'starts', value: '/ask/' }];
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], pages }] });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const message = preview.getByRole('status');
  const shop = page.frameLocator('iframe[title="Shop preview"]');
  await expect(message).toHaveText('Not shown: the display rules exclude this page.');
  await expect(shop.locator('html')).toHaveAttribute('data-hadaya-preview-off');
  // The preview greys out the page but not the widget.
  await expect(shop.locator('html')).toHaveCSS('filter', /grayscale/);
  await expect(shop.locator('[data-hadaya-root="contact-widget"]').first()).toHaveCSS('opacity', '1');
  await expect(shop.locator('.Whatsapp-channel-link .chaty-link')).toBeVisible();
  await preview.getByRole('button', { name: 'Preview anyway' }).click();
  await expect(message).toHaveText('Visible in this preview.');
  await expect(shop.locator('html')).not.toHaveAttribute('data-hadaya-preview-off');
  await expect(shop.locator('.Whatsapp-channel-link .chaty-icon-path')).toHaveAttribute('d', shapeOf('whatsapp'));
  await shop.locator('body').evaluate((body) => body.setAttribute('data-stays', ''));
  await openStep(page, 'Appearance');
  await page.getByLabel('Call to action', { exact: true }).fill('Written just now');
  await expect(shop.getByText('Written just now').first()).toBeVisible();
  await expect(shop.locator('body')).toHaveAttribute('data-stays', '');
  // The launcher's corner is fully visible above the bar at the bottom of the window.
  const [corner, bar] = [
    await shop.locator('.open-chaty').first().boundingBox(),
    await page.locator('.hadaya-bar').boundingBox(),
  ];
  expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await snap('wordpress-setup-preview');
  await openSection(page, 'Form');
  await expect(shop.locator('.field-message')).toBeVisible();
  guest.ignoreFindings();
});

test('while the shop is closed for a holiday, the widget says when the shop reopens', { tag: '@all' }, async ({
  page,
  site,
  guest,
}) => {
  await enterAsOwner(page.request, site);
  await page.goto(SETTINGS_PAGE);
  await openStep(page, 'Display');
  await page.getByLabel('Set opening hours').check();
  await page.getByLabel('Time zone', { exact: true }).selectOption('Asia/Muscat');
  await page.getByRole('button', { name: 'Add special hours' }).click();
  await page.getByLabel('Start date').fill('2026-11-29');
  await page.getByLabel('End date').fill('2026-12-06');
  await page.getByLabel('Outside opening hours').selectOption('Show the widget and say when you reopen');
  await save(page).click();
  await saved(page, 'Saved.');
  await page.clock.setFixedTime('2026-11-29T06:00:00Z');
  await page.goto('/ask/');
  await expect(page.getByText('Back Monday, December 7 09:00').first()).toBeVisible();
  guest.ignoreFindings();
});
