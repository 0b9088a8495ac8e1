/**
 * The swatches look as they did with the replaced plugin, both in a plain theme and with that plugin's style sheet in
 * addition to ours.
 */
import { bottle, mug, notebook, pen } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const SHEETS = ['ours', 'theirs', 'both', 'late'] as const;
/** Products that together have every type of swatch. */
const PRODUCTS = [mug, pen, notebook, bottle];
const [MUG, BOTTLE] = [0, 3];

async function readTables(page: Page): Promise<readonly string[]> {
  // Waits until the fade after a selection has ended.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  return page.evaluate(() => {
    const readTable = (table: Element) => {
      const origin = table.getBoundingClientRect();
      const round = (value: number) => Math.round(value * 2) / 2;
      return [...table.querySelectorAll('tr, th, td, label, ul, li, li *')].flatMap((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const { listStyleType, borderRadius, fontSize, fontWeight, color, backgroundColor, boxShadow } =
          getComputedStyle(node);
        const name = `${node.localName}.${node.getAttribute('data-value') ?? node.classList[0] ?? ''}`;
        if (width * height === 0 || name.includes('selected-variation')) return [];
        const box = [left - origin.left, top - origin.top, width, height].map(round).join(' ');
        const isItem = node.matches('li');
        const look = isItem ? [borderRadius, backgroundColor, boxShadow, color, fontSize, listStyleType] : [fontWeight];
        const product = table.closest('[data-product_id]')?.getAttribute('data-product_id');
        return [`${product} ${name} ${box} ${look.join(' ')}`];
      });
    };
    return [...document.querySelectorAll('table.variations')].flatMap(readTable);
  });
}

async function readBothWays(page: Page): Promise<Readonly<Record<'ltr' | 'rtl', readonly string[]>>> {
  const turn = (dir: 'ltr' | 'rtl') =>
    page.evaluate(
      (next) => window.__hadayaGuest?.asHost(() => document.documentElement.setAttribute('dir', next)),
      dir,
    );
  const ltr = await readTables(page);
  await turn('rtl');
  const rtl = await readTables(page);
  await turn('ltr');
  return { ltr, rtl };
}

test('the swatch tables look like the plugin’s under a plain theme, and conflicting options can be pressed', async ({
  page,
  servePage,
  snap,
}) => {
  const serve = (sheets: (typeof SHEETS)[number], loader?: 'none') =>
    serveSwatches(servePage, { products: PRODUCTS, sheets, path: `/${sheets}/`, ...(loader ? { loader } : {}) });
  await page.goto(serve('theirs', 'none'));
  const expected = await readBothWays(page);
  for (const { id } of PRODUCTS)
    expect(expected.ltr.filter((line) => line.startsWith(`${id} `)).length).toBeGreaterThan(10);
  expect(expected.rtl).not.toEqual(expected.ltr);

  for (const sheets of SHEETS)
    await test.step(`looks like the plugin with style sheets: ${sheets}`, async () => {
      await page.goto(serve(sheets));
      await waitForSwatches(page, PRODUCTS.length);
      expect(await readBothWays(page), sheets).toEqual(expected);
      await snap(`swatches-plain-${sheets}`, 'page');
      if (sheets === 'theirs') return;
      const form = probeSwatches(page, MUG);
      await form.item('red').click();
      await expect(form.item('42')).toHaveClass(/disabled/);
      // Forces the click, because Playwright does not otherwise click disabled elements.
      await form.item('42').click({ force: true });
      await expect(form.notice).toBeVisible();
      await form.notice.locator('.hadaya-swatches-switch').click();
      await expect.poll(() => form.having('selected')).toContain('42');
    });
});

const BUTTONS_OF_A_THEME =
  'button,button:hover,button:focus{background:#f0f;color:#0f0;text-transform:uppercase;border-radius:40px;box-shadow:0 0 9px red}button::after{content:"→"}p{font-size:40px;margin:3em}span{display:inline-block}';

test('the notice’s buttons ignore the theme, and the selected title has the plugin’s font weight', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: PRODUCTS, sheets: 'ours' }));
  await waitForSwatches(page, PRODUCTS.length);
  await test.step('gives the selected title the plugin’s font weight', async () => {
    await probeSwatches(page, BOTTLE).item('blue').click();
    const name = probeSwatches(page, BOTTLE).root.locator('.woo-selected-variation-item-name');
    await expect(name).toHaveText(/: /);
    await expect(name).toHaveCSS('font-weight', '600');
    await expect(name).toHaveCSS('display', 'inline-block');
  });
  await page.evaluate(
    (css) =>
      window.__hadayaGuest?.asHost(() =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
      ),
    BUTTONS_OF_A_THEME,
  );
  const form = probeSwatches(page, MUG);
  await form.pick('red');
  await form.pick('42');
  const button = form.notice.locator('.hadaya-swatches-switch');
  await expect(button).toBeVisible();
  for (const state of ['at rest', 'under the pointer', 'with the focus'] as const)
    await test.step(state, async () => {
      await page.mouse.move(1, 1);
      if (state === 'under the pointer') await button.hover();
      if (state === 'with the focus') await button.focus();
      const read = (name: string) => button.evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), name);
      expect(await read('background-color')).not.toBe('rgb(255, 0, 255)');
      expect(await read('color')).not.toBe('rgb(0, 255, 0)');
      expect(await read('text-transform')).toBe('none');
      expect(await read('box-shadow')).toBe('none');
      expect(await read('border-radius')).toBe('3px');
      expect(await button.evaluate((node) => getComputedStyle(node, '::after').content)).toBe('none');
      await expect(form.notice.locator('p')).toHaveCSS('font-size', '15px');
    });
  // Our explanations stay visually hidden, whatever styles a theme gives plain spans.
  await expect(page.locator('[data-hadaya-own="swatches"] > span').first()).toBeHidden();
});
