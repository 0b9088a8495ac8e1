/** Nothing on a page moves by itself while our scripts arrive, soon or two seconds late, under an ordinary theme. */
import { expect, readLayoutShift, test } from '../kit/test.ts';
import { openPage } from './themePage.ts';

const MOST = 0.005;

const PAGES = [
  '/product/ceramic-mug/',
  '/product/dates-box/',
  '/gallery/left/',
  '/corporate-gifts/',
  '/menu/horizontal/',
  '/menu/flyout-left/',
];
const WIDTHS = [390, 1280];

for (const path of PAGES) {
  for (const width of WIDTHS) {
    for (const dir of ['ltr', 'rtl']) {
      test(`${path} at ${width} px, ${dir}: no layout shift under a plain theme`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, `${path}?theme=plain&dir=${dir}`);
        const { unexpected, sources } = await readLayoutShift(page);
        expect(unexpected, `layout shift of ${sources.join(', ')}`).toBeLessThanOrEqual(MOST);
      });
    }

    test(`${path} at ${width} px: no layout shift when scripts come two seconds late`, async ({ page, faults }) => {
      await page.setViewportSize({ width, height: 844 });
      await faults.slow('**/dist/*.js', 2000);
      await openPage(page, `${path}?theme=plain`);
      const { unexpected, sources } = await readLayoutShift(page);
      expect(unexpected, `layout shift of ${sources.join(', ')}`).toBeLessThanOrEqual(MOST);
    });
  }
}
