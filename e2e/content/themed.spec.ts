import { readLayoutShift } from '../kit/layoutShift.ts';
import { expect, test } from '../kit/test.ts';
import { type Page, waitForContent } from './contentPage.ts';

const PATH = '/corporate-gifts/?theme=plain';
const MOST_SHIFT = 0.005;
const SHEETS = ['ours', 'theirs', 'both', 'late'] as const;

const styleOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, wanted) => wanted.map((name) => getComputedStyle(node).getPropertyValue(name)), names);

for (const sheets of SHEETS) {
  test.describe(`under an ordinary theme, sheets: ${sheets}`, () => {
    test.beforeEach(async ({ page, guest }) => {
      await guest.allow({ pageState: ['scroll'] });
      await page.goto(`${PATH}&sheets=${sheets}`);
      await waitForContent(page);
      await expect(page.locator('.hadaya-slider-pause').first()).toBeVisible();
    });

    test('arrows have the builder’s size and no box of a theme’s button, hovered neither', async ({ page, snap }) => {
      const hero = page.locator('.gifts-hero');
      const box = await hero.locator('.elementor-swiper-button-prev').boundingBox();
      const around = await hero.boundingBox();
      expect(box).toMatchObject({ width: 25, height: 25 });
      expect((box?.x ?? 0) - (around?.x ?? 0)).toBe(10);
      const button = hero.getByRole('button', { name: 'Next slide' });
      expect((await button.boundingBox())?.width).toBe(44);
      await button.hover();
      const bare = ['rgba(0, 0, 0, 0)', '0px', 'none'];
      expect(
        await styleOf(page, '.gifts-hero .hadaya-slider-arrow', ['background-color', 'padding-left', 'border-style']),
      ).toEqual(bare);
      await button.focus();
      expect(await styleOf(page, '.gifts-hero .hadaya-slider-arrow', ['background-color'])).toEqual([bare[0]]);
      await snap(`gifts-plain-${sheets}`);
    });

    test('the pause button is a small disc, hovered too', async ({ page }) => {
      const pause = page.locator('.hadaya-slider-pause').first();
      expect(await pause.boundingBox()).toMatchObject({ width: 28, height: 28 });
      await pause.hover();
      expect(
        await styleOf(page, '.hadaya-slider-pause', ['background-color', 'border-radius', 'padding-left']),
      ).toEqual(['rgba(20, 18, 16, 0.45)', '50%', '0px']);
    });

    test('dots have the builder’s size and distance', async ({ page }) => {
      const places = await page.locator('.gifts-hero .swiper-pagination-bullet').evaluateAll((dots) =>
        dots.map((dot) => {
          const { left, width } = dot.getBoundingClientRect();
          return left + width / 2;
        }),
      );
      expect(places.length).toBe(3);
      const steps = places.slice(1).map((place, index) => Math.round(place - (places[index] ?? 0)));
      expect(new Set(steps).size).toBe(1);
      expect(steps[0]).toBeLessThanOrEqual(24);
      const dot = page.locator('.gifts-hero .swiper-pagination-bullet:not(.swiper-pagination-bullet-active)').first();
      expect(await dot.boundingBox()).toMatchObject({ width: 6, height: 6 });
    });

    test('a film has one sign of play, the builder’s, in the middle of its picture', async ({ page }) => {
      const sign = page.locator('.elementor-custom-embed-play');
      await sign.scrollIntoViewIfNeeded();
      expect(
        await styleOf(page, '.elementor-custom-embed-play', ['background-color', 'background-image', 'border-radius']),
      ).toEqual(['rgba(0, 0, 0, 0)', 'none', '0px']);
      expect(await sign.locator('svg').boundingBox()).toMatchObject({ width: 100, height: 100 });
      const [box, picture] = [
        await sign.boundingBox(),
        await page.locator('.gifts-film .elementor-wrapper').boundingBox(),
      ];
      const middle = (rect: typeof box) => (rect ? [rect.x + rect.width / 2, rect.y + rect.height / 2] : []);
      const [x = 0, y = 0] = middle(box);
      const [wantedX = 0, wantedY = 0] = middle(picture);
      expect(Math.abs(x - wantedX)).toBeLessThanOrEqual(2);
      expect(Math.abs(y - wantedY)).toBeLessThanOrEqual(6);
    });

    test('titles of accordions keep the height that the page’s own sheets give them', async ({ page }) => {
      expect(await styleOf(page, '.elementor-accordion-title', ['min-height', 'display'])).not.toContain('24px');
      expect(await styleOf(page, '.elementor-tab-title', ['min-height'])).not.toContain('24px');
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const sheets of ['ours', 'both', 'late'] as const) {
    test(`nothing moves at ${width} px when scripts come two seconds late, sheets: ${sheets}`, async ({
      page,
      guest,
      faults,
    }) => {
      await guest.allow({ pageState: ['scroll'] });
      await faults.slow('**/dist/*.js*', 2000);
      await page.setViewportSize({ width, height });
      await page.goto(`${PATH}&sheets=${sheets}`);
      await expect(page.locator('.gifts-hero .swiper-pagination-bullet').first()).toBeAttached({ timeout: 20_000 });
      await waitForContent(page);
      const { unexpected, sources } = await readLayoutShift(page);
      expect(unexpected, sources.join(', ')).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

test('the demo wears its own look', async ({ page }) => {
  await page.goto('/corporate-gifts/');
  await waitForContent(page);
  await expect(page.locator('.hadaya-slider-pause').first()).toBeVisible();
  expect(await page.locator('.hadaya-slider-pause').first().boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect(await page.locator('.elementor-swiper-button').first().boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect(await page.locator('.elementor-custom-embed-play').boundingBox()).toMatchObject({ width: 72, height: 72 });
});
