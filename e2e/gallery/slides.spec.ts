import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeGallery, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const withSlick = (more: Readonly<Record<string, unknown>>) => (html: string) =>
  html.replace(
    'slidesToShow&quot;:1,',
    `slidesToShow&quot;:1,${JSON.stringify(more).slice(1, -1).replaceAll('"', '&quot;')},`,
  );

test('thumbnails, arrows and dragging move the slides, and the arrows wrap around without duplicating an image', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);

  await test.step('dragging moves the slides and highlights the current thumbnail', async () => {
    const box = await gallery.main.boundingBox();
    if (!box) throw new Error('no box');
    await page.mouse.move(box.x + 520, box.y + 200);
    await expect(gallery.main).toHaveAttribute('data-track', 'slide');
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 200, { steps: 8 });
    await page.mouse.up();
    await expect.poll(gallery.inView).toBe(1);
    await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
    expect((await takeReported(page)).filter((line) => line.startsWith('opened'))).toEqual([]);
  });
  await test.step('a thumbnail shows its slide on Enter, Space and click', async () => {
    await gallery.thumbnails.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(gallery.inView).toBe(2);
    await gallery.thumbnails.nth(0).focus();
    await page.keyboard.press('Space');
    await expect.poll(gallery.inView).toBe(0);
    await gallery.thumbnails.nth(1).click();
    await expect.poll(gallery.inView).toBe(1);
    await expect(gallery.thumbnails.nth(1)).toHaveClass(/current-thumbnail/);
    await expect(gallery.thumbnails.nth(0)).not.toHaveClass(/current-thumbnail/);
    // Visitors cannot reach slides that are out of view.
    const areInert = await gallery.slides.evaluateAll((all) => all.map((one) => one.hasAttribute('inert')));
    expect(areInert).toEqual([true, false, true]);
  });
  await test.step('the next button on the last slide wraps to the first without duplicating an image', async () => {
    const next = gallery.wrapper.getByRole('button', { name: 'Next slide' });
    for (const index of [2, 0, 1]) {
      await next.click();
      await expect.poll(gallery.inView).toBe(index);
    }
    const previous = gallery.wrapper.getByRole('button', { name: 'Previous slide' });
    for (const index of [0, 2]) {
      await previous.click();
      await expect.poll(gallery.inView).toBe(index);
    }
    await expect(gallery.slides).toHaveCount(3);
  });
});

test('a fading autoplay set in data-slick pauses on hover and stops after a thumbnail click', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  const edit = withSlick({ fade: true, autoplay: true, autoplaySpeed: 5000 });
  await page.goto(serveGallery(servePage, { products: [{ product: mug, edit }] }));
  await page.clock.runFor(3000);
  const gallery = probeGallery(page);
  await expect(gallery.main).toHaveAttribute('data-track', 'fade');
  await page.clock.runFor(5100);
  await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await gallery.main.hover();
  await page.clock.runFor(11_000);
  await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(1000, 700);
  await page.clock.runFor(5100);
  await expect(gallery.thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await gallery.thumbnails.nth(0).click();
  await page.mouse.move(1000, 700);
  await page.evaluate(() => document.body.focus());
  await page.clock.runFor(20_000);
  await expect(gallery.thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(gallery.wrapper.getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

test('reduced motion disables autoplay and slide animations', async ({ page, servePage }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const edit = withSlick({ autoplay: true, autoplaySpeed: 5000 });
  await page.goto(serveGallery(servePage, { products: [{ product: mug, edit }] }));
  await page.clock.runFor(20_000);
  const gallery = probeGallery(page);
  await expect(gallery.thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(gallery.inView).toBe(1);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
    ),
  ).toBe(0);
});

test('five image_loaded events from a theme restart the slider once, 500 ms after the last event', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForGallery(page);
  await expect.poll(() => takeReported(page)).toContain('$woo_variation_gallery_loaded');
  await page.clock.runFor(1000);
  await takeReported(page);
  const waited = await page.evaluateHandle(() => {
    const copy: unknown = Reflect.get(window, 'jQuery');
    const seen = { last: 0, starts: [0] };
    seen.starts.pop();
    if (typeof copy !== 'function') return seen;
    copy(document).on('woo_variation_gallery_before_init', () => seen.starts.push(performance.now()));
    const say = () => {
      seen.last = performance.now();
      copy('.woo-variation-gallery-wrapper').trigger('woo_variation_gallery_image_loaded', [{}]);
    };
    for (const turn of [0, 1, 2, 3, 4]) setTimeout(say, turn * 50);
    return seen;
  });
  await page.clock.runFor(3000);
  const { last, starts } = await waited.jsonValue();
  expect(starts).toHaveLength(1);
  expect((starts[0] ?? 0) - last).toBeGreaterThanOrEqual(499);
});
