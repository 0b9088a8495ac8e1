import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { foldMarkup } from './foldMarkup.ts';

const titles = (page: Page) => page.locator('.elementor-tab-title');
const panels = (page: Page) => page.locator('.elementor-tab-content');
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const height = (page: Page, index: number) =>
  panels(page)
    .nth(index)
    .evaluate((node) => node.getBoundingClientRect().height);

/** Sorts attributes by name, because restored attributes move to the end. */
const inOrder = (html: string) =>
  html.replace(
    /<(\w+)((?: [\w-]+="[^"]*")+)>/g,
    (_, tag: string, list: string) => `<${tag}${(list.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join('')}>`,
  );

test.describe('the accordion', () => {
  test('opens the panel that contains the hash’s target and scrolls to the target', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ pageState: ['scroll', 'address', 'history'] });
    const body = `<div class="far"></div>${foldMarkup('accordion')}<div class="far"></div>`;
    await page.goto(`${servePage('/c/', contentDocument(body))}#in-accordion-3`);
    await waitForContent(page);
    await expect(page.locator('#in-accordion-3')).toBeInViewport();
    await expect(control(page, 'Three')).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => {
      location.hash = '#in-accordion-2';
    });
    await expect(control(page, 'Two')).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => {
      location.hash = '#%E0%A4%A';
    });
    await expect(control(page, 'Two')).toHaveAttribute('aria-expanded', 'true');
  });

  test('supports printing and the browser’s find-in-page feature, and emits its jQuery event only once', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ globals: ['told'] });
    const head =
      '<script>window.told=[];window.jQuery=function(t){return{trigger:function(n){t===window&&told.push(n)}}};jQuery.fn={on(){},trigger(){},data(){}}</script>';
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'), { head })));
    await waitForContent(page);
    await titles(page).nth(1).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
      .toEqual(['elementor-pro/motion-fx/recalc']);
    await panels(page)
      .nth(2)
      .evaluate((node) => node.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect(control(page, 'Three')).toHaveAttribute('aria-expanded', 'true');
    await page.emulateMedia({ media: 'print' });
    for (const index of [0, 1, 2]) await expect(panels(page).nth(index)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => height(page, 0)).toBe(0);
  });

  test('restores every node as printed when unmounted', async ({ page, servePage, leaks }) => {
    await page.goto(servePage('/c/', contentDocument(foldMarkup('accordion'))));
    const printed = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
    await waitForContent(page);
    await titles(page).nth(1).click();
    const unmount = () => page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).unmount(document.body));
    await unmount();
    const before = await leaks.take();
    await page.evaluate(() => Reflect.get(window, Symbol.for('hadaya.v1')).scan());
    await titles(page).nth(2).click();
    await unmount();
    await expect.poll(() => leaks.since(before)).toEqual([]);
    const now = await page.locator('.elementor-accordion').evaluate((node) => node.outerHTML);
    expect(inOrder(now)).toBe(
      inOrder(printed.match(/<div class="elementor-accordion">[\s\S]*<\/div>(?=<\/div><\/main>)/)?.[0] ?? ''),
    );
  });
});
