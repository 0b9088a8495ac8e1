import { holdBack } from '../kit/holdBack.ts';
import { expectModal, loadDialogFile, pressAndLook } from '../kit/lightbox.ts';
import { saveData } from '../kit/saveData.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { button, dialog, group, link, prepareLightbox, waitForLightbox } from './lightboxPage.ts';

prepareLightbox();

const PARTS = /\/(?:content-openLink|lightbox|video)-[^/]*\.js/;

/**
 * Opens the page with only the small file that shows the dialog, and holds back the other files of the lightbox.
 * Returns a function that releases them.
 */
async function openCold(page: Page, address: string): Promise<() => void> {
  await saveData(page);
  const release = await holdBack(page, PARTS);
  await page.goto(address);
  await waitForLightbox(page);
  await loadDialogFile(page);
  return release;
}

for (const dir of ['ltr', 'rtl'] as const)
  test(`${dir}: shows the link’s picture in the next frame, requests all files in parallel, then opens the lightbox`, async ({
    page,
    servePage,
    snap,
  }) => {
    const release = await openCold(page, servePage('/c/', contentDocument(link(''), { dir })));
    const letPictureGo = await holdBack(page, '**/p1.jpg');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const shown = await pressAndLook(page, 'main a');
    expect(shown?.picture).toMatch(/\/thumb\.jpg$/);
    expect(shown).toMatchObject({ isModal: false, isBusy: true });
    await expectModal(page, dir === 'rtl' ? 'إغلاق (Esc)' : 'Close (Esc)');
    for (const part of ['content-openLink-', '/lightbox-', '/p1.jpg'])
      await expect.poll(() => asked.some((url) => url.includes(part)), part).toBe(true);
    const scripts = () => asked.filter((url) => url.includes('.js'));
    expect(scripts()).toHaveLength(2);
    await expect(dialog(page).getByText(dir === 'rtl' ? 'جارٍ تحميل الصورة' : 'Loading the picture')).toBeVisible();
    await snap(`content-lightbox-waiting-${dir}`);
    const reported = await page.evaluateHandle(() => {
      const events: string[] = [];
      for (const name of ['opened', 'changed', 'closed'])
        document.addEventListener(`hadaya:content:lightbox-${name}`, () => events.push(name));
      return events;
    });
    release();
    letPictureGo();
    await expect(button(page, dir === 'rtl' ? 'تكبير' : 'Zoom')).not.toHaveAttribute('aria-disabled');
    await expect(dialog(page).locator('.preview')).toHaveCount(0);
    expect(scripts()).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main a')).toBeFocused();
    expect(await reported.jsonValue()).toEqual(['opened', 'closed']);
  });

test('shows no animation under reduced motion and, if closed while loading, stays closed', async ({
  page,
  servePage,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openCold(page, servePage('/c/', contentDocument(group(3))));
  const letPictureGo = await holdBack(page, '**/p1.jpg');
  expect(await pressAndLook(page, 'a.g')).toMatchObject({ isBusy: true, animations: 0, picture: '' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const arrived = page.waitForResponse(/\/lightbox-/);
  release();
  letPictureGo();
  await (await arrived).finished();
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('a.g').nth(1).click();
  await expect(dialog(page).locator('.counter')).toContainText('2 / 3');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Back closes the loading dialog, or returns to the page if a missing file made the picture open as a link', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({
      console: [/lightbox/, /Failed to load resource/],
      sentinel: 'absent',
      pageState: ['history', 'address'],
    });
    const address = servePage('/c/', contentDocument(group(2)));
    const release = await openCold(page, address);
    await pressAndLook(page, 'a.g');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    release();
    await page.route(/content-openLink-/, (route) => route.abort());
    await page.reload();
    await waitForLightbox(page);
    await pressAndLook(page, 'a.g');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/p1\.jpg$/);
    await page.goBack();
    await expect(page).toHaveURL(address);
  });
});
