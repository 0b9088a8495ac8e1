import type { Locator, Page } from '@playwright/test';

/**
 * Reads the painted colour at a pixel offset from an element's top left corner, or by default at the element's centre.
 */
export async function painted(
  page: Page,
  element: Locator,
  at?: readonly [x: number, y: number],
): Promise<readonly number[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  const [x, y] = at ?? [box.width / 2, box.height / 2];
  const clip = { x: Math.floor(box.x + x), y: Math.floor(box.y + y), width: 1, height: 1 };
  const shot = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, shot);
}
