/** An ordinary theme, and the plugin's own sheet beside ours: the swatches look as they did. */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';

// The demo keeps the choice in the address.
test.use({ allow: { pageState: ['history', 'address'] } });

const PAGES = ['ceramic-mug', 'brass-pen', 'embossed-notebook', 'steel-bottle'] as const;
const SHEETS = ['ours', 'theirs', 'both', 'late'] as const;

/** Place and look of everything in the table of variations that has a box, by its way through the tree. */
async function readTable(page: Page): Promise<readonly string[]> {
  // What fades in after a choice has faded in.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  return page.evaluate(() => {
    const table = document.querySelector('table.variations');
    const origin = table?.getBoundingClientRect();
    const nodes = [...(table?.querySelectorAll('tr, th, td, label, ul, li, li *') ?? [])];
    const round = (value: number) => Math.round(value * 2) / 2;
    return nodes.flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const { listStyleType, borderRadius, fontSize, fontWeight, color, backgroundColor, boxShadow } =
        getComputedStyle(node);
      const name = `${node.localName}.${node.getAttribute('data-value') ?? node.classList[0] ?? ''}`;
      if (width * height === 0 || name.includes('selected-variation')) return [];
      const box = [left - (origin?.left ?? 0), top - (origin?.top ?? 0), width, height].map(round).join(' ');
      const isItem = node.matches('li');
      const look = isItem ? [borderRadius, backgroundColor, boxShadow, color, fontSize, listStyleType] : [fontWeight];
      return [`${name} ${box} ${look.join(' ')}`];
    });
  });
}

/** The table in both directions of one page; it is turned by its attribute. */
async function readBothWays(page: Page): Promise<Readonly<Record<'ltr' | 'rtl', readonly string[]>>> {
  const turn = (dir: 'ltr' | 'rtl') =>
    page.evaluate(
      (next) => window.__hadayaGuest?.asHost(() => document.documentElement.setAttribute('dir', next)),
      dir,
    );
  const ltr = await readTable(page);
  await turn('rtl');
  const rtl = await readTable(page);
  await turn('ltr');
  return { ltr, rtl };
}

for (const slug of PAGES) {
  test(`${slug}: under a plain theme every box of the table stands as with the plugin's sheet alone, in both directions`, async ({
    page,
    snap,
  }) => {
    const path = `/product/${slug}/?theme=plain`;
    await page.route(/hadaya\.min\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(`${path}&sheets=theirs`);
    const expected = await readBothWays(page);
    expect(expected.ltr.length).toBeGreaterThan(10);
    expect(expected.rtl).not.toEqual(expected.ltr);
    await page.unroute(/hadaya\.min\.js/);
    for (const sheets of SHEETS) {
      await page.goto(`${path}&sheets=${sheets}`);
      await waitForSwatches(page);
      expect(await readBothWays(page), sheets).toEqual(expected);
      if (sheets === 'ours') await snap(`swatches-plain-${slug}`);
    }
  });
}

test('the chosen title stands behind its label in the weight of the plugin', async ({ page }) => {
  await page.goto('/product/steel-bottle/?theme=plain');
  await waitForSwatches(page);
  await probeSwatches(page).item('blue').click();
  const name = probeSwatches(page).root.locator('.woo-selected-variation-item-name');
  await expect(name).toHaveText(/: /);
  await expect(name).toHaveCSS('font-weight', '600');
  await expect(name).toHaveCSS('display', 'inline-block');
});

for (const sheets of ['ours', 'both', 'late'] as const) {
  test(`sheets ${sheets}: a swatch that conflicts can be pressed, and its offer is one tap away`, async ({ page }) => {
    await page.goto(`/product/ceramic-mug/?theme=plain&sheets=${sheets}`);
    await waitForSwatches(page);
    const form = probeSwatches(page);
    await form.item('red').click();
    await expect(form.item('42')).toHaveClass(/disabled/);
    // By the mouse in its middle, wherever that is by now: it says that it is disabled.
    await form.item('42').click({ force: true });
    await expect(form.notice).toBeVisible();
    await form.notice.locator('.hadaya-swatches-switch').click();
    await expect.poll(() => form.having('selected')).toContain('42');
  });
}

for (const state of ['at rest', 'under the pointer', 'with the focus'] as const) {
  test(`the notice's buttons are not the theme's, ${state}`, async ({ page }) => {
    await page.goto('/product/ceramic-mug/?theme=plain');
    await page.evaluate(
      (css) =>
        window.__hadayaGuest?.asHost(() =>
          document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
        ),
      'button,button:hover,button:focus{background:#f0f;color:#0f0;text-transform:uppercase;border-radius:40px;box-shadow:0 0 9px red}button::after{content:"→"}p{font-size:40px;margin:3em}span{display:inline-block}',
    );
    await waitForSwatches(page);
    const form = probeSwatches(page);
    await form.pick('red');
    await form.pick('42');
    const button = form.notice.locator('.hadaya-swatches-switch');
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
    // Our hidden explanations stay hidden from eyes, whatever a theme does with bare spans.
    await expect(page.locator('[data-hadaya-own="swatches"] > span').first()).toBeHidden();
  });
}
