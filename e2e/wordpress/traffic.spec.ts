import type { Page } from '@playwright/test';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { openSection, openStep, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });

test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

test('only visitors from the selected sources see the widget, throughout the visit', async ({
  page,
  browser,
  site,
  guest,
  snap,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  await asPerson(page);
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await openStep(page, 'Display');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Limit to certain traffic sources').press('Space');
  const sources = page.getByRole('group', { name: 'Traffic sources' });
  await sources.getByLabel('Search engines').press('Space');
  await sources.getByRole('button', { name: 'Add site' }).press('Enter');
  await sources.getByLabel('Site', { exact: true }).fill('partner.example');
  await expect(preview.getByRole('status')).toHaveText('Not shown to visitors from this source.');
  await preview.getByText('Simulate visitor').click();
  await preview.getByLabel('Traffic source').selectOption('Search engines');
  await expect(preview.getByRole('status')).toHaveText('Visible in this preview.');
  await snap('wordpress-traffic-en');
  await page.getByRole('button', { name: 'Save changes', exact: true }).press('Enter');
  await expect(page.getByText('Settings saved.').first()).toBeVisible();

  /** Returns whether the widget is shown. If it should stay hidden, first waits until the network is idle. */
  const isShown = async (visitor: Page, isExpected: boolean) => {
    const widget = visitor.locator('body > #chaty-widget-0');
    if (isExpected) await expect(widget).toHaveCount(1);
    else await visitor.waitForLoadState('networkidle');
    return (await widget.count()) === 1;
  };
  const shows = async (referer: string, isExpected: boolean) => {
    const context = await browser.newContext({ userAgent: PERSON });
    const visitor = await context.newPage();
    await asPerson(visitor);
    const judged = visitor.waitForResponse(/contact-widget-triggers/);
    await visitor.goto(`${site.url}/ask/`, referer === '' ? {} : { referer });
    await judged;
    const first = await isShown(visitor, isExpected);
    await visitor.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/';
      document.body.append(link);
      link.click();
    });
    await visitor.waitForURL(`${site.url}/`);
    const second = await isShown(visitor, isExpected);
    await context.close();
    return [first, second];
  };
  expect(await shows('https://www.google.com/', true)).toEqual([true, true]);
  expect(await shows('https://www.partner.example/', true)).toEqual([true, true]);
  expect(await shows('https://l.facebook.com/', false)).toEqual([false, false]);
  expect(await shows('', false)).toEqual([false, false]);
  guest.ignoreFindings();
});
