import type { Locator, Page } from '@playwright/test';

/**
 * Counts the pictures in our islands and lists those on which pinch zoom is blocked, with the cause. An element can
 * allow only what all its ancestors allow.
 */
export function readPictures(page: Page): Promise<{ readonly count: number; readonly pinned: readonly string[] }> {
  return page.evaluate(() => {
    const PICTURES = 'img, [role="img"]';
    const pictures = [...document.querySelectorAll(PICTURES)].filter((one) => one.closest('[data-hadaya-state]'));
    const pinned = pictures.flatMap((picture) => {
      const path: Element[] = [];
      for (let at: Element | null = picture; at; at = at.parentElement) path.push(at);
      const strict = path.find((at) => !/^auto$|^manipulation$|pinch-zoom/.test(getComputedStyle(at).touchAction));
      return strict ? [`${picture.className}: ${strict.className} has ${getComputedStyle(strict).touchAction}`] : [];
    });
    return { count: pictures.length, pinned };
  });
}

/**
 * Spreads two fingers over the middle of an element, returns the page's zoom factor, and pinches back to the original
 * size.
 */
export async function pinch(page: Page, over: Locator): Promise<number> {
  const box = await over.boundingBox();
  if (!box) throw new Error('The picture has no box');
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await client.send('Input.synthesizePinchGesture', { x, y, scaleFactor: 1.5 });
  const scale = await page.evaluate(() => visualViewport?.scale ?? 0);
  await client.send('Input.synthesizePinchGesture', { x, y, scaleFactor: 0.25 });
  return scale;
}
