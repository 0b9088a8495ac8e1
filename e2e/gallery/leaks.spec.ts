/** A hundred cycles and more: nothing that the gallery made stays behind. */
import { readFileSync } from 'node:fs';
import { mug, type ShopVideo } from '@hadaya/testing/shop';
import type { Browser, Page } from '@playwright/test';
import { measureLeak } from '../kit/inject/measureLeak.ts';
import { type LeakProbe, probeLeaks } from '../kit/leakProbe.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const RED_S = { pa_color: 'red', pa_size: 's' };
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const CLIP = readFileSync(new URL('../../demo/src/assets/dallah.webm', import.meta.url));

/** Notes the addresses in memory that were made and not taken back. */
function countBlobs(): void {
  const blobs = { made: 0, alive: new Set<string>() };
  Object.defineProperty(window, '__blobs', { value: blobs });
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    const address = createObjectURL.call(URL, source);
    blobs.made += 1;
    blobs.alive.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    blobs.alive.delete(address);
    revokeObjectURL.call(URL, address);
  };
}

async function cycleChoices(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const set = (name: string, value: string) => {
      const select = document.querySelector<HTMLSelectElement>(`select[name="attribute_${name}"]`);
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const shows = async (file: string) => {
      for (let turn = 0; turn < 200; turn += 1) {
        const src = document.querySelector('.wvg-gallery-image img')?.getAttribute('src') ?? '';
        if (src.includes(file)) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    set('pa_color', 'blue');
    set('pa_size', 'm');
    await shows('mug-blue');
    set('pa_color', 'red');
    await shows('mug-red');
    set('pa_size', '');
    set('pa_color', '');
    await shows('mug-main');
  });
}

/** A page that the guest oracle does not watch: its own notes hold nodes that are gone, which would count as ours. */
async function openUnwatched(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<{ page: Page; leaks: LeakProbe }> {
  const page = await (await browser.newContext()).newPage();
  await prepare(page);
  const leaks = await probeLeaks(page);
  // The shop's drawings are documents of their own to the browser, whose nodes it counts and lets go when it likes.
  await page.route('**/*.svg', (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }));
  await page.goto(address);
  await waitForGallery(page);
  // For ten seconds after load a copy of jQuery that comes late is looked for, by timers.
  await page.waitForFunction(() => performance.now() > 11_000);
  return { page, leaks };
}

/** To the second slide and back, with the time that announcements take. */
async function rest(page: Page): Promise<void> {
  for (const place of [1, 0]) {
    await probeGallery(page).thumbnails.nth(place).click();
    await page.waitForTimeout(700);
  }
}

test('fault-106 a hundred and fifty changes of the variation leave no node and no listener behind', async ({
  browser,
  servePage,
}) => {
  test.setTimeout(120_000);
  const address = serveGallery(servePage, { products: [mug], settings: { swapFade: 0 } });
  const { page, leaks } = await openUnwatched(browser, address);
  const cycle = () => cycleChoices(page);
  const { nodes, held } = await measureLeak(page, { cycle, cycles: 50, rest: () => rest(page), leaks });
  expect({ nodes, held }).toEqual({ nodes: 0, held: [] });
  await page.context().close();
});

test('fault-106 a hundred lightbox cycles leave nodes and listeners as they were', async ({ browser, servePage }) => {
  test.setTimeout(180_000);
  const { page, leaks } = await openUnwatched(browser, serveGallery(servePage, { products: [mug] }));
  const gallery = probeGallery(page);
  const cycle = async () => {
    await gallery.trigger.press('Enter');
    await page.locator('[data-lightbox-of]').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.locator('[data-lightbox-of]').waitFor({ state: 'detached' });
  };
  const { nodes, held } = await measureLeak(page, { cycle, cycles: 100, rest: () => rest(page), leaks });
  expect({ nodes, held }).toEqual({ nodes: 0, held: [] });
  await page.context().close();
});

test('fault-106 a hundred swaps with a video file revoke every address in memory that they made', async ({
  browser,
  servePage,
}) => {
  test.setTimeout(120_000);
  const video: ShopVideo = { kind: 'video', link: '/clip.webm', embed: '/clip.webm', ratio: '56.25' };
  const images = mug.images.map((image, place) => (place === 1 ? { ...image, video } : image));
  const address = serveGallery(servePage, { products: [{ ...mug, images }], settings: { swapFade: 0 } });
  const { page } = await openUnwatched(browser, address, async (fresh) => {
    await fresh.addInitScript(countBlobs);
    await fresh.route('**/clip.webm', (route) => route.fulfill({ body: CLIP, contentType: 'video/webm' }));
  });
  const alive = () => page.evaluate(() => [...(Reflect.get(window, '__blobs')?.alive ?? [])].length);
  const made = () => page.evaluate(() => Number(Reflect.get(window, '__blobs')?.made));
  await expect.poll(alive).toBe(1);
  for (let turn = 0; turn < 50; turn += 1) {
    const before = await made();
    await cycleChoices(page);
    await expect.poll(made, { intervals: [10] }).toBeGreaterThan(before);
    expect(await alive()).toBe(1);
  }
  await probeGallery(page).choose(RED_S);
  await expect.poll(alive).toBe(0);
  await page.context().close();
});

test('a gallery that is taken out and put in again leaves nothing behind', async ({
  page,
  servePage,
  leaks,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: 'main' }, { selector: '.product' }, { selector: '.gallery-place' }] });
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const turn = async () => {
    await page.evaluate(() => {
      const place = document.querySelector('.gallery-place');
      Object.defineProperty(window, '__parked', { value: place?.firstElementChild, configurable: true });
      window.__hadayaGuest?.asHost(() => place?.replaceChildren());
    });
    await page.waitForTimeout(200);
  };
  const back = async () => {
    await page.evaluate(() => {
      const parked: unknown = Reflect.get(window, '__parked');
      if (parked instanceof Element)
        window.__hadayaGuest?.asHost(() => document.querySelector('.gallery-place')?.append(parked));
      Reflect.deleteProperty(window, '__parked');
    });
    await waitForGallery(page);
    await page.waitForTimeout(500);
  };
  await turn();
  await back();
  await turn();
  const before = await leaks.take();
  await back();
  await turn();
  expect(await leaks.since(before)).toEqual([]);
});
