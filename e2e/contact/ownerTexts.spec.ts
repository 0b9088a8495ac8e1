import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { openPainted } from '../kit/openPainted.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const link = (page: Page, slug: string) => page.locator(`#${slug}-0-channel a`);

test.describe('owners’ texts', () => {
  test('the call to action keeps its emphasis, and reads the same before its markup is there', async ({
    page,
    servePage,
    faults,
  }) => {
    const cta = page.locator('.on-hover-text');
    const widgets = [
      { settings: { cta_text: 'Gifts &amp; more: <strong>ask us</strong>' }, channels: SIMPLE_CHANNELS },
    ];
    await openContact(page, servePage, { widgets });
    await expect(cta.locator('strong')).toHaveText('ask us');
    await expect(cta).toHaveText('Gifts & more: ask us');
    await faults.block('**/contact-widget-ownerParts-*');
    await openContact(page, servePage, { widgets, path: '/without-markup/' });
    await expect(cta).toBeVisible();
    await expect(cta).toHaveText('Gifts & more: ask us');
  });

  test('a call to action with emphasis moves nothing when its markup comes late', async ({ page }) => {
    const letGo = await holdBack(page, '**/contact-widget-ownerParts-*');
    await openPainted(page, '/contact/');
    await expect(page.locator('.open-chaty').first()).toBeVisible();
    await settle(page);
    letGo();
    await expect(page.locator('.on-hover-text strong').first()).toBeVisible();
    await settle(page);
    await expectNoLayoutShift(page);
  });

  test('fault-72: the tooltip shows the text as it was meant', async ({ page, servePage }) => {
    const phone = contactChannel('Phone', { value: '1', hover_text: 'Ahmed&#039;s &quot;shop&quot; 100%' });
    await openContact(page, servePage, { widgets: [{ channels: [phone, ...SIMPLE_CHANNELS] }] });
    await page.locator('.open-chaty').hover();
    await expect(link(page, 'Phone').first()).toHaveAttribute('aria-label', 'Ahmed\'s "shop" 100%');
  });
});
