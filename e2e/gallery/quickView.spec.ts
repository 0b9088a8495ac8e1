import { bottle, galleryMarkup, galleryOptions, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches, withSwatches } from '../swatches/kit/swatchPage.ts';
import { productHtml } from '../variations/kit/formPage.ts';
import { probeGallery } from './kit/gallery.ts';

/** Scripts with which themes fill the quick view; each runs in the page with the view's markup. */
const WAYS = {
  'by jQuery, which starts WooCommerce’s script': `jQuery(box).html(html); jQuery(box).find('.variations_form').wc_variation_form();`,
  'by fetch and innerHTML, then an event': `box.innerHTML = await (await fetch('/quick/')).text(); jQuery(document.body).trigger('quick-view-displayed');`,
  'from a template': `const template = document.createElement('template'); template.innerHTML = html; box.append(template.content.cloneNode(true));`,
} as const;

const FORM = productHtml(withSwatches(mug, { selected: {} }), '/swatches/');
const QUICK = FORM.replace('<h2>', `${galleryMarkup({ product: mug, locale: 'en' })}<h2>`);
const { name, value } = galleryOptions();
const HEAD = `<link rel="stylesheet" href="/dist/gallery.min.css"><script>window.${name} = ${JSON.stringify(value)}</script>`;

const openView = (page: Page, way: string) =>
  page.evaluate(
    async ([script, markup]) => {
      const box = document.createElement('section');
      box.className = 'quick-view';
      window.__hadayaGuest?.asHost(() => document.querySelector('main')?.append(box));
      const run = new Function('box', 'html', `return (async () => { ${script} })()`);
      await run(box, markup);
    },
    [way, QUICK] as const,
  );
const closeView = (page: Page) =>
  page.evaluate(() => window.__hadayaGuest?.asHost(() => document.querySelector('.quick-view')?.remove()));

test('mounts gallery and swatches again in a quick view inserted by jQuery, fetch or a template, and leaks nothing', async ({
  page,
  servePage,
  leaks,
}) => {
  await page.clock.install();
  servePage('/quick/', QUICK);
  await page.goto(serveSwatches(servePage, { products: [bottle], scripts: 'woocommerce', head: HEAD }));
  await waitForSwatches(page);
  const own = page.locator('.product select').first();
  const chosen = await own.inputValue();
  const view = page.locator('.quick-view');
  const cycle = async (script: string) => {
    await openView(page, script);
    await expect(view.locator('.variations_form')).toHaveAttribute('data-hadaya-state', 'mounted');
    for (const item of ['red', 's']) await view.locator(`.variable-item[data-value="${item}"]`).click();
    await expect(view.locator('input.variation_id')).toHaveValue('22');
    await expect.poll(async () => (await probeGallery(page, 1).images())[0]).toBe('mug-red');
    await closeView(page);
    await page.clock.runFor(12_000);
  };
  await cycle(WAYS['from a template']);
  for (const [way, script] of Object.entries(WAYS))
    await test.step(way, async () => {
      await cycle(script);
      const before = await leaks.take();
      await cycle(script);
      expect(await leaks.since(before)).toEqual([]);
    });
  // The quick view does not change the page's own form.
  await expect(own).toHaveValue(chosen);
});
