/**
 * The replaced menu’s script waits for the page builder’s script. The menu starts once, regardless of the order in
 * which the two scripts are restored.
 */
import { allow, expectMenuStarted, PRODUCT, ranOn } from './kit/originals.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test.beforeEach(async ({ guest }) => guest.allow(allow));
test.afterEach(({ guest }) => guest.ignoreFindings());

test('starts the menu exactly once, whether the menu’s plugin or the content plugin is restored first', async ({
  page,
}) => {
  for (const [first, then] of [
    ['menu', 'content'],
    ['content', 'menu'],
  ] as const)
    await test.step(`${first} is restored first`, async () => {
      await page.goto(PRODUCT);
      await expect(page.locator('[data-hadaya="gallery"]')).toHaveAttribute('data-hadaya-state', 'mounted');
      for (const [island, handle] of [
        [first, first === 'menu' ? 'hfe-frontend-js' : 'elementor-frontend'],
        [then, then === 'menu' ? 'hfe-frontend-js' : 'elementor-frontend'],
        ['attribution', 'wc-order-attribution'],
      ] as const) {
        await page.evaluate((name) => Reflect.get(window, 'hadaya').goBack('file', name), island);
        await expect.poll(() => ranOn(page), { timeout: 20_000 }).toContain(handle);
      }
      await expectMenuStarted(page);
    });
});
