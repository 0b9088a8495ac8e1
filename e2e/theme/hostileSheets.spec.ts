/** fault-17 for every island: what a careless theme does to all elements does not reach what we have added. */
import { expect, test } from '../kit/test.ts';
import { controlsOf, openPage } from './themePage.ts';

// What a careless sheet does to the server's own nodes is the host's affair.
test.use({
  allow: { axe: ['color-contrast', 'target-size', 'scrollable-region-focusable'], pageState: ['scroll', 'overflow'] },
});

const PAGES = [
  { name: 'swatches and gallery', path: '/product/ceramic-mug/', touch: '.woo-variation-gallery-slider-wrapper' },
  { name: 'a gallery that moves by itself', path: '/gallery/moving/' },
  { name: 'content', path: '/corporate-gifts/' },
  { name: 'the menu bar', path: '/menu/horizontal/' },
  { name: 'the contact widget', path: '/contact/' },
];

const SHEETS = ['unset', 'hiddenButtons', 'smallRoot', 'wideImages', 'highBoxes'] as const;

for (const { name, path, touch } of PAGES) {
  for (const sheet of SHEETS) {
    test(`fault-17 ${name}: every control of ours is seen and can be hit under the sheet "${sheet}"`, async ({
      page,
      faults,
    }) => {
      await openPage(page, path);
      if (touch !== undefined) await page.locator(touch).first().hover();
      await expect.poll(async () => (await controlsOf(page)).length).toBeGreaterThan(0);
      const before = await controlsOf(page);
      await faults.hostileCss(sheet);
      const after = new Map((await controlsOf(page)).map((control) => [control.name, control]));
      const lost = before.filter(({ name: control }) => {
        const now = after.get(control);
        return now === undefined || !now.isOnTop || Math.min(now.width, now.height) < 24 || now.fontSize < 12;
      });
      expect(lost.map(({ name: control }) => ({ control, now: after.get(control) ?? 'not seen' }))).toEqual([]);
    });
  }
}
