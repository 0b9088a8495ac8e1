import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';

function watchScripts(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/dist\/([^/?]+?)(?:-[\w-]{8})?\.min\.js/.exec(request.url())?.[1];
    if (name !== undefined) asked.add(name);
  });
  return () => [...asked].sort();
}

test('a product page loads its own files first, React when idle, and nothing more until interaction', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  const scripts = watchScripts(page);
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  // Waits longer than every delay at the start, including the second after load in which a missing script may still
  // load.
  await page.clock.runFor(2500);
  await settle(page);
  await expect.poll(scripts).toEqual(['core', 'hadaya', 'runtime', 'swatches', 'swatches-Swatches', 'variations']);

  const form = probeSwatches(page);
  await form.pick('red');
  await expect.poll(() => form.having('selected')).toEqual(['red']);
  await form.pick('42');
  await expect.poll(scripts).toContain('swatches-ItemTooltip');
  await expect.poll(scripts).toContain('swatches-Notices');
  expect(scripts()).not.toContain('variations-startEngine');
});

test('applies a selection from the URL without interaction', async ({ page, servePage }) => {
  const url = serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' });
  await page.goto(`${url}?${COLOR}=blue`);
  await expect(page.locator(`select[name="${COLOR}"]`)).toHaveValue('blue');
});
