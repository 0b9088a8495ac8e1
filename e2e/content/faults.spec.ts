import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { detailsMarkup, foldMarkup, nestedTabsMarkup, tabsMarkup } from './foldMarkup.ts';
import { dialog, group, open, prepareLightbox } from './lightboxPage.ts';
import { carouselMarkup } from './sliderMarkup.ts';
import { quick, ready } from './sliderPage.ts';

prepareLightbox();

const ALL = carouselMarkup(quick) + foldMarkup('accordion') + tabsMarkup() + detailsMarkup({}) + nestedTabsMarkup();

test('a render error restores the printed slides, and other widgets keep working', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "content-slider" stopped/], globals: ['__errors'] });
  const head = `<script>
    window.__errors = 0; addEventListener('hadaya:error', () => (window.__errors += 1));
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-bullet-index') throw new Error('broken on purpose');
      return set.call(this, name, value);
    };</script>`;
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick) + foldMarkup('accordion'), { head })));
  await expect(page.locator('[data-widget_type^="image-carousel"]')).toHaveAttribute('data-hadaya-state', 'failed');
  await expect(page.locator('.swiper-initialized, [data-hadaya-root]')).toHaveCount(0);
  await expect(page.locator('.swiper-slide').first()).toHaveAttribute('aria-label', '1 of 5');
  await page.getByRole('button', { name: 'Two' }).click();
  await expect(page.getByRole('button', { name: 'Two' })).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, '__errors'))).toBe(1);
});

/** Returns the classes of the selected elements that extend beyond the left or right edge of the viewport. */
const outside = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1) ? [node.className] : [];
    }),
  );

test('controls stay inside the viewport after rotation, narrowing and 400 % zoom', async ({ page, servePage }) => {
  await page.goto(servePage('/c/', contentDocument(ALL)));
  await ready(page);
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const controls = '.hadaya-slider-pause, .hadaya-slider-arrow, .elementor-tab-title, summary, .e-n-tab-title';
    await expect.poll(() => outside(page, controls), `${width} px`).toEqual([]);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await expect.poll(fits, `${width} px`).toBe(true);
  }
});

test('the open lightbox keeps its controls inside a rotated viewport', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, servePage('/c/', contentDocument(group(3))), 'a.g');
  await expect(dialog(page)).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const buttons = dialog(page).locator('button:visible');
    const outOfIt = () =>
      buttons.evaluateAll(
        (nodes, size) =>
          nodes.flatMap((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            const isIn = left >= -1 && right <= size.width + 1 && top >= -1 && bottom <= size.height + 1;
            return isIn ? [] : [node.outerHTML];
          }),
        { width, height },
      );
    await expect.poll(() => buttons.count()).toBeGreaterThan(3);
    await expect.poll(outOfIt).toEqual([]);
  }
});

test.describe('touch and pen', () => {
  test.use({ hasTouch: true });

  test('a tap operates an accordion, tabs and the pause button without counting as hovering', async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(ALL)));
    await ready(page);
    await page.getByRole('button', { name: 'Two', exact: true }).first().tap();
    await expect(page.getByRole('button', { name: 'Two', exact: true }).first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.locator('.elementor-tab-desktop-title').nth(1).tap();
    await expect(page.locator('.elementor-tab-desktop-title').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.locator('.e-n-tab-title').nth(1).tap();
    await expect(page.locator('.e-n-tab-title').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.locator('.hadaya-slider-pause').tap();
    await expect(page.locator('.hadaya-slider-pause')).toHaveAttribute('data-autoplay', 'stopped');
    // A tap leaves no pointer over the slides, so the slider is not paused afterwards.
    await page.locator('.hadaya-slider-pause').tap();
    const before = await page.locator('.swiper-pagination-bullet-active').getAttribute('data-bullet-index');
    await expect(page.locator('.swiper-pagination-bullet-active')).not.toHaveAttribute(
      'data-bullet-index',
      before ?? '',
    );
  });
});

test('a hundred mounts leak no node or listener', async ({ page, servePage, leaks }) => {
  test.setTimeout(120_000);
  await page.goto(servePage('/c/', contentDocument(ALL)));
  await ready(page);
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      const registry = Reflect.get(window, Symbol.for('hadaya.v1'));
      const isReady = () => document.querySelectorAll('.hadaya-slider-pause').length === 1;
      for (let turn = 0; turn < count; turn += 1) {
        registry.unmount(document.body);
        registry.scan();
        while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      registry.unmount(document.body);
    }, times);
  await cycle(2);
  await settle(page);
  const before = await leaks.take();
  await cycle(100);
  await expect.poll(() => leaks.since(before)).toEqual([]);
});

test('opening the lightbox twenty-five times leaks no listener', async ({ page, servePage, leaks }) => {
  await page.clock.install();
  await open(page, servePage('/c/', contentDocument(group(3))), 'a.g');
  const cycle = async () => {
    await dialog(page).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('a.g').first().press('Enter');
  };
  // Waits for the library's clean-up timers, which run for several seconds after each close.
  const tidy = () => page.clock.runFor(6000);
  for (let turn = 0; turn < 3; turn += 1) await cycle();
  // Waits until the timers that look for a late copy of jQuery have ended, ten seconds after load.
  await page.clock.runFor(11_000);
  await tidy();
  // The first picture's placeholder disappears once the picture can be painted.
  await expect(dialog(page).locator('.preview')).toHaveCount(0);
  const before = await leaks.take();
  for (let turn = 0; turn < 25; turn += 1) await cycle();
  await tidy();
  await expect.poll(() => leaks.since(before)).toEqual([]);
});
