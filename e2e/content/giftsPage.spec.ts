import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { passWaitingTime } from '../theme/themePage.ts';
import { CLOSED, COUNTING, type Page, waitForContent } from './contentPage.ts';

const PATH = '/corporate-gifts/';
const REVIEWED = { reviewed: { 'color-contrast': CLOSED, 'video-caption': 'the film has no sound' } };

/** The hero's slides come nearer while they are shown, one after the other. */
const HERO = { restless: '.elementor-ken-burns' };

/** Walks down the page, so that everything near the screen has been. */
async function walk(page: Page): Promise<void> {
  for (let y = 0; y < 5000; y += 600) {
    await page.mouse.wheel(0, 600);
    await settle(page, HERO);
  }
  await expect(page.locator('.elementor-counter-number').first()).toHaveText('250');
  await page.waitForLoadState('load');
  await settle(page, HERO);
  await page.evaluate(() => scrollTo(0, 0));
}

// Pairwise: each direction at one width.
for (const [name, width, query] of [
  ['desktop', 1280, ''],
  ['phone-ar', 390, '?dir=rtl'],
] as const) {
  test(`the page of corporate gifts on ${name}: nothing moves, nothing is out of reach`, async ({
    page,
    snap,
    guest,
  }) => {
    await guest.allow({ pageState: ['scroll'] });
    await page.setViewportSize({ width, height: 900 });
    await openPainted(page, `${PATH}${query}`);
    await waitForContent(page);
    await expect(page.locator('.gifts-hero .swiper-initialized')).toBeVisible();
    await snap(`gifts-${name}-top`);
    await walk(page);
    await expectNoLayoutShift(page, { others: COUNTING });
    await snap(`gifts-${name}`, 'page');
    await expect(page.locator('.elementor-counter-number').first()).toHaveText('250');
    await expectAccessible(page, REVIEWED);
  });
}

test('under a strict policy everything of the page works', async ({ page, guest }) => {
  await guest.allow({ pageState: ['scroll'] });
  await page.goto(`${PATH}?csp=strict`);
  await waitForContent(page);
  await page.getByRole('button', { name: 'Next slide' }).first().click();
  await page.getByRole('tab', { name: 'We make' }).click();
  await page.getByRole('tab', { name: 'National Day' }).click();
  await page.getByRole('button', { name: 'How long does engraving take?' }).click();
  await page.locator('summary').nth(1).click();
  await page.locator('.elementor-custom-embed-play').scrollIntoViewIfNeeded();
  await expect(page.getByText('Pottery').or(page.getByRole('tabpanel', { name: 'National Day' }))).toBeVisible();
});

test('without the islands’ scripts the page can be read and every panel reached', async ({ page, guest, snap }) => {
  await guest.allow({ sentinel: 'absent' });
  await page.goto(`${PATH}?js=off`);
  const panels = page.locator('.elementor-tab-content, .e-n-tabs-content > [role="tabpanel"]');
  await expect(panels.first()).toBeVisible();
  await passWaitingTime(page);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.locator('details')).toHaveCount(3);
  await expect(page.locator('.elementor-swiper-button').first()).toBeHidden();
  await snap('gifts-noscript', 'page');
});
