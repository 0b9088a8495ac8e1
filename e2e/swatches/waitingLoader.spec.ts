/** An optimiser delays the loader until the first touch; the swatches stay visible until the islands have mounted. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mug } from '@hadaya/testing/shop';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const PAUSED =
  '<style>.woo-variation-raw-select,.variable-items-wrapper{animation-play-state:paused!important}body.woo-variation-swatches .woo-variation-raw-select{display:none!important}</style>';

for (const [kind, tag] of [
  [
    'a custom script type',
    '<script id="hadaya-js" type="litespeed/javascript" data-src="/dist/hadaya.min.js"></script>',
  ],
  ['a URL in a data attribute', '<script type="rocketlazyloadscript" data-rocket-src="/dist/hadaya.min.js"></script>'],
  ['plain text', '<script type="text/plain" src="/dist/hadaya.min.js"></script>'],
  [
    'a joined file with one of our ids',
    '<script id="hadaya-hints" type="litespeed/javascript">1</script><script type="litespeed/javascript" data-src="/joined.js"></script>',
  ],
  [
    'a joined file without our ids',
    '<script id="hadaya-islands" type="application/json">{}</script><script type="litespeed/javascript" data-src="/joined.js"></script>',
  ],
] as const) {
  test(`a loader delayed until the first tap by ${kind} keeps the swatches visible, and that tap selects a swatch`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ sentinel: 'absent' });
    await page.goto(serveSwatches(servePage, { products: [mug], head: PAUSED + tag, loader: 'none' }));
    const select = page.locator('.variations select').first();
    const list = page.locator('.variable-items-wrapper').first();
    // The test itself advances the animations, so that it does not depend on the machine's speed.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 60_000;
    });
    expect((await select.boundingBox())?.height ?? 0).toBe(0);
    await expect(list).toBeVisible();
    const letIslandsCome = await holdBack(page, /dist\/(?!hadaya\.)[^/]*\.js$/);
    const form = probeSwatches(page);
    await form.pick('red');
    const loader = `(window.hadaya ??= {}).baseUrl = '/dist/';${readFileSync(resolve(DIST_FOLDER, 'hadaya.min.js'), 'utf8')}`;
    await page.route('**/joined.js', (route) => route.fulfill({ contentType: 'text/javascript', body: loader }));
    await page.evaluate(() => {
      const held = document.querySelector<HTMLElement>('script[src$="hadaya.min.js"], [data-src], [data-rocket-src]');
      const freed = document.createElement('script');
      freed.src = held?.dataset.src ?? '/dist/hadaya.min.js';
      window.__hadayaGuest?.asHost(() => held?.replaceWith(freed));
    });
    // Between the loader's start and the islands' mounting, the tapped item still exists and has focus.
    await expect(page.locator('link[rel="modulepreload"][href*="swatches"]').first()).toBeAttached();
    await expect(list).toBeVisible();
    expect(await readFocus(page)).toBe('red');
    letIslandsCome();
    await waitForSwatches(page);
    await expect(list).toBeVisible();
    await expect(select).toBeHidden();
    await expect(form.select('attribute_pa_color')).toHaveValue('red');
  });
}
