import { holdBack } from '../kit/holdBack.ts';
import { readLayoutShift } from '../kit/layoutShift.ts';
import { expect, test, waitForPaint } from '../kit/test.ts';
import { passWaitingTime } from '../theme/themePage.ts';
import { type Page, waitForContent } from './contentPage.ts';

const PATH = '/corporate-gifts/?theme=plain';
const MOST_SHIFT = 0.005;
const SHEETS = ['ours', 'theirs', 'both', 'late'] as const;

const styleOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, expected) => expected.map((name) => getComputedStyle(node).getPropertyValue(name)), names);

for (const sheets of SHEETS) {
  test(`theme styles and our styles do not affect each other (sheets: ${sheets})`, async ({ page, guest, snap }) => {
    await guest.allow({ pageState: ['scroll'] });
    await page.goto(`${PATH}&sheets=${sheets}`);
    await waitForContent(page);
    await expect(page.locator('.hadaya-slider-pause').first()).toBeVisible();
    await test.step('arrows keep the builder’s size and get no theme button styles, even on hover', async () => {
      const hero = page.locator('.gifts-hero');
      const arrow = hero.locator('.elementor-swiper-button-prev');
      await expect.poll(() => arrow.boundingBox()).toMatchObject({ width: 25, height: 25 });
      const inset = async () => ((await arrow.boundingBox())?.x ?? 0) - ((await hero.boundingBox())?.x ?? 0);
      await expect.poll(inset).toBe(10);
      const button = hero.getByRole('button', { name: 'Next slide' });
      await expect.poll(async () => (await button.boundingBox())?.width).toBe(44);
      await button.hover();
      const bare = ['rgba(0, 0, 0, 0)', '0px', 'none'];
      expect(
        await styleOf(page, '.gifts-hero .hadaya-slider-arrow', ['background-color', 'padding-left', 'border-style']),
      ).toEqual(bare);
      await button.focus();
      expect(await styleOf(page, '.gifts-hero .hadaya-slider-arrow', ['background-color'])).toEqual([bare[0]]);
      await snap(`gifts-plain-${sheets}`);
    });
    await test.step('the pause button is a small circle, even on hover', async () => {
      const pause = page.locator('.hadaya-slider-pause').first();
      await expect.poll(() => pause.boundingBox()).toMatchObject({ width: 28, height: 28 });
      await pause.hover();
      await expect
        .poll(() => styleOf(page, '.hadaya-slider-pause', ['background-color', 'border-radius', 'padding-left']))
        .toEqual(['rgba(20, 18, 16, 0.45)', '50%', '0px']);
    });
    await test.step('dots have the builder’s size and spacing', async () => {
      const positions = await page.locator('.gifts-hero .swiper-pagination-bullet').evaluateAll((dots) =>
        dots.map((dot) => {
          const { left, width } = dot.getBoundingClientRect();
          return left + width / 2;
        }),
      );
      expect(positions.length).toBe(3);
      const steps = positions.slice(1).map((position, index) => Math.round(position - (positions[index] ?? 0)));
      expect(new Set(steps).size).toBe(1);
      expect(steps[0]).toBeLessThanOrEqual(24);
      const dot = page.locator('.gifts-hero .swiper-pagination-bullet:not(.swiper-pagination-bullet-active)').first();
      // The browser paints only the inner area of the dot's touch target.
      const painted = { width: '6px', height: '6px', 'box-sizing': 'content-box', 'background-clip': 'content-box' };
      for (const [name, value] of Object.entries(painted)) await expect(dot).toHaveCSS(name, value);
    });
    await test.step('a video has only the builder’s play icon, centred on its picture', async () => {
      const icon = page.locator('.elementor-custom-embed-play');
      await icon.scrollIntoViewIfNeeded();
      expect(
        await styleOf(page, '.elementor-custom-embed-play', ['background-color', 'background-image', 'border-radius']),
      ).toEqual(['rgba(0, 0, 0, 0)', 'none', '0px']);
      await expect.poll(() => icon.locator('svg').boundingBox()).toMatchObject({ width: 100, height: 100 });
      // Reads both positions synchronously, because content above may still move the elements.
      const isInMiddle = () =>
        page.evaluate(() => {
          const middle = (selector: string) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: Number.NaN, y: Number.NaN };
          };
          const [own, expected] = [middle('.elementor-custom-embed-play'), middle('.gifts-film .elementor-wrapper')];
          return Math.abs(own.x - expected.x) <= 2 && Math.abs(own.y - expected.y) <= 6;
        });
      await expect.poll(isInMiddle).toBe(true);
    });
    await test.step('accordion titles keep the height set by the page’s style sheets', async () => {
      expect(await styleOf(page, '.elementor-accordion-title', ['min-height', 'display'])).not.toContain('24px');
      expect(await styleOf(page, '.elementor-tab-title', ['min-height'])).not.toContain('24px');
    });
    await test.step('accordion icons stay black because the builder sets no colour', async () => {
      expect(await styleOf(page, '.elementor-accordion-icon svg', ['fill'])).toEqual(['rgb(0, 0, 0)']);
    });
  });
}

for (const sheets of ['ours', 'both', 'late'] as const) {
  test(`nothing shifts at 390 and 1280 px when scripts load late, one by one (sheets: ${sheets})`, async ({
    page,
    guest,
  }) => {
    await guest.allow({ pageState: ['scroll'] });
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const releaseEngine = await holdBack(page, '**/dist/content-startSlider*');
      const release = await holdBack(page, '**/dist/hadaya.min.js*');
      await page.goto(`${PATH}&sheets=${sheets}`, { waitUntil: 'commit' });
      await waitForPaint(page);
      await passWaitingTime(page);
      const asked = page.waitForRequest(/content-startSlider/);
      release();
      await asked;
      await passWaitingTime(page);
      releaseEngine();
      await expect(page.locator('.gifts-hero .swiper-pagination-bullet').first()).toBeAttached();
      await waitForContent(page);
      const { unexpected, sources } = await readLayoutShift(page);
      expect(unexpected, sources.join(', ')).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}

test('without the plain theme, the demo page has the large controls of the Hadaya look', async ({ page }) => {
  await page.goto('/corporate-gifts/');
  await waitForContent(page);
  await expect(page.locator('.hadaya-slider-pause').first()).toBeVisible();
  const box = (selector: string) => page.locator(selector).first().boundingBox();
  await expect.poll(() => box('.hadaya-slider-pause')).toMatchObject({ width: 44, height: 44 });
  await expect.poll(() => box('.elementor-swiper-button')).toMatchObject({ width: 44, height: 44 });
  await expect.poll(() => box('.elementor-custom-embed-play')).toMatchObject({ width: 72, height: 72 });
});
