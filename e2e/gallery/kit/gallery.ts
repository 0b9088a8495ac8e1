import type { Locator, Page } from '@playwright/test';
import { settle } from '../../kit/settle.ts';
import { expect } from '../../kit/test.ts';

/** Values that select the mug's red variation in size S, and the names of that variation's pictures. */
export const RED_S = { pa_color: 'red', pa_size: 's' };
export const RED = ['mug-red', 'mug-red-2', 'mug-red-3'];

export interface GalleryProbe {
  readonly wrapper: Locator;
  readonly main: Locator;
  readonly thumbnails: Locator;
  readonly slides: Locator;
  readonly trigger: Locator;
  /** Reads the file names of the slides' pictures, without size and extension, for example `mug-red`. */
  images(): Promise<string[]>;
  /** Reads the index of the slide that the visitor sees. */
  inView(): Promise<number>;
  /** Chooses values in plain dropdowns by attribute key, in order. */
  choose(values: Readonly<Record<string, string>>): Promise<void>;
  expectImages(...names: readonly string[]): Promise<void>;
}

const nameOf = (address: string) => /([^/]+?)(?:-\d+x\d+)?\.svg$/.exec(address)?.[1] ?? address;

export function probeGallery(page: Page, index = 0): GalleryProbe {
  const product = page.locator('.product').nth(index);
  const wrapper = product.locator('.woo-variation-gallery-wrapper');
  const main = wrapper.locator('.woo-variation-gallery-slider-wrapper');
  const slides = wrapper.locator('.wvg-gallery-image');
  const images = async () => {
    const addresses = await slides.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
    return addresses.map(nameOf);
  };
  return {
    wrapper,
    main,
    slides,
    thumbnails: wrapper.locator('.wvg-gallery-thumbnail-image'),
    trigger: wrapper.locator('.woo-variation-gallery-trigger'),
    images,
    inView: () =>
      main.evaluate((box) => {
        const { left, width } = box.getBoundingClientRect();
        const slides = [...box.querySelectorAll('.wvg-gallery-image')];
        const isFade = box.getAttribute('data-track') === 'fade';
        return slides.findIndex((slide) => {
          const at = slide.getBoundingClientRect();
          return Math.abs(at.left - left) < width / 2 && (!isFade || getComputedStyle(slide).opacity === '1');
        });
      }),
    async choose(values) {
      for (const [name, value] of Object.entries(values)) {
        await product.locator(`select[name="attribute_${name}"]`).selectOption(value);
      }
    },
    expectImages: (...names) => expect.poll(images).toEqual(names),
  };
}

/** Waits until the gallery has mounted, all eager pictures have loaded, and the page has been painted. */
export async function waitForGallery(page: Page): Promise<void> {
  await expect(page.locator('.woo-variation-gallery-wrapper').first()).toHaveAttribute('data-hadaya-state', 'mounted');
  await page.waitForLoadState('load');
  await settle(page);
}

/**
 * Performs an action that loads the zoom and lightbox file, and waits until the file has loaded and the page has
 * settled.
 */
export async function bringVisitorParts(page: Page, act: () => Promise<void>): Promise<void> {
  const arrived = page.waitForResponse(/gallery-largeView-/);
  await act();
  await (await arrived).finished();
  await settle(page);
}

/** Returns and removes the gallery's recorded events. */
export function takeReported(page: Page): Promise<string[]> {
  return page.evaluate(() => window.__told?.splice(0) ?? []);
}
