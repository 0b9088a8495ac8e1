import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { MEDIA_HEAD, mediaMarkup, tint } from './skinMarkup.ts';
import { DOTS } from './sliderPage.ts';

const BASE = { show_arrows: 'yes', speed: 100, loop: 'yes' };
const open = async (page: Page, address: string) => {
  await openPainted(page, address);
  await waitForContent(page);
  await expect(page.locator('.elementor-main-swiper.swiper-initialized')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeAttached();
};
/** Returns the numbers of the fully visible slides in a row. */
const seen = (page: Page, row: string) =>
  page.locator(row).evaluate((root) => {
    const box = root.getBoundingClientRect();
    return [...root.querySelectorAll('.swiper-slide')].flatMap((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const label = slide.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
      return left >= box.left - 2 && right <= box.right + 2 ? [Number(label.replace('Picture ', ''))] : [];
    });
  });
const MAIN = '.elementor-main-swiper';
const current = (page: Page) => page.locator(`${MAIN} .swiper-slide-active [role="img"]`).getAttribute('aria-label');
const STRIP = '.elementor-thumbnails-swiper';

test('a media carousel shows 3, 2 and 1 slides by default, and a click on a slide moves to it', async ({
  page,
  servePage,
}) => {
  await page.setViewportSize({ width: 500, height: 700 });
  await open(page, servePage('/c/', contentDocument(mediaMarkup(BASE), { head: MEDIA_HEAD })));
  for (const [width, count] of [
    [500, 1],
    [900, 2],
    [1300, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await seen(page, MAIN)).length, `${width} px`).toBe(count);
  }
  await settle(page);
  await page.mouse.click(700, 250);
  await expect.poll(() => current(page)).toBe('Picture 2');
});

test('the coverflow skin rotates the side slides and can move to the next slide', async ({ page, servePage, snap }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const settings = { ...BASE, skin: 'coverflow', pagination: 'bullets' };
  await open(page, servePage('/c/', contentDocument(mediaMarkup(settings), { head: MEDIA_HEAD })));
  const turns = () =>
    page
      .locator(`${MAIN} .swiper-slide:not([inert])`)
      .evaluateAll((slides) => slides.map((one) => one.style.transform.includes('rotateY(0deg)')));
  await expect.poll(turns).toEqual([false, true, false]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => current(page)).toBe('Picture 2');
  await expect.poll(turns).toEqual([false, true, false]);
  await expect(page.locator(`${MAIN} .swiper-slide`)).toHaveCount(6);
  await expectNoLayoutShift(page);
  await expectAccessible(page, { reviewed: DOTS });
  await snap('content-coverflow');
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the cube rotates to the next picture (${dir})`, async ({ page, servePage, snap }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    const settings = { ...BASE, effect: 'cube' };
    await page.goto(servePage('/c/', contentDocument(mediaMarkup(settings), { head: MEDIA_HEAD, dir })));
    await waitForContent(page);
    await page.locator('.hadaya-slider-arrow').nth(1).click();
    await expect.poll(() => current(page)).toBe('Picture 2');
    await expect(page.locator(`${MAIN} .swiper-slide:not([inert])`)).toHaveCount(1);
    const hit = () =>
      page.evaluate(() => document.elementFromPoint(450, 250)?.closest('[role="img"]')?.getAttribute('aria-label'));
    await expect.poll(hit).toBe('Picture 2');
    const front = page.locator(`${MAIN} .swiper-slide:not([inert])`);
    await expect.poll(async () => Math.round((await front.boundingBox())?.width ?? 0)).toBeGreaterThan(850);
    await snap(`content-cube-${dir}`);
  });
}

test.describe('the slideshow skin', () => {
  const settings = { ...BASE, skin: 'slideshow', pagination: 'bullets', space_between: { unit: 'px', size: 8 } };

  test('shows one slide above 3, 4 or 5 thumbnails, depending on the width, and keeps slide and thumbnails in sync', async ({
    page,
    servePage,
    snap,
  }) => {
    await page.setViewportSize({ width: 500, height: 700 });
    await open(page, servePage('/c/', contentDocument(mediaMarkup(settings), { head: MEDIA_HEAD })));
    await expectNoLayoutShift(page);
    for (const [width, count] of [
      [500, 3],
      [900, 4],
      [1300, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(async () => (await seen(page, STRIP)).length, `${width} px`).toBe(count);
      await expect.poll(async () => (await seen(page, MAIN)).length).toBe(1);
      await snap(`content-slideshow-${width}`);
    }
    await expect(page.locator('.swiper-pagination-bullet')).toHaveCount(0);
    await expectAccessible(page, { reviewed: DOTS });

    const thumbnail = (number: number) => page.locator(STRIP).getByRole('button', { name: `Go to slide ${number}` });
    await thumbnail(4).click();
    await expect.poll(() => current(page)).toBe('Picture 4');
    await expect(thumbnail(4)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator(`${STRIP} [tabindex="0"]`)).toHaveCount(1);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(thumbnail(5)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(thumbnail(6)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => seen(page, STRIP)).toContain(6);
    await thumbnail(6).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(thumbnail(5)).toBeFocused();
    await expect.poll(() => current(page)).toBe('Picture 5');
    for (const [number, key] of [
      [2, 'Enter'],
      [3, ' '],
    ] as const) {
      await thumbnail(number).focus();
      await page.keyboard.press(key);
      await expect.poll(() => current(page)).toBe(`Picture ${number}`);
    }
  });

  test('starts the thumbnails on the right in RTL, and the arrow keys match that direction', async ({
    page,
    servePage,
    snap,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const address = servePage('/c/', contentDocument(mediaMarkup(settings), { head: MEDIA_HEAD, dir: 'rtl' }));
    await openPainted(page, address);
    await waitForContent(page);
    const thumbnails = page.locator(`${STRIP} .swiper-slide`);
    await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
    const left = async (index: number) => (await thumbnails.nth(index).boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left(0)) - (await left(1))).toBeGreaterThan(0);
    await thumbnails.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(thumbnails.nth(1)).toBeFocused();
    await snap('content-slideshow-390-rtl');
  });

  test('restores every attribute when unmounted', async ({ page, servePage }) => {
    const html = contentDocument(mediaMarkup(settings), { head: MEDIA_HEAD });
    const read = () =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('*')].map((node) => {
          const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
          return [node.tagName, ...attributes.sort()].join(' ');
        }),
      );
    await page.goto(servePage('/plain/', html.replace(/<script src[^>]*><\/script>/, '')));
    const before = await read();
    await open(page, servePage('/c/', html));
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => current(page)).toBe('Picture 2');
    await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
    expect(await read()).toEqual(before);
  });
});

test('shows the position as a fraction or a progress bar when configured', async ({ page, servePage }) => {
  const at = async (pagination: string) => {
    const settings = { ...BASE, pagination };
    await open(page, servePage(`/${pagination}/`, contentDocument(mediaMarkup(settings), { head: MEDIA_HEAD })));
    await page.getByRole('button', { name: 'Next slide' }).click();
  };
  await at('fraction');
  await expect(page.locator('.swiper-pagination')).toHaveText('2 / 6');
  await at('progressbar');
  const fill = page.locator('.swiper-pagination-progressbar-fill');
  await expect.poll(() => fill.evaluate((node) => getComputedStyle(node).scale)).toMatch(/^0\.333/);
});

test('loads lazy pictures only for the current and the neighbouring slides', async ({ page, servePage }) => {
  await page.route('**/late*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(tint(3).split(',')[1] ?? '') }),
  );
  const asked = new Set<string>();
  page.on('request', (request) => {
    const file = /late\d\.svg/.exec(request.url())?.[0];
    if (file) asked.add(file);
  });
  const settings = { ...BASE, effect: 'fade', lazyload: 'yes' };
  await open(page, servePage('/c/', contentDocument(mediaMarkup(settings), { head: MEDIA_HEAD })));
  await expect.poll(() => [...asked].sort()).toEqual(['late0.svg', 'late1.svg', 'late5.svg']);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => [...asked].sort()).toContain('late2.svg');
  expect([...asked]).not.toContain('late3.svg');
});
