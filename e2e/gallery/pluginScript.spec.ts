/**
 * Tests the replaced script on the same page, as with a pasted tag: only one slider runs, whatever the order of the
 * scripts.
 */
import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const DEFAULT = ['mug-main', 'mug-g1', 'mug-g2'];
const WARNING = /^\[hadaya\] the script of Variation Gallery runs too/;
/** Changes that the replaced script makes before ours loads; the guest oracle must not attribute them to us. */
const THEIRS = {
  console: [WARNING],
  hostChanges: [
    { selector: '.woo-variation-gallery-wrapper', attributes: ['class', 'style'] },
    { selector: '.variations_form *' },
  ],
};

const call = (page: Page, run: 'plain' | 'destroy' | 'init') =>
  page.evaluate((name) => {
    const copy: unknown = Reflect.get(window, 'jQuery');
    if (typeof copy !== 'function') throw new Error('no jQuery');
    if (name === 'init') copy(document).trigger('woo_variation_gallery_init');
    else copy('.woo-variation-gallery-wrapper').WooVariationGallery(...(name === 'destroy' ? [name] : []));
  }, run);

const bringPlugin = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script');
        script.src = '/assets/plugins/gallery.js';
        script.onload = () => resolve();
        window.__hadayaGuest?.asHost(() => document.body.append(script));
      }),
  );

/**
 * Waits for the replaced script's timers, which end after half a second, and counts the sliders that the script has
 * started.
 */
async function letTheirTimersRun(page: Page): Promise<number> {
  await page.clock.runFor(700);
  return page.locator('.slick-initialized, .slick-track').count();
}

/**
 * Destroys the gallery twice with the plugin's jQuery method, and restores it once with that method and once with the
 * plugin's event. Asserts that the gallery then follows a selection.
 */
async function expectBackAfterDestroy(page: Page): Promise<void> {
  const { wrapper, choose, expectImages } = probeGallery(page);
  for (const back of ['plain', 'init'] as const) {
    await call(page, 'destroy');
    await expect(page.locator('[data-hadaya-root]')).toHaveCount(0);
    await expect(wrapper).not.toHaveAttribute('data-hadaya-state');
    await call(page, back);
    await expect(wrapper).toHaveAttribute('data-hadaya-state', 'mounted');
    await expect(page.locator('[data-part="controls"]')).toHaveCount(1);
  }
  await choose({ pa_color: 'blue', pa_size: 'm' });
  await expectImages('mug-blue', 'mug-blue-2');
}

// One order of style sheets is enough for a script that loads later, because we disable this script before it writes
// anything.
for (const [plugin, sheets] of [
  ['before', 'theirs'],
  ['before', 'both'],
  ['before', 'late'],
  ['after', 'theirs'],
] as const) {
  test(`with the plugin’s script ${plugin} our tag (sheets ${sheets}), only our slider runs and follows selections and Clear`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow(THEIRS);
    await page.clock.install();
    const before = plugin === 'before' ? { plugin } : {};
    await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce', sheets, ...before }));
    await waitForGallery(page);
    if (plugin === 'after') await bringPlugin(page);
    const gallery = probeGallery(page);
    await expect(gallery.slides).toHaveCount(3);
    const box = await gallery.main.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    expect(await letTheirTimersRun(page)).toBe(0);
    await gallery.expectImages(...RED);
    await page.locator('.reset_variations').click();
    await gallery.expectImages(...DEFAULT);
    expect(await letTheirTimersRun(page)).toBe(0);
    await gallery.expectImages(...DEFAULT);
    expect(await gallery.main.boundingBox()).toEqual(box);
    await gallery.thumbnails.nth(1).click();
    await expect.poll(gallery.inView).toBe(1);
    await expect(gallery.wrapper).not.toHaveAttribute('style', /min-height/);
    const warnings = guest.consoleLines().filter((line) => JSON.stringify(line).includes('runs too'));
    expect(warnings).toHaveLength(plugin === 'before' ? 1 : 0);
    await test.step('a theme’s call to the plugin’s function builds no second slider', async () => {
      await call(page, 'plain');
      await call(page, 'init');
      expect(await letTheirTimersRun(page)).toBe(0);
      await expect(page.locator('[data-part="controls"]')).toHaveCount(1);
      await gallery.choose(RED_S);
      await gallery.expectImages(...RED);
    });
    if (plugin !== 'before' || sheets !== 'theirs') return;
    await test.step('after destroy, the plugin’s function and its init event can each mount the gallery again', async () => {
      await expectBackAfterDestroy(page);
    });
  });
}

test('the plugin’s function and init event work without its script, even after the last gallery was removed', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({
    ...THEIRS,
    hostChanges: [...THEIRS.hostChanges, { selector: 'main' }, { selector: '.gallery-container' }],
  });
  await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForGallery(page);
  await expect.poll(() => takeReported(page)).toContain('$woo_variation_gallery_loaded');
  await expectBackAfterDestroy(page);
  await page.locator('.reset_variations').click();
  await probeGallery(page).expectImages(...DEFAULT);
  const html = await page.locator('.gallery-container').evaluate((container) => {
    const copy = document.createElement('template');
    copy.innerHTML = container.innerHTML;
    return copy.innerHTML;
  });
  await page.evaluate(() =>
    window.__hadayaGuest?.asHost(() => document.querySelector('.woo-variation-product-gallery')?.remove()),
  );
  await expect(page.locator('[data-hadaya-root]')).toHaveCount(0);
  await page.evaluate((text) => {
    window.__hadayaGuest?.asHost(() => {
      const container = document.querySelector('.gallery-container');
      if (container) container.innerHTML = text;
    });
    const copy: unknown = Reflect.get(window, 'jQuery');
    if (typeof copy !== 'function') throw new Error('no jQuery');
    copy('.woo-variation-gallery-wrapper').WooVariationGallery();
  }, html);
  await expect(page.locator('.woo-variation-gallery-wrapper')).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect(page.locator('[data-part="controls"]')).toHaveCount(1);
});

test('leaves the page’s window.imagesLoaded unchanged and does not use it in the gallery', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/^Bad element/] });
  const before = `window.imagesLoaded = (target) => {
    const found = typeof target === 'string' ? document.querySelectorAll(target).length > 0 : target;
    if (!found) console.error('Bad element ' + target);
  };
  window.__imageLoader = window.imagesLoaded;`;
  await page.goto(serveGallery(servePage, { products: [mug], scripts: 'woocommerce', before }));
  await waitForGallery(page);
  await probeGallery(page).choose(RED_S);
  await probeGallery(page).expectImages(...RED);
  const lines = () => guest.consoleLines().filter((line) => JSON.stringify(line).includes('Bad element'));
  expect(lines()).toHaveLength(0);
  for (const [index, bad] of [null, '.no-such-node'].entries()) {
    const isTheirs = await page.evaluate((target) => {
      const loader: unknown = Reflect.get(window, 'imagesLoaded');
      if (typeof loader !== 'function') throw new Error('imagesLoaded is missing');
      loader(target);
      return loader === Reflect.get(window, '__imageLoader');
    }, bad);
    expect(isTheirs).toBe(true);
    await expect.poll(() => lines().length).toBe(index + 1);
  }
  await page.locator('.reset_variations').click();
  await probeGallery(page).expectImages(...DEFAULT);
});
