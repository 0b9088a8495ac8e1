import { mug, type ShopVideo } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { measureLeak } from '../kit/inject/measureLeak.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';
import { openUnwatched, restGallery } from './kit/unwatched.ts';

const CLIP = '/assets/dallah.webm';

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
      const first = () => document.querySelector('.wvg-gallery-image img')?.getAttribute('src') ?? '';
      while (!first().includes(file)) await new Promise((resolve) => setTimeout(resolve, 5));
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

test('a hundred and fifty variation changes leak no node or listener', async ({ browser, servePage }) => {
  test.setTimeout(120_000);
  const address = serveGallery(servePage, { products: [mug], settings: { swapFade: 0 } });
  const { page, leaks } = await openUnwatched(browser, address);
  const cycle = () => cycleChoices(page);
  const { nodes, held } = await measureLeak(page, { cycle, cycles: 50, rest: () => restGallery(page), leaks });
  expect({ nodes, held }).toEqual({ nodes: 0, held: [] });
  await page.context().close();
});

test('a hundred swaps with a video file revoke every object URL created', async ({ browser, servePage }) => {
  test.setTimeout(120_000);
  const video: ShopVideo = { kind: 'video', link: CLIP, embed: CLIP, ratio: '56.25' };
  const images = mug.images.map((image, index) => (index === 1 ? { ...image, video } : image));
  const address = serveGallery(servePage, { products: [{ ...mug, images }], settings: { swapFade: 0 } });
  const { page } = await openUnwatched(browser, address, async (fresh) => {
    await fresh.addInitScript(countBlobs);
  });
  const alive = () => page.evaluate(() => [...(Reflect.get(window, '__blobs')?.alive ?? [])].length);
  const made = () => page.evaluate(() => Number(Reflect.get(window, '__blobs')?.made));
  await expect.poll(alive).toBe(1);
  for (let turn = 0; turn < 50; turn += 1) {
    const before = await made();
    await cycleChoices(page);
    await expect.poll(made, { intervals: [10] }).toBeGreaterThan(before);
    await expect.poll(alive, { intervals: [10] }).toBe(1);
  }
  await probeGallery(page).choose(RED_S);
  await expect.poll(alive).toBe(0);
  await page.context().close();
});

test('removing and reinserting a gallery leaks nothing', async ({ page, servePage, leaks, guest }) => {
  await guest.allow({
    hostChanges: [{ selector: 'main' }, { selector: '.product' }, { selector: '.gallery-container' }],
  });
  await page.clock.install();
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const turn = async () => {
    await page.evaluate(() => {
      const container = document.querySelector('.gallery-container');
      Object.defineProperty(window, '__parked', { value: container?.firstElementChild, configurable: true });
      window.__hadayaGuest?.asHost(() => container?.replaceChildren());
    });
    await page.clock.runFor(1000);
  };
  const back = async () => {
    await page.evaluate(() => {
      const parked: unknown = Reflect.get(window, '__parked');
      if (parked instanceof Element)
        window.__hadayaGuest?.asHost(() => document.querySelector('.gallery-container')?.append(parked));
      Reflect.deleteProperty(window, '__parked');
    });
    await waitForGallery(page);
    await page.clock.runFor(1000);
  };
  await turn();
  await back();
  await turn();
  const before = await leaks.take();
  await back();
  await turn();
  // Counts additions only, because a timer from the first round may have ended since.
  await expect.poll(async () => (await leaks.since(before)).filter((line) => line.startsWith('+'))).toEqual([]);
});
