import { settle } from '../kit/settle.ts';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { waitForContent } from './contentPage.ts';
import { tabsMarkup } from './foldMarkup.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';
import { current, DOTS, inView, quick, ready } from './sliderPage.ts';

test.describe('a carousel', () => {
  test('advances after 3000 ms and loops from the last slide to the first', async ({ page, servePage }) => {
    // Records in the page when each slide becomes current, so that the test's own timing does not matter.
    const noting = `<script>
Object.defineProperty(window, 'noted', { value: [] });
new MutationObserver(() => {
  const now = document.querySelector('.swiper-pagination-bullet-active')?.dataset.bulletIndex;
  if (now !== undefined && now !== noted.at(-1)?.[0]) noted.push([now, performance.now()]);
}).observe(document.body, { subtree: true, childList: true, attributes: true });</script>`;
    const noted = (): Promise<[string, number][]> => page.evaluate(() => Reflect.get(window, 'noted'));
    await page.clock.install();
    await openPainted(page, servePage('/c/', contentDocument(carouselMarkup(ROW_1, 5), { after: noting })));
    await ready(page);
    const later = async () => {
      await page.clock.runFor(500);
      return (await noted()).length;
    };
    await expect.poll(later).toBeGreaterThanOrEqual(3);
    const [zero, one, two] = await noted();
    expect([zero?.[0], one?.[0], two?.[0]]).toEqual(['0', '1', '2']);
    expect((two?.[1] ?? 0) - (one?.[1] ?? 0)).toBeGreaterThan(2900);
    // Checks for layout shifts before the mouse makes the library load. The library's loop moves slides and scrolls
    // back by the same distance, which browsers report as shifts.
    await expectNoLayoutShift(page);
    await page.getByRole('button', { name: 'Go to slide 5' }).click();
    await expect.poll(() => current(page)).toBe('4');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => current(page)).toBe('0');
    await expect(page.locator('.swiper-slide')).toHaveCount(5);
    await expectAccessible(page, { reviewed: DOTS });
  });

  test('without the autoplay setting, never moves and has no pause button', async ({ page, servePage }) => {
    await page.clock.install();
    const { autoplay: _, ...still } = quick;
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(still))));
    await ready(page);
    await page.clock.runFor(1500);
    expect(await current(page)).toBe('0');
    await expect(page.locator('.hadaya-slider-pause')).toHaveCount(0);
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
  });

  test('shows 3, 2 and 1 slides at 1300, 900 and 500 px by default', async ({ page, servePage }) => {
    await page.setViewportSize({ width: 1300, height: 700 });
    const head = `<style>${'.elementor-element'.repeat(3)} .swiper-pagination-bullet:not(.swiper-pagination-bullet-active){background:red}</style>`;
    await openPainted(page, servePage('/c/', contentDocument(carouselMarkup({ navigation: 'both' }), { head })));
    await ready(page);
    await expectNoLayoutShift(page);
    // An owner's colour, as the builder prints it, fills only the dot, not the whole touch target.
    await expect(page.locator('.swiper-pagination-bullet').last()).toHaveCSS('background-color', 'rgb(255, 0, 0)');
    await expect(page.locator('.swiper-pagination-bullet').last()).toHaveCSS('background-clip', 'content-box');
    for (const [width, count] of [
      [1300, 3],
      [900, 2],
      [500, 1],
      [1300, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => inView(page), `${width}`).toBe(count);
      await expect(page.locator('.swiper-slide[inert]')).toHaveCount(5 - count);
      await expect(page.locator('.swiper-slide-visible')).toHaveCount(count);
    }
  });

  test('uses the builder’s exact breakpoints', { tag: '@all' }, async ({ page, servePage }) => {
    await page.goto(
      servePage(
        '/c/',
        contentDocument(carouselMarkup({ slides_to_show: '4', slides_to_show_tablet: '2', navigation: 'both' }, 6)),
      ),
    );
    await ready(page);
    for (const [width, count] of [
      [1025, 4],
      [1024, 2],
      [768, 2],
      [767, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => inView(page), `${width}`).toBe(count);
    }
  });

  test('shows three whole slides even with a gap between them', { tag: '@all' }, async ({ page, servePage }) => {
    await page.setViewportSize({ width: 1300, height: 700 });
    const settings = { navigation: 'both', image_spacing_custom: { unit: 'px', size: 20 } };
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(settings))));
    await ready(page);
    const positions = await page.locator('.swiper').evaluate((root) => {
      const box = root.getBoundingClientRect();
      return [...root.querySelectorAll('.swiper-slide')].map((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return [Math.round(left - box.left), Math.round(right - box.right)];
      });
    });
    expect(positions[0]?.[0]).toBe(0);
    expect(Math.abs(positions[2]?.[1] ?? 99)).toBeLessThanOrEqual(1);
    expect(positions[3]?.[1]).toBeGreaterThan(100);
  });

  test('leaves a single slide as printed', async ({ page, servePage }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(ROW_1, 1))));
    await waitForContent(page);
    // Waits longer than a widget near the viewport would need to request its lazy file.
    await settle(page);
    expect(asked.filter((url) => url.includes('startSlider'))).toEqual([]);
    await expect(page.locator('.swiper-initialized, .hadaya-slider-pause, .hadaya-slider-arrow')).toHaveCount(0);
  });

  test('pauses on hover and stops autoplay permanently when a link receives focus', async ({ page, servePage }) => {
    await page.clock.install();
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    await page.mouse.move(300, 150);
    const held = await current(page);
    await page.clock.runFor(1500);
    expect(await current(page)).toBe(held);
    await page.mouse.move(5, 5);
    await expect.poll(() => current(page)).not.toBe(held);

    await pauseClock(page);
    await page.locator('.swiper-slide:not([inert]) a').first().focus();
    const focused = await current(page);
    await page.mouse.move(300, 150);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1500);
    expect(await current(page)).toBe(focused);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
    await page.clock.resume();
  });

  test('the pause button is the first tab stop and toggles autoplay', async ({ page, servePage }) => {
    await page.clock.install();
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    const held = await current(page);
    await page.mouse.move(300, 250);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1500);
    expect(await current(page)).toBe(held);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(5, 5);
    await expect.poll(() => current(page)).not.toBe(held);
  });

  test('disables autoplay and animation under reduced motion', async ({ page, servePage }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    await page.clock.runFor(1200);
    expect(await current(page)).toBe('0');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect
      .poll(() => page.locator('.swiper-wrapper').evaluate((node) => node.style.transitionDuration))
      .toBe('0ms');
  });

  test('in a fading carousel, only the current slide is clickable and focusable', { tag: '@all' }, async ({
    page,
    servePage,
  }) => {
    await page.goto(
      servePage('/c/', contentDocument(carouselMarkup({ ...ROW_1, autoplay: undefined, effect: 'fade', speed: 0 }))),
    );
    await ready(page);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.locator('.swiper-slide:not([inert])')).toHaveCount(1);
    await expect(page.locator('.swiper-slide:not([inert])')).toHaveAttribute('aria-label', '2 of 5');
    const hit = () =>
      page.evaluate(() => document.elementFromPoint(300, 150)?.closest('.swiper-slide')?.getAttribute('aria-label'));
    await expect.poll(hit).toBe('2 of 5');
  });

  test('ArrowRight on an arrow selects the previous slide in RTL', async ({ page, servePage }) => {
    await page.goto(
      servePage('/c/', contentDocument(carouselMarkup({ ...ROW_1, autoplay: undefined }, 5, 'rtl'), { dir: 'rtl' })),
    );
    await ready(page);
    await page.locator('.hadaya-slider-arrow').nth(1).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(page)).toBe('1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current(page)).toBe('0');
    await expectAccessible(page, { reviewed: DOTS });
  });

  test('slides in a hidden tab are full-width when the tab opens', async ({ page, servePage }) => {
    const inner = carouselMarkup({ slides_to_show: '1', navigation: 'both' });
    await page.goto(servePage('/c/', contentDocument(tabsMarkup(2, (name) => (name === 'Two' ? inner : 'text')))));
    await waitForContent(page);
    await page.getByRole('tab', { name: 'Two' }).click();
    await ready(page);
    await expect.poll(() => inView(page)).toBe(1);
    const missing = () =>
      page.evaluate(() => {
        const width = (of: string) => document.querySelector(of)?.getBoundingClientRect().width ?? Number.NaN;
        return width('.swiper') - width('.swiper-slide');
      });
    await expect.poll(missing).toBe(0);
  });

  test('ArrowRight moves focus to the next bullet, and reaching the first slide is announced', async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(carouselMarkup({ slides_to_show: '1', navigation: 'both' }))));
    await ready(page);
    await page.getByRole('button', { name: 'Go to slide 1' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Go to slide 2' })).toBeFocused();
    await expect(page.locator('.swiper-pagination-bullet[tabindex="0"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect(page.getByRole('status')).toHaveText('This is the first slide');
  });
});
