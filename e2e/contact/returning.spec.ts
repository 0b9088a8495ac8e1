/** Tests that a visitor who returns with Back finds a closed, working widget and is not counted twice. */
import { documentOf } from '../kit/servePage.ts';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';
import { openContact } from './kit/contactPage.ts';
import { PANELS } from './kit/panelChannels.ts';

test.use({ launchOptions: bfcacheLaunch });

test('a back/forward cache restore closes the panel and does not start the widget again', async ({
  page,
  servePage,
}) => {
  const head = `<script>
    var returns = [], shown = 0;
    addEventListener('pageshow', ({persisted}) => { returns.push(persisted); });
    document.addEventListener('hadaya:contact:shown', () => { shown += 1; });
  </script>`;
  await openContact(page, servePage, { widgets: [{ channels: PANELS }], head });
  await page.locator('.open-chaty').press('Enter');
  await page.locator('#Whatsapp-0-channel a').press('Enter');
  await page.locator('.chaty-outer-forms.active').waitFor();
  await page.goto(servePage('/next/', documentOf('<p>Next</p>')));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('returns')).toEqual([false, true]);
  await expect(page.locator('.chaty-outer-forms.active')).toHaveCount(0);
  await expect(page.locator('.chaty-widget')).toHaveCount(1);
  await page.locator('.open-chaty').press('Enter');
  await expect(page.locator('.chaty-widget.chaty-open')).toBeVisible();
  expect(await page.evaluate('shown')).toBe(1);
});
