import { readFileSync } from 'node:fs';
import { isPrefetched } from '../kit/isPrefetched.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { carouselMarkup, heroMarkup, ROW_1 } from './sliderMarkup.ts';
import { current, DOTS, inView, ready } from './sliderPage.ts';

const STILL = { ...ROW_1, autoplay: undefined };
const HERO = '<style>.swiper-slide{height:300px}</style>';

function watchLibrary(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPrefetched(request)) return;
    if (/\/slider-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Clicks a control from a script, so that the mouse does not come near the control. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());

/**
 * Presses a control, seeks the animations that it starts to their midpoint, and reads each slide's position in viewport
 * widths.
 */
const halfWay = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    const moves = document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 500);
    for (const one of moves) {
      one.pause();
      one.currentTime = 250;
    }
    const view = document.querySelector('.swiper-wrapper')?.getBoundingClientRect();
    const positions = [...document.querySelectorAll('.swiper-slide')].map((slide) =>
      view ? (slide.getBoundingClientRect().left - view.left) / view.width : 0,
    );
    for (const one of moves) one.finish();
    return { moves: moves.length, positions };
  });

/** Swipes a finger across the slides, one step per frame. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.locator('.swiper-wrapper').boundingBox();
  if (!box) throw new Error('The slides have no box');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - by / 2;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = [{ x: from + (by * step) / 8, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`a looping carousel wraps at both ends in the configured time without the slider library (${dir})`, async ({
    page,
    servePage,
  }) => {
    const asked = watchLibrary(page);
    const html = contentDocument(carouselMarkup(STILL, 5, dir), { dir: 'ltr' });
    await openPainted(page, servePage('/c/', html));
    await ready(page);
    const sign = dir === 'rtl' ? -1 : 1;
    await test.step('forwards', async () => {
      const { moves, positions } = await halfWay(page, 'Next slide');
      expect(moves).toBe(5);
      // The old slide has moved out as far as the new slide has moved in.
      expect((positions[1] ?? 0) - (positions[0] ?? 0)).toBeCloseTo(sign, 1);
      expect((positions[0] ?? 0) * sign).toBeLessThan(-0.5);
      await expect.poll(() => inView(page)).toBe(1);
    });
    await test.step('past the last slide', async () => {
      await press(page, 'Go to slide 5');
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const { positions } = await halfWay(page, 'Next slide');
      expect(await current(page)).toBe('0');
      expect((positions[0] ?? 0) - (positions[4] ?? 0)).toBeCloseTo(sign, 1);
    });
    await test.step('past the first slide', async () => {
      const { positions } = await halfWay(page, 'Previous slide');
      expect(await current(page)).toBe('4');
      expect((positions[4] ?? 0) - (positions[0] ?? 0)).toBeCloseTo(-sign, 1);
      await expect(page.locator('.swiper-slide:not([inert])')).toHaveAttribute('aria-label', '5 of 5');
      await expect.poll(() => inView(page)).toBe(1);
    });
    expect(asked).toEqual([]);
    await expectNoLayoutShift(page);
    await expectAccessible(page, { reviewed: DOTS });
  });
}

test('several visible slides advance one at a time, and a looping strip has no gap', async ({ page, servePage }) => {
  const asked = watchLibrary(page);
  await page.setViewportSize({ width: 1300, height: 700 });
  const settings = { navigation: 'both', infinite: 'yes', image_spacing_custom: { unit: 'px', size: 20 } };
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(settings))));
  await ready(page);
  const seen = () =>
    page.locator('.swiper-wrapper').evaluate((track) => {
      const view = track.getBoundingClientRect();
      return [...track.children]
        .map((slide, index) => ({ index, ...slide.getBoundingClientRect().toJSON() }))
        .filter(({ left, right }) => left > view.left - 2 && right < view.right + 2)
        .sort((a, b) => a.left - b.left)
        .map(({ index }) => index);
    });
  await expect.poll(seen).toEqual([0, 1, 2]);
  for (const positions of [
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 0],
    [4, 0, 1],
    [0, 1, 2],
  ]) {
    await press(page, 'Next slide');
    await expect.poll(seen).toEqual(positions);
  }
  expect(asked).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`a swipe wraps at both ends (${dir})`, async ({ page, servePage, guest }) => {
      await guest.allow({ pageState: ['scroll'] });
      const asked = watchLibrary(page);
      await page.goto(servePage('/c/', contentDocument(carouselMarkup(STILL, 3, dir))));
      await ready(page);
      const on = dir === 'rtl' ? 250 : -250;
      await swipe(page, -on);
      await expect.poll(() => current(page)).toBe('2');
      await expect(page.locator('.swiper-slide:not([inert])')).toHaveAttribute('aria-label', '3 of 3');
      await expect.poll(() => inView(page)).toBe(1);
      for (const index of ['0', '1']) {
        await swipe(page, on);
        await expect.poll(() => current(page)).toBe(index);
      }
      expect(asked).toEqual([]);
    });
  }

  test('a swipe on a fading hero shows the next slide', async ({ page, servePage }) => {
    const asked = watchLibrary(page);
    const settings = { navigation: 'both', infinite: 'yes', transition: 'fade', transition_speed: 500 };
    await page.goto(servePage('/c/', contentDocument(heroMarkup(settings), { head: HERO })));
    await ready(page);
    await swipe(page, -250);
    await expect.poll(() => current(page)).toBe('1');
    await swipe(page, 250);
    await expect.poll(() => current(page)).toBe('0');
    expect(asked).toEqual([]);
  });
});

test('a hero fades between slides in the configured time without the slider library', async ({ page, servePage }) => {
  const asked = watchLibrary(page);
  const settings = { navigation: 'both', infinite: 'yes', transition: 'fade', transition_speed: 500 };
  await page.goto(servePage('/c/', contentDocument(heroMarkup(settings), { head: HERO })));
  await ready(page);
  const opacities = await page.getByRole('button', { name: 'Next slide' }).evaluate((button: HTMLElement) => {
    button.click();
    const moves = document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 500);
    for (const one of moves) {
      one.pause();
      one.currentTime = 250;
    }
    const read = () =>
      [...document.querySelectorAll('.swiper-slide')].map((one) => Number(getComputedStyle(one).opacity));
    const half = read();
    for (const one of moves) one.finish();
    return [half, read()];
  });
  const [half = [], end] = opacities;
  expect((half[0] ?? 0) + (half[1] ?? 0)).toBeCloseTo(1, 1);
  expect(half[1]).toBeGreaterThan(0.5);
  expect(half[2]).toBe(0);
  expect(end).toEqual([0, 1, 0]);
  expect(asked).toEqual([]);
});

test('the slider library takes over without a visible move when the mouse approaches, and dragging works', async ({
  page,
  servePage,
  guest,
}) => {
  // A press on a slide requests its large picture, which does not exist on this page.
  await guest.allow({ console: [/Failed to load resource.*404/] });
  const asked = watchLibrary(page);
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(STILL))));
  await ready(page);
  await press(page, 'Go to slide 3');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const leftEdge = () =>
    page
      .locator('.swiper-slide')
      .nth(2)
      .evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
  const before = await leftEdge();
  await page.locator('.swiper').hover();
  await expect.poll(() => page.locator('.swiper').evaluate((root) => !!Reflect.get(root, 'swiper'))).toBe(true);
  expect(asked.length).toBe(1);
  expect([await leftEdge(), await current(page)]).toEqual([before, '2']);
  await expect(page.locator('[data-hadaya-strip]')).toHaveCount(0);
  // The mouse moves by more than half the width, which changes the slide even if the movement is slow.
  await page.mouse.move(1100, 150);
  await page.mouse.down();
  await page.mouse.move(200, 150, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => current(page)).toBe('3');
});

test('page code can read the library’s slider object from the node and through jQuery', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ globals: ['jQuery', '$'] });
  const jquery = readFileSync(new URL('../../node_modules/jquery/dist/jquery.min.js', import.meta.url), 'utf8');
  servePage('/kit/jquery.js', { html: jquery, headers: { 'content-type': 'text/javascript' } });
  const head = '<script src="/kit/jquery.js"></script>';
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(STILL), { head })));
  await ready(page);
  const ask = (by: 'jQuery' | 'node') =>
    page.locator('.swiper').evaluate((root, way) => {
      const found = way === 'jQuery' ? Reflect.get(window, 'jQuery')(root).data('swiper') : Reflect.get(root, 'swiper');
      return found?.params.speed;
    }, by);
  await expect.poll(() => ask('jQuery')).toBe(500);
  expect(await ask('node')).toBe(500);
  await page.locator('.swiper').evaluate((root) => Reflect.get(root, 'swiper').slideNext());
  await expect.poll(() => current(page)).toBe('1');
});

test('arrows and dots move the slides if the library fails to load', async ({ page, servePage, guest, faults }) => {
  await guest.allow({ console: [/slider code could not be loaded/, /Failed to load resource/] });
  await faults.block('**/dist/slider-*');
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(STILL))));
  await ready(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => current(page)).toBe('1');
  await page.getByRole('button', { name: 'Go to slide 5' }).click();
  await expect.poll(() => current(page)).toBe('4');
});
