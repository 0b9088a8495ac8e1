/**
 * Takes screenshots for visual review (every type and state, both directions, both sizes, dark mode and forced
 * colours), and measures the touch targets.
 */
import { mug, pen } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { snapInto } from '../kit/snap.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches, withSwatches } from './kit/swatchPage.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const rounded = (html: string) => html.replaceAll('wvs-style-squared', 'wvs-style-rounded');

const long = {
  ...mug,
  id: 91,
  attributes: mug.attributes.map((one) =>
    one.slug !== 'pa_size'
      ? one
      : {
          ...one,
          terms: one.terms.map((term, index) => ({
            ...term,
            name: {
              en: ['Three hundred and thirty millilitres with a wooden lid and a spoon', 'Medium', 'S'][index] ?? '',
              ar: ['ثلاثمائة وثلاثون ملليلترًا مع غطاء خشبي وملعقة للتقديم', 'وسط', 'ص'][index] ?? '',
            },
          })),
        },
  ),
};

for (const locale of ['en', 'ar'] as const) {
  test(`a page with every swatch type and state fits desktop and phone (${locale})`, async ({
    page,
    servePage,
    snap,
  }) => {
    await page.setViewportSize(SIZES.desktop);
    const products = [mug, pen, long, withSwatches(mug, { edit: rounded })];
    await page.goto(serveSwatches(servePage, { products, locale }));
    await waitForSwatches(page, 4);
    const first = probeSwatches(page, 0);
    for (const value of ['red', 's', 'm', 'green']) await first.pick(value);
    for (const value of ['engraved', 'gift-box']) await probeSwatches(page, 1).pick(value);
    for (const value of ['blue', '42']) await probeSwatches(page, 2).pick(value);
    for (const value of ['red', 's']) await probeSwatches(page, 3).pick(value);
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.mouse.move(1, 1);
      await snap(`swatches-${size}-${locale}`, 'page');
      await first.item('blue').hover();
      await snap(`swatches-tooltip-${size}-${locale}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), size).toBe(true);
    }
  });
}

for (const kind of ['dark', 'forced'] as const) {
  test(`takes screenshots of swatch states in ${kind} colours`, async ({ page, servePage, snap }) => {
    await page.emulateMedia(kind === 'forced' ? { forcedColors: 'active' } : {});
    const head = kind === 'dark' ? '<style>body{background:#17191d;color:#f2efe9}a{color:inherit}</style>' : '';
    await page.goto(serveSwatches(servePage, { products: [mug, pen], head }));
    await waitForSwatches(page, 2);
    for (const value of ['red', 's', 'green']) await probeSwatches(page, 0).pick(value);
    for (const value of ['engraved', 'gift-box']) await probeSwatches(page, 1).pick(value);
    await page.keyboard.press('Tab');
    await snap(`swatches-${kind}`, 'page');
  });
}

/**
 * Finds items and buttons whose hit area is too small: a tap `across` pixels to the left or right of the centre, or a
 * fixed distance above or below it, misses them.
 */
async function findSmallTargets(page: Page, across: number): Promise<readonly string[]> {
  return page.locator('.variable-item, .hadaya-swatches-notice button').evaluateAll((nodes, half) => {
    const reaches = (node: Element, x: number, y: number) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    };
    const isSmall = (node: Element) => {
      node.scrollIntoView({ block: 'center' });
      const up = half < 21 && node.matches('.radio-variable-item') ? 14 : 21;
      return !(reaches(node, half, 0) && reaches(node, -half, 0) && reaches(node, 0, up) && reaches(node, 0, -up));
    };
    return nodes.filter(isSmall).map((node) => node.getAttribute('data-value') ?? node.className);
  }, across);
}

for (const [look, size, across] of [
  ['plugin', '38 × 44 px including its share of the gaps (28 px high for radios)', 18],
  ['hadaya', '44 px', 21],
] as const) {
  test(`every touch target in the ${look} look is at least ${size}`, async ({ browser, servePage }) => {
    const above = look === 'plugin' ? '' : '<script>document.documentElement.dataset.hadayaLook = "hadaya"</script>';
    const address = serveSwatches(servePage, { products: [mug, pen], above });
    const context = await browser.newContext({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(address);
    await waitForSwatches(page, 2);
    await probeSwatches(page).item('red').tap();
    await probeSwatches(page).item('42').tap({ force: true });
    await expect(probeSwatches(page).notice).toBeVisible();
    await expect.poll(() => findSmallTargets(page, across)).toEqual([]);
    await snapInto(page)(`swatches-touch-${look}`);
    await context.close();
  });
}
