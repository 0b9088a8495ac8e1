/**
 * Themes style plain elements with high specificity (`button:not(:hover):not(:active):not(.has-background)`). Elements
 * that we add to a page must look the same with and without such rules.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeSwatches } from '../swatches/kit/swatches.ts';
import { openPage } from './themePage.ts';

// Effects of `RULES` on the server's nodes count as the host's.
test.use({
  allow: {
    axe: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
    pageState: ['scroll', 'overflow', 'history'],
  },
});

const WEIGHT = ':not(:hover):not(:active):not(.has-background)';
const BUTTON =
  'min-width:200px;min-height:90px;padding:15px 30px;border:3px solid red;border-radius:40px;background:#28303d;color:#d1e4dd;box-shadow:0 0 9px red;font:700 30px/2 serif;letter-spacing:2px;text-transform:uppercase;text-decoration:underline';
const RULES = [
  `button${WEIGHT}{${BUTTON}}`,
  `html body.shop button,html body button${WEIGHT}{${BUTTON}}`,
  `html body button:hover:not(.has-background):not(.has-text-color),html body button:focus:not(.has-background):not(.has-text-color){${BUTTON}}`,
  `html body button${WEIGHT}::before{content:"→";display:block;width:40px;height:40px}`,
  'html body button svg:not(.icon):not(.sign):not(.arrow){width:60px;height:60px;fill:red;stroke:red;margin:9px;display:block}',
];

async function openNotice(page: Page): Promise<void> {
  const form = probeSwatches(page, 0);
  await form.item('red').click();
  await form.item('42').click({ force: true });
  await expect(form.notice).toBeVisible();
}

/** Hovers over the menu and waits for the submenu buttons, which are rendered only on an interaction. */
async function reachMenu(page: Page): Promise<void> {
  await page.locator('[data-widget_type^="navigation-menu"]').first().hover();
  await expect(page.locator('.hadaya-menu-button').first()).toBeVisible();
}

/** Waits for the pause button, the slider's last control. */
async function waitForPause(page: Page): Promise<void> {
  await expect(page.locator('.hadaya-slider-pause').first()).toBeVisible();
}

const PAGES: readonly { name: string; path: string; open?: typeof openNotice }[] = [
  { name: 'content', path: '/corporate-gifts/', open: waitForPause },
  { name: 'the menu bar', path: '/menu/horizontal/', open: reachMenu },
  { name: 'the contact widget', path: '/contact/' },
  { name: 'swatches with a notice, and the gallery', path: '/product/ceramic-mug/', open: openNotice },
];

const looksOf = (page: Page) =>
  page.evaluate(() => {
    const names = [
      'display width height margin padding min-width min-height background-color color border-top-width border-top-left-radius',
      'box-shadow font-size font-weight line-height letter-spacing text-transform text-decoration-line fill stroke list-style-type',
    ].flatMap((line) => line.split(' '));
    const counts = new Map<string, number>();
    return [...document.querySelectorAll('[data-hadaya-root] *, [data-hadaya-own] *')].flatMap((node) => {
      // Skips the outgoing picture, which may have faded out before the rules apply.
      if (!node.checkVisibility() || node.closest('[data-part="fade"]')) return [];
      const name = `${node.localName}.${node.getAttribute('class') ?? ''}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const style = getComputedStyle(node);
      const around = ['::before', '::after'].map((part) => getComputedStyle(node, part).content);
      return [[`${name} ${count}`, ...names.map((key) => `${key} ${style.getPropertyValue(key)}`), ...around]];
    });
  });

for (const { name, path, open } of PAGES) {
  test(`${name}: our elements look the same under a theme’s strongest element rules`, async ({ page }) => {
    await openPage(page, path);
    await open?.(page);
    const before = await looksOf(page);
    expect(before.length).toBeGreaterThan(0);
    await page.evaluate(
      (css) =>
        window.__hadayaGuest?.asHost(() =>
          document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
        ),
      RULES.join('\n'),
    );
    const changed = async () => {
      const after = new Map((await looksOf(page)).map((look) => [look[0], look]));
      return before.flatMap((was) => {
        const is = after.get(was[0]);
        const rows = was
          .filter((value, index) => is?.[index] !== value)
          .map((value) => `${value} → ${is?.[was.indexOf(value)]}`);
        return rows.length > 0 ? [[was[0], ...rows].join('; ')] : [];
      });
    };
    await expect.poll(changed).toEqual([]);
  });
}
