import { expect, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

test('a replaced script that binds later receives no clicks, and the plugin’s jQuery event fires once per menu', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ globals: ['jQuery', 'told'] });
  await page.setViewportSize({ width: 700, height: 900 });
  const head = `<script>window.told = [];
    window.jQuery = (root) => ({ trigger: (name, details) => window.told.push([root === document, name, details]) });
    window.jQuery.fn = { on() {}, trigger() {}, data() {} };</script>`;
  const late = `<script>setTimeout(() => document.querySelector('.hfe-nav-menu__toggle').addEventListener('click', () => { document.body.dataset.theirs = '1'; }), 0);</script>`;
  await page.goto(servePage('/m/', menuDocument({}, { head, after: late })));
  await waitForMenu(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
    .toEqual([[true, 'hfe_nav_menu_init', ['abc1234']]]);
  await partsOf(page).toggle.click();
  await expect(partsOf(page).toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => document.body.dataset.theirs)).toBeUndefined();
});

/** A stand-in for the replaced script: waits for Elementor and adds its listeners again on every resize. */
const REPLACED = `window.reactions = 0;
  const bind = () => document.querySelector('.hfe-nav-menu__toggle').addEventListener('click', () => { window.reactions += 1; });
  window.addEventListener('elementor/frontend/init', () => {
    elementorFrontend.hooks.addAction('frontend/element_ready/navigation-menu.default', () => { bind(); window.addEventListener('resize', bind); });
  });`;
/** A stand-in for Elementor's start: fires its start event, then runs every widget's hooks. */
const ELEMENTOR = `const actions = {};
  window.elementorFrontend = { hooks: {
    addAction(name, run) { (actions[name] ??= []).push(run); },
    removeAction(name) { delete actions[name]; },
  } };
  window.dispatchEvent(new Event('elementor/frontend/init'));
  for (const run of actions['frontend/element_ready/navigation-menu.default'] ?? []) run();`;

for (const [when, scripts] of [
  ['starts five seconds later', `<script>${REPLACED}; setTimeout(() => { ${ELEMENTOR} }, 5000);</script>`],
  ['loads five seconds later', `<script>setTimeout(() => { ${REPLACED}; ${ELEMENTOR} }, 5000);</script>`],
  ['never starts', `<script>${REPLACED}</script>`],
] as const) {
  test(`handles a click exactly once when Elementor ${when}`, async ({ page, servePage, guest }) => {
    await guest.allow({ globals: ['reactions', 'elementorFrontend'] });
    await page.clock.install();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto(servePage('/m/', menuDocument({}, { after: scripts })));
    await page.clock.runFor(3000);
    await waitForMenu(page);
    const { toggle, button, submenu } = partsOf(page);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(4000);
    await button('Gifts').click();
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => Reflect.get(window, 'reactions') ?? 0)).toBe(0);
  });
}
