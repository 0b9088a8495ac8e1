/** A tap is answered before the page's own scripts, which take longer than a tap may, hear of the choice. */
import type { Locator, Page } from '@playwright/test';
import { expect, openPainted, test } from '../kit/test.ts';
import { waitForSwatches } from './kit/swatches.ts';

test.use({ allow: { globals: ['told'], pageState: ['address', 'history'] } });

const PRODUCT = '/product/ceramic-mug/';

/** What stood on the page when the select's change was told. */
interface Told {
  readonly wasMarked: boolean;
  readonly wasPainted: boolean;
}

/** Opens a product whose swatches answer. */
async function open(page: Page): Promise<void> {
  await openPainted(page, PRODUCT);
  await waitForSwatches(page);
}

/** Notes for each change of a select what the visitor had seen by then. */
async function watchChanges(page: Page): Promise<() => Promise<readonly Told[]>> {
  await page.evaluate(() => {
    const told: object[] = [];
    let wasPainted = false;
    Object.assign(window, { told });
    const deed = () => {
      wasPainted = false;
      requestAnimationFrame(() => {
        wasPainted = true;
      });
    };
    for (const type of ['click', 'keydown']) addEventListener(type, deed, true);
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement)) return;
      const item = document.querySelector(`.variable-item[data-value="${target.value}"]`);
      told.push({ wasMarked: item?.getAttribute('aria-checked') === 'true', wasPainted });
    };
    addEventListener('change', note, true);
  });
  return () => page.evaluate((): Told[] => Reflect.get(window, 'told'));
}

/** Where to press, in the window. */
async function middleOf(part: Locator): Promise<readonly [number, number]> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('not on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a tapped colour is marked and painted before the shop’s scripts hear of it', async ({ page }) => {
  await open(page);
  const readTold = await watchChanges(page);
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await expect(page.locator('input.variation_id')).not.toHaveValue(/^0?$/);
  expect(await readTold()).toEqual([
    { wasMarked: true, wasPainted: true },
    { wasMarked: true, wasPainted: true },
  ]);
});

test('a colour chosen by the keyboard is painted before the shop’s scripts hear of it', async ({ page }) => {
  await open(page);
  const readTold = await watchChanges(page);
  await page.getByRole('radio', { name: 'Red' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(readTold).toEqual([{ wasMarked: true, wasPainted: true }]);
});

test('who goes on at once, before a frame, is not ahead of the choice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await open(page);
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  const id = page.locator('input.variation_id');
  await expect(id).not.toHaveValue(/^0?$/);
  const medium = await id.inputValue();
  const [size, heading] = [
    await middleOf(page.getByRole('radio', { name: 'S', exact: true })),
    await middleOf(page.getByRole('heading', { level: 1 })),
  ];
  // From here on nothing is painted: what waits for a frame waits for ever.
  await page.evaluate(() => {
    const paint = window.requestAnimationFrame;
    window.requestAnimationFrame = () => 0;
    const held: string[] = [];
    const read = () => held.push(document.querySelector<HTMLInputElement>('input.variation_id')?.value ?? '');
    document.addEventListener('click', read, true);
    Object.assign(window, { told: () => Object.assign(window, { requestAnimationFrame: paint }) && held });
  });
  await page.mouse.click(...size);
  expect(await id.inputValue()).toBe(medium);
  await page.mouse.click(...heading);
  const [before, after] = await page.evaluate((): string[] => Reflect.get(window, 'told')());
  expect(before).toBe(medium);
  expect([medium, '', '0']).not.toContain(after);
});

test('what the page does after a choice moves nothing from under the next press', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.evaluate(() => {
    const form = document.querySelector('.variations_form');
    const list = form?.querySelectorAll('.variable-items-wrapper')[1];
    // As a theme does that shows the price above the options.
    const push = () => list?.before(Object.assign(document.createElement('p'), { style: 'block-size:120px' }));
    form?.addEventListener('change', push, { once: true });
  });
  const [small, medium] = [
    await middleOf(page.getByRole('radio', { name: 'S', exact: true })),
    await middleOf(page.getByRole('radio', { name: 'M', exact: true })),
  ];
  // The press follows before the frame, which comes, and more of them, while it lasts.
  await page.evaluate(() => {
    const paint = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    const letGo = () => {
      window.requestAnimationFrame = paint;
      for (const callback of held) paint(callback);
    };
    Object.assign(window, { told: letGo });
  });
  await page.mouse.click(...small);
  await page.mouse.move(...medium);
  await page.mouse.down();
  await page.evaluate(() => Reflect.get(window, 'told')());
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
});

test('a script’s own click is told at once, as with the plugin', async ({ page }) => {
  await open(page);
  const value = await page.getByRole('radio', { name: 'Red' }).evaluate((item: HTMLElement) => {
    let told = '';
    const note = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement) told = target.value;
    };
    addEventListener('change', note, true);
    item.click();
    return told;
  });
  expect(value).toBe('red');
});
