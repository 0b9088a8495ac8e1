/** A site in an unsupported language shows all texts in English, in the site's own direction and without warnings. */
import type { Locator } from '@playwright/test';
import { SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] }, userAgent: PERSON });
test.afterEach(({ site }) => site.setOptions({ hadaya_test_locale: null, hadaya_options: HADAYA_OPTIONS }));

/** Returns a string's last character, and whether it is to the right of the character before it, as in English. */
const endOf = (target: Locator) =>
  target.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last: Node | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.textContent?.trim()) last = node;
    const text = last?.textContent?.trimEnd() ?? '';
    const boxOf = (from: number) => {
      const range = document.createRange();
      if (last) range.setStart(last, from);
      if (last) range.setEnd(last, from + 1);
      return range.getBoundingClientRect();
    };
    const [before, stop] = [boxOf(text.length - 2), boxOf(text.length - 1)];
    return { lastCharacter: text.slice(-1), isBehind: stop.left >= before.left };
  });

const READ = { lastCharacter: '.', isBehind: true };

test('Persian: English sentences keep their direction in settings, inbox and form', async ({ page, site, snap }) => {
  site.setOptions({ hadaya_test_locale: 'fa_IR', hadaya_options: HADAYA_OPTIONS });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await expect(page.locator('body')).toHaveClass(/\brtl\b/);
  const live = page.getByText('Everyone sees the widget in the shop.');
  await expect(live).toBeVisible();
  expect(await endOf(live)).toEqual(READ);
  await snap('wordpress-untranslated-settings');
  await page.goto(`${SETTINGS_PAGE}-inbox`);
  const keys = page.getByText(/^Keyboard shortcuts/);
  await expect(keys).toBeVisible();
  expect(await endOf(keys)).toEqual(READ);
  await page.goto('/ask/');
  await page.locator('#chaty-widget-0 .chaty-i-trigger, #chaty-widget-0 .chaty-cta-main').first().click();
  await page.locator('#chaty-widget-0 .Contact_Us-channel-link .chaty-link').click();
  const hint = page.locator('.chaty-field-hint[id$="-types"]');
  await expect(hint).toBeVisible();
  expect(await endOf(hint)).toEqual(READ);
  await expect(hint).toHaveCSS('text-align', 'right');
  await snap('wordpress-untranslated-form');
});

test('German: every screen and the widget still load if no translation exists', { tag: '@all' }, async ({
  page,
  site,
}) => {
  site.setOptions({ hadaya_test_locale: 'de_DE', hadaya_options: HADAYA_OPTIONS });
  await logIn(page.request, site.url);
  for (const screen of ['', '-form', '-inbox', '-statistics', '-parts', '-advanced']) {
    const answer = await page.goto(`${SETTINGS_PAGE}${screen}`);
    expect(answer?.status(), screen).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(
      page.locator('#hadaya-admin form, #hadaya-inbox [role=tablist], #hadaya-inbox nav').first(),
    ).toBeVisible();
  }
  await page.goto('/ask/');
  await expect(page.locator('#chaty-widget-0 .chaty-i-trigger, #chaty-widget-0 .chaty-cta-main').first()).toBeVisible();
});
