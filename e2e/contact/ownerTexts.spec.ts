import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

const MARKUP = '**/contact-widget-ownerParts-*';
const widgets = [{ settings: { cta_text: 'Gifts &amp; more: <strong>ask us</strong>' }, channels: SIMPLE_CHANNELS }];
const callOf = (page: Page) => page.locator('.on-hover-text');

test('the call to action keeps its emphasis, and moves nothing when its markup comes late', async ({
  page,
  servePage,
}) => {
  const letGo = await holdBack(page, MARKUP);
  await openContact(page, servePage, { widgets, isPainted: true });
  await expect(page.locator('.open-chaty')).toBeVisible();
  await settle(page);
  letGo();
  await expect(callOf(page).locator('strong')).toBeVisible();
  await expect(callOf(page).locator('strong')).toHaveText('ask us');
  await expect(callOf(page)).toHaveText('Gifts & more: ask us');
  await settle(page);
  await expectNoLayoutShift(page);
});

test('the call to action reads the same where its markup does not come', async ({ page, servePage, faults }) => {
  await faults.block(MARKUP);
  await openContact(page, servePage, { widgets });
  await expect(callOf(page)).toBeVisible();
  await expect(callOf(page)).toHaveText('Gifts & more: ask us');
});
