import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expectModal, loadDialogFile, pressAndLook, readPaintedBox } from '../kit/lightbox.ts';
import { saveData } from '../kit/saveData.ts';
import { expect, expectAccessible, expectNoLayoutShift, test } from '../kit/test.ts';
import { probeGallery, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const TRIGGER = '.woo-variation-gallery-trigger';
const PARTS = /\/(?:gallery-largeView|lightbox|video)-[^/]*\.js/;
const LARGE = /mug-main(?:-1024|-1536|-768)?[^/]*\.svg/;

const SMALL = /600x450|100x100/;

/**
 * Opens the gallery with only the small file that shows the dialog, and holds back the lightbox's files and the large
 * picture. Returns a function that releases them.
 */
async function openCold(page: Page, address: string): Promise<() => void> {
  await saveData(page);
  const letPartsGo = await holdBack(page, PARTS);
  const letPictureGo = await holdBack(page, LARGE, (request) => !SMALL.test(request.url()));
  const release = () => {
    letPictureGo();
    letPartsGo();
  };
  await page.goto(address);
  await waitForGallery(page);
  await loadDialogFile(page);
  return release;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Product images' });

// On a phone, the page's picture is large enough for the lightbox, so the lightbox waits for no other picture.
for (const [name, isBusy, use] of [
  ['on a desk', true, { viewport: { width: 1280, height: 800 } }],
  ['on a phone', false, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a press enlarges the page’s picture in the next frame, before the lightbox loads, and the dialog can be closed', async ({
      page,
      servePage,
      guest,
      snap,
    }) => {
      await guest.allow({ pageState: ['history'] });
      const release = await openCold(page, serveGallery(servePage, { products: [mug] }));
      const { trigger, slides } = probeGallery(page);
      const onPage = await slides
        .first()
        .locator('img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
      const pictures: string[] = [];
      page.on('request', (request) => pictures.push(request.url()));

      await test.step('shows the page’s picture in the frame after the press', async () => {
        expect(await pressAndLook(page, TRIGGER)).toEqual({
          picture: onPage,
          isModal: false,
          isBusy,
          animations: 0,
        });
        await expectModal(page, 'Close (Esc)');
        expect(pictures).not.toContain(onPage);
        await expectAccessible(page, { include: ['[data-hadaya-root="lightbox"]'] });
        if (isBusy) await expect(dialogOf(page).getByText('Loading the picture')).toBeVisible();
        await snap(`lightbox-waiting-${name.slice(-5).replace(' ', '')}`);
        await page.keyboard.press('Tab');
        await expect(dialogOf(page).getByRole('button')).toBeFocused();
      });
      await test.step('Escape closes the dialog', async () => {
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toHaveCount(0);
        await expect(trigger).toBeFocused();
        expect(await takeReported(page)).toEqual(['opened 0 3', 'closed 0 3']);
      });
      await test.step('the Close button closes the dialog', async () => {
        await pressAndLook(page, TRIGGER);
        await dialogOf(page).getByRole('button').click();
        await expect(dialogOf(page)).toHaveCount(0);
      });
      await test.step('a click on the backdrop closes the dialog', async () => {
        await pressAndLook(page, TRIGGER);
        await page.mouse.click(30, 30);
        await expect(dialogOf(page)).toHaveCount(0);
      });
      await test.step('the dialog stays closed when the files load afterwards', async () => {
        const arrived = page.waitForResponse(/\/lightbox-/);
        release();
        await (await arrived).finished();
        await expect(dialogOf(page)).toHaveCount(0);
        await trigger.click();
        await expect(dialogOf(page).getByRole('status')).toHaveText('1 of 3');
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toHaveCount(0);
        await expectNoLayoutShift(page);
      });
    });
  });
}

test('requests all lightbox files and the large picture in parallel', async ({ page, servePage }) => {
  const asked: string[] = [];
  const release = await openCold(page, serveGallery(servePage, { products: [mug] }));
  page.on('request', (request) => asked.push(request.url()));
  await pressAndLook(page, TRIGGER);
  for (const part of [/gallery-largeView-/, /\/lightbox-/, LARGE])
    await expect.poll(() => asked.some((url) => part.test(url)), String(part)).toBe(true);
  const parts = () => asked.filter((url) => PARTS.test(url));
  const before = parts().length;
  release();
  await expect(dialogOf(page).getByRole('status')).toHaveText('1 of 3');
  // The page requests no files other than the delayed ones. React's file is not counted, because React only renders the
  // controls and may load later.
  expect(parts()).toHaveLength(before);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('once loaded, the lightbox takes over the open dialog and moves neither the picture nor focus', async ({
  page,
  servePage,
}) => {
  const release = await openCold(page, serveGallery(servePage, { products: [mug] }));
  await pressAndLook(page, TRIGGER);
  const before = await readPaintedBox(page);
  const noted = await page.evaluateHandle(() => {
    const events: string[] = [];
    const { shadowRoot } = document.querySelector('[data-hadaya-root="lightbox"]') ?? {};
    for (const type of ['close', 'focusin', 'focusout'])
      shadowRoot?.addEventListener(type, (event) => events.push(event.type), { capture: true });
    return events;
  });
  release();
  await expect(dialogOf(page).getByRole('status')).toHaveText('1 of 3');
  await expect(dialogOf(page).locator('.preview')).toHaveCount(0);
  await expect(dialogOf(page).locator('[aria-busy]')).toHaveCount(0);
  expect(await noted.jsonValue()).toEqual([]);
  const after = await readPaintedBox(page);
  for (const [index, value] of before.entries()) expect(Math.abs(value - (after[index] ?? 0))).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await takeReported(page)).toEqual(['opened 0 3', 'closed 0 3']);
});

test('requests neighbouring large pictures only after the first one loads, and reuses the page’s thumbnails', async ({
  page,
  servePage,
}) => {
  await saveData(page);
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const isLarge = (url: string) => /\.svg/.test(url) && !SMALL.test(url);
  const release = await holdBack(page, LARGE, (request) => isLarge(request.url()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await probeGallery(page).trigger.click();
  await expect(dialogOf(page).getByRole('status')).toHaveText('1 of 3');
  await expect(dialogOf(page).getByText('Loading the picture')).toBeVisible();
  const others = () => asked.filter((url) => isLarge(url) && !LARGE.test(url));
  expect(others()).toEqual([]);
  const strip = dialogOf(page).getByRole('list', { name: 'All images' }).locator('img');
  for (const image of await strip.all()) await expect(image).toHaveAttribute('src', /-100x100\.svg$/);
  release();
  await expect.poll(() => others().some((url) => /mug-g2/.test(url))).toBe(true);
  await expect(dialogOf(page).getByText('Loading the picture')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('applies keys pressed while the lightbox is still loading', async ({ page, servePage }) => {
  const release = await openCold(page, serveGallery(servePage, { products: [mug] }));
  await pressAndLook(page, TRIGGER);
  // The first key arrives while focus moves from the page to the dialog, and the second once the dialog is modal. The
  // third has no function in the dialog.
  await page.keyboard.press('ArrowRight');
  await expectModal(page, 'Close (Esc)');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('q');
  release();
  await expect(dialogOf(page).getByRole('status')).toHaveText('3 of 3');
  await page.keyboard.press('ArrowLeft');
  await expect(dialogOf(page).getByRole('status')).toHaveText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});
