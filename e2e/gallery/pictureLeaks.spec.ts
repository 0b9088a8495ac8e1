import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { measureLeak } from '../kit/inject/measureLeak.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';
import { openUnwatched, restGallery } from './kit/unwatched.ts';

/**
 * Runs in the page: opens the lightbox, goes to the next picture and closes the lightbox immediately, the given number
 * of times.
 */
async function cycleLightbox(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    /** Presses a key; returns whether the lightbox prevented the key's default action. */
    const press = (key: string) =>
      findLightbox()
        ?.shadowRoot?.querySelector('dialog')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })) ===
      false;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const findLightbox = () => document.querySelector('[data-lightbox-of]');
    for (let turn = 0; turn < count; turn += 1) {
      document.querySelector<HTMLElement>('.woo-variation-gallery-trigger')?.click();
      while (!press('ArrowRight')) await frame();
      press('Escape');
      while (findLightbox()) await frame();
    }
  }, times);
}

/** Simulates a slow device that never decodes the neighbouring pictures. */
function neverDecodeNeighbours(): void {
  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = function decodeSlowly(this: HTMLImageElement) {
    return this.matches('.pswp__img') ? new Promise(() => {}) : decode.call(this);
  };
}

test('a preloaded image and a hundred lightbox openings leak nothing, even if the lightbox closes early', async ({
  browser,
  servePage,
}) => {
  test.setTimeout(180_000);
  const swatches = ['blue', 'red'].map((value) => `<li data-value="${value}" tabindex="0">${value}</li>`);
  const list = `<ul data-attribute_name="attribute_pa_color">${swatches.join('')}</ul>`;
  const editForm = (html: string) => html.replace('<table', `${list}<table`);
  // With such a low limit, no picture is preloaded before an interaction.
  const settings = { preloadLimit: 2 };
  const address = serveGallery(servePage, { products: [{ product: mug, editForm }], settings });
  const { page, leaks } = await openUnwatched(browser, address);
  const rest = () => restGallery(page);

  await test.step('releases a preloaded image', async () => {
    await probeGallery(page).choose({ pa_size: 's' });
    const left = ['blue', 'red'];
    const cycle = async () => {
      const colour = left.shift();
      const loaded = page.waitForResponse((response) => response.url().includes(`mug-${colour}`));
      // Dispatches the event itself, because Playwright's hover describes the node and so creates `Attr` nodes, which
      // the test would count.
      await page.evaluate(
        (value) =>
          document
            .querySelector(`[data-value="${value}"]`)
            ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
        colour,
      );
      await (await loaded).finished();
    };
    const { nodes, held } = await measureLeak(page, { cycle, cycles: 1, rest, leaks });
    expect({ nodes, held }).toEqual({ nodes: 0, held: [] });
  });

  const cycle = () => cycleLightbox(page, 10);
  await test.step('a hundred lightbox cycles leak no node or listener', async () => {
    const { nodes, held } = await measureLeak(page, { cycle, cycles: 10, rest, leaks });
    expect({ nodes, held }).toEqual({ nodes: 0, held: [] });
  });

  await test.step('a lightbox closed before its next picture is decoded retains no picture', async () => {
    await page.evaluate(neverDecodeNeighbours);
    const { nodes, held } = await measureLeak(page, { cycle, cycles: 1, rest, leaks });
    expect({ nodes, held }).toEqual({ nodes: 0, held: [] });
  });
  await page.context().close();
});
