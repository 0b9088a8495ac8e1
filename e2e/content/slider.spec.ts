import { expect, expectAccessible, expectNoLayoutShift, test } from '../kit/test.ts';
import { contentDocument, waitForContent } from './contentPage.ts';
import { tabsMarkup } from './foldMarkup.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';
import { current, DOTS, inView, quick, ready } from './sliderPage.ts';

test.describe('a carousel', () => {
  test('row 1: the next slide comes after 3000 ms, and the last is followed by the first', async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(ROW_1, 5))));
    await ready(page);
    const speed = await page.locator('.swiper').evaluate((node) => Reflect.get(node, 'swiper').params.speed);
    expect(speed).toBe(500);
    await page.waitForTimeout(1500);
    expect(await current(page)).toBe('0');
    await expect.poll(() => current(page)).toBe('1');
    await page.getByRole('button', { name: 'Go to slide 5' }).click();
    await expect.poll(() => current(page)).toBe('4');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => current(page)).toBe('0');
    await expect(page.locator('.swiper-slide')).toHaveCount(5);
    await expectNoLayoutShift(page);
    await expectAccessible(page, { reviewed: DOTS });
  });

  test('row 2: without the autoplay key it never moves, and there is nothing to pause', async ({ page, servePage }) => {
    const { autoplay: _, ...still } = quick;
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(still))));
    await ready(page);
    await page.waitForTimeout(1500);
    expect(await current(page)).toBe('0');
    await expect(page.locator('.hadaya-slider-pause')).toHaveCount(0);
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
  });

  for (const [width, count] of [
    [1300, 3],
    [900, 2],
    [500, 1],
  ] as const) {
    test(`row 3: without a number of slides ${count} are seen at ${width} px`, async ({ page, servePage }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(servePage('/c/', contentDocument(carouselMarkup({ navigation: 'both' }))));
      await ready(page);
      expect(await inView(page)).toBe(count);
      await expect(page.locator('.swiper-slide[inert]')).toHaveCount(5 - count);
      await expectNoLayoutShift(page);
    });
  }

  test('row 4: the ranges of width end exactly where the builder says', async ({ page, servePage }) => {
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

  test('rule 2: with room between them as many slides fit as without', async ({ page, servePage }) => {
    await page.setViewportSize({ width: 1300, height: 700 });
    const settings = { navigation: 'both', image_spacing_custom: { unit: 'px', size: 20 } };
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(settings))));
    await ready(page);
    const places = await page.locator('.swiper').evaluate((root) => {
      const box = root.getBoundingClientRect();
      return [...root.querySelectorAll('.swiper-slide')].map((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return [Math.round(left - box.left), Math.round(right - box.right)];
      });
    });
    expect(places[0]?.[0]).toBe(0);
    expect(Math.abs(places[2]?.[1] ?? 99)).toBeLessThanOrEqual(1);
    expect(places[3]?.[1]).toBeGreaterThan(100);
  });

  test('row 5: one slide stays as it is printed', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(ROW_1, 1))));
    await waitForContent(page);
    await page.waitForTimeout(300);
    await expect(page.locator('.swiper-initialized, .hadaya-slider-pause, .hadaya-slider-arrow')).toHaveCount(0);
  });

  test('row 6: the mouse stops it and its leaving goes on', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    await page.mouse.move(300, 150);
    const held = await current(page);
    await page.waitForTimeout(1500);
    expect(await current(page)).toBe(held);
    await page.mouse.move(5, 5);
    await expect.poll(() => current(page)).not.toBe(held);
  });

  test('row 7: a focused link stops it for good', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    await page.locator('.swiper-slide:not([inert]) a').first().focus();
    const held = await current(page);
    await page.mouse.move(300, 150);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(1500);
    expect(await current(page)).toBe(held);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
  });

  test('row 8: the pause button is the first stop, and what it stops stays stopped', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    const held = await current(page);
    await page.mouse.move(300, 250);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(1500);
    expect(await current(page)).toBe(held);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.mouse.move(5, 5);
    await expect.poll(() => current(page)).not.toBe(held);
  });

  test('row 9: reduced motion means no autoplay and no movement', async ({ page, servePage }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
    await ready(page);
    await page.waitForTimeout(1200);
    expect(await current(page)).toBe('0');
    await page.getByRole('button', { name: 'Next slide' }).click();
    expect(await page.locator('.swiper-wrapper').evaluate((node) => node.style.transitionDuration)).toBe('0ms');
  });

  test('row 10: of a fade only the current slide can be clicked and focused', async ({ page, servePage }) => {
    await page.goto(
      servePage('/c/', contentDocument(carouselMarkup({ ...ROW_1, autoplay: undefined, effect: 'fade', speed: 0 }))),
    );
    await ready(page);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.locator('.swiper-slide:not([inert])')).toHaveCount(1);
    await expect(page.locator('.swiper-slide:not([inert])')).toHaveAttribute('aria-label', '2 of 5');
    const hit = await page.evaluate(() =>
      document.elementFromPoint(300, 150)?.closest('.swiper-slide')?.getAttribute('aria-label'),
    );
    expect(hit).toBe('2 of 5');
  });

  test('row 11: right to left, ArrowRight on an arrow is the previous slide', async ({ page, servePage }) => {
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

  test('row 12: a slider in a hidden tab has its width when the tab is opened', async ({ page, servePage }) => {
    const inner = carouselMarkup({ slides_to_show: '1', navigation: 'both' });
    await page.goto(servePage('/c/', contentDocument(tabsMarkup(2, (name) => (name === 'Two' ? inner : 'text')))));
    await waitForContent(page);
    await page.getByRole('tab', { name: 'Two' }).click();
    await ready(page);
    await expect.poll(() => inView(page)).toBe(1);
    const [slide, root] = await page.evaluate(() =>
      ['.swiper-slide', '.swiper'].map((one) => document.querySelector(one)?.getBoundingClientRect().width),
    );
    expect(slide).toBe(root);
  });

  test('bullets and arrows take keys, the focus follows the active bullet', async ({ page, servePage }) => {
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
