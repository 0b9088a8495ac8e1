import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { passWaitingTime } from '../theme/themePage.ts';
import { CLOSED } from './contentDocument.ts';
import { COUNTING, type Page, waitForContent } from './contentPage.ts';

const PATH = '/corporate-gifts/';
const REVIEWED = { reviewed: { 'color-contrast': CLOSED, 'video-caption': 'the video has no sound' } };

/** Elements that never come to rest: each slide of the hero zooms in while it is visible. */
const HERO = { restless: '.elementor-ken-burns' };

/** Scrolls down the page, so that every widget comes near the viewport, and then back to the top. */
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

// One width for each direction is enough.
for (const [name, width, query] of [
  ['desktop', 1280, ''],
  ['phone-ar', 390, '?dir=rtl'],
] as const) {
  test(`the corporate gifts page on ${name} is accessible and has no layout shift`, async ({ page, snap, guest }) => {
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

for (const width of [1280, 390])
  for (const dir of ['ltr', 'rtl'] as const) {
    test(`each accordion row has its title at the start and one icon at the end (${width} px, ${dir})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${PATH}?dir=${dir}`);
      await waitForContent(page);
      const rows = await page.locator('.elementor-accordion h3, .e-n-accordion summary').evaluateAll((titles) =>
        titles.map((title) => {
          const frame = title.getBoundingClientRect();
          const icons = [...title.querySelectorAll('svg')].filter((mark) => mark.getClientRects().length > 0);
          const range = document.createRange();
          range.selectNodeContents(title.querySelector('a, .e-n-accordion-item-title-text') ?? title);
          const text = range.getBoundingClientRect();
          const isRtl = getComputedStyle(title).direction === 'rtl';
          const [mark] = icons.map((one) => one.getBoundingClientRect());
          return {
            icons: icons.length,
            drawn: getComputedStyle(title, '::before').content + getComputedStyle(title, '::after').content,
            start: Math.round(isRtl ? frame.right - text.right : text.left - frame.left),
            end: mark && Math.round(isRtl ? mark.left - frame.left : frame.right - mark.right),
          };
        }),
      );
      expect(rows).toHaveLength(7);
      for (const row of rows) expect(row).toEqual({ icons: 1, drawn: 'nonenone', start: 0, end: 0 });
    });
  }

test('the corporate gifts page works under a strict policy', async ({ page, guest }) => {
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

test('the corporate gifts page shows every panel without scripts', async ({ page, guest, snap }) => {
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
