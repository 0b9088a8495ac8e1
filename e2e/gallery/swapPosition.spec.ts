import { mug } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

test('choosing another variation shows slide 1 of the new set and keeps focus in the strip', async ({
  page,
  servePage,
}) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);

  await test.step('choosing variation 23 after 22 changes the set and returns to slide 1', async () => {
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    await gallery.thumbnails.nth(2).click();
    await gallery.choose({ pa_size: 'm' });
    await gallery.expectImages('mug-red', 'mug-g1', 'mug-g2');
    await expect.poll(gallery.inView).toBe(0);
    await expect(gallery.thumbnails.first()).toHaveAttribute('aria-current', 'true');
  });

  await test.step('thumbnail focus stays in the strip when the set changes', async () => {
    await gallery.thumbnails.nth(2).click();
    await gallery.thumbnails.nth(2).focus();
    await page.evaluate(() => {
      for (const [name, value] of [
        ['pa_color', 'blue'],
        ['pa_size', 'm'],
      ]) {
        const select = document.querySelector<HTMLSelectElement>(`select[name="attribute_${name}"]`);
        if (select && value) select.value = value;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await gallery.expectImages('mug-blue', 'mug-blue-2');
    await expect(gallery.thumbnails.first()).toBeFocused();
  });
});

for (const mover of ['no script', 'browser scrolling', 'Swiper']) {
  test(`a selection while the slides are moved by ${mover} returns to slide 1`, async ({ page, servePage }) => {
    await page.goto(serveGallery(servePage, { products: [mug] }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    if (mover === 'Swiper') {
      await gallery.main.hover();
      await expect(gallery.main).toHaveAttribute('data-track', 'slide');
    } else if (mover === 'browser scrolling') {
      const part = page.waitForResponse(/gallery-largeView-/);
      await gallery.thumbnails.nth(1).click();
      await part;
      await gallery.choose({ pa_size: 'm' });
      await gallery.expectImages('mug-red', 'mug-g1', 'mug-g2');
      await gallery.choose({ pa_size: 's' });
      await gallery.expectImages(...RED);
    }
    await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('.wvg-gallery-thumbnail-image')[2]?.click();
      const select = document.querySelector<HTMLSelectElement>('select[name="attribute_pa_size"]');
      if (select) select.value = 'm';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await gallery.expectImages('mug-red', 'mug-g1', 'mug-g2');
    await settle(page);
    await expect.poll(gallery.inView).toBe(0);
    await expect(gallery.thumbnails.first()).toHaveAttribute('aria-current', 'true');
  });
}

test('keeps the visitor’s slide when the variation engine loads and confirms the selection later', async ({
  page,
  servePage,
}) => {
  const release = await holdBack(page, /startEngine/);
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(gallery.inView).toBe(1);
  release();
  await expect(page.locator('input[name="variation_id"]')).toHaveValue('22');
  await settle(page);
  await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(gallery.inView).toBe(1);
});
