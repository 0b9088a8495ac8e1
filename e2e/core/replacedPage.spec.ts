import { DEFAULT_FIELDS } from '@hadaya/attribution/fields';
import type { Page } from '@playwright/test';
import { PARAMS } from '../attribution/shopSite.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { waitForIslands, waitForWidget } from '../kit/waitForIslands.ts';
import { partsOf } from '../menu/menuPage.ts';
import { probeSwatches, waitForSwatches } from '../swatches/kit/swatches.ts';
import { keepSnapshot, type Replacement, replacePage, restoreSnapshot } from './inPage/replacePage.ts';
import { TAG } from './loaderPage.ts';

/** Globals in which the inline scripts of later pages declare settings. */
const SETTINGS = [
  'chaty_settings',
  'wc_add_to_cart_variation_params',
  'woo_variation_swatches_options',
  'woo_variation_gallery_options',
];

test.use({
  allow: { pageState: ['title', 'address', 'history', 'scroll'], globals: ['__snapshot', ...SETTINGS] },
});

const MUG = '/product/ceramic-mug/';

/** Reads the names of the mounted islands, with `(gone)` after those whose element is no longer on the page. */
const readMounts = (page: Page) =>
  page.evaluate(() => {
    const registry = Reflect.get(window, Symbol.for('hadaya.v1'));
    const records: { definition: { name: string }; element: Element }[] = registry?.list() ?? [];
    return records.map(({ definition, element }) => `${definition.name}${element.isConnected ? '' : ' (gone)'}`).sort();
  });

async function expectProduct(page: Page): Promise<void> {
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await expect(form.id).toHaveValue('22');
  await expect(page.locator('.woo-variation-gallery-wrapper[data-hadaya-state="mounted"]')).toHaveCount(1);
  await expect(page.locator('[data-hadaya-messages]')).toHaveCount(1);
}

async function expectContact(page: Page, count = 2): Promise<void> {
  const widgets = page.locator('.chaty-widget');
  await expect(widgets).toHaveCount(count);
  await page.locator('.open-chaty').first().press('Enter');
  await expect(widgets.first()).toHaveClass(/chaty-open/);
}

async function expectMenu(page: Page): Promise<void> {
  const { toggle } = partsOf(page);
  await waitForWidget(page, 'navigation-menu');
  await page.setViewportSize({ width: 390, height: 800 });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function expectContent(page: Page): Promise<void> {
  await waitForWidget(page, 'tabs');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

for (const way of ['body', 'transition', 'content', 'main'] as const satisfies readonly Replacement[]) {
  test(`every kind of island works after a client-side page replacement (${way})`, async ({ page }) => {
    await page.goto(MUG);
    await expectProduct(page);
    await replacePage(page, '/menu/horizontal/', way);
    await expectMenu(page);
    await replacePage(page, '/corporate-gifts/', way);
    await expectContent(page);
    if (way !== 'main') {
      await replacePage(page, '/contact/', way);
      await expectContact(page);
      await replacePage(page, '/about/', way);
      await expectContact(page);
      await replacePage(page, '/contact/', way);
      await expectContact(page);
    }
    await replacePage(page, MUG, way);
    await expectProduct(page);
    const pageWide = way === 'main' ? ['content-lightbox'] : ['contact-widget', 'content-lightbox'];
    await expect.poll(() => readMounts(page)).toEqual([...pageWide, 'gallery', 'swatches']);
  });
}

test('the contact widget applies settings that change when the body is replaced', async ({ page }) => {
  await page.goto('/contact/');
  await expectContact(page);
  await page.evaluate(() => {
    const fresh = document.createElement('body');
    fresh.innerHTML = '<main><h1>Next</h1></main>';
    const settings = Reflect.get(window, 'chaty_settings');
    window.__hadayaGuest?.asHost(() => {
      Reflect.set(window, 'chaty_settings', { ...settings, chaty_widgets: settings.chaty_widgets.slice(0, 1) });
      document.body.replaceWith(fresh);
    });
  });
  await expectContact(page, 1);
});

test('a cached page copy restored by a router works without duplicates', async ({ page }) => {
  for (const [address, expectAlive] of [
    [MUG, expectProduct],
    ['/contact/', expectContact],
    ['/menu/horizontal/', expectMenu],
    ['/corporate-gifts/', expectContent],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address);
      await expectAlive(page);
      const count = () => page.evaluate(() => document.querySelectorAll('body *').length);
      const before = await count();
      await keepSnapshot(page);
      await replacePage(page, '/about/', 'body');
      await restoreSnapshot(page);
      await waitForIslands(page);
      if (address === MUG) await probeSwatches(page).root.locator('.reset_variations').click();
      await expectAlive(page);
      await expect.poll(count).toBe(before);
    });
});

test('a removed contact widget stays removed until the tag runs again, and further runs load nothing', async ({
  page,
  guest,
}) => {
  await page.goto('/contact/');
  await expectContact(page);
  await page.evaluate(async () => {
    window.__hadayaGuest?.asHost(() => {
      for (const host of document.querySelectorAll('[data-hadaya-root="contact-widget"]')) host.remove();
    });
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator('.chaty-widget')).toHaveCount(0);
  const runTag = () =>
    page.evaluate((src) => {
      const script = Object.assign(document.createElement('script'), { src });
      window.__hadayaGuest?.asHost(() => document.body.append(script));
      return new Promise((resolve) => {
        script.onload = resolve;
      });
    }, TAG);
  await runTag();
  await expectContact(page);
  const asked = guest.requests.length;
  await runTag();
  await runTag();
  await expect(page.locator('.chaty-widget')).toHaveCount(2);
  const files = guest.requests.slice(asked).filter((address) => address.includes('/dist/') && !address.includes(TAG));
  expect(files).toEqual([]);
});

test('a newly mounted island reloads style sheets removed from the head', async ({ page, servePage }) => {
  const form = await (await page.request.get(MUG)).text();
  const main = /<main[\s\S]*<\/main>/.exec(form)?.[0] ?? '';
  await page.goto(servePage('/own/', documentOf(main, `<script src="${TAG}" defer></script>`)));
  await waitForSwatches(page);
  const sheets = page.locator('link[href*="/dist/gallery.min.css"], link[href*="/dist/swatches.min.css"]');
  await expect(sheets).toHaveCount(2);
  await page.evaluate((html) => {
    window.__hadayaGuest?.asHost(() => {
      for (const link of document.querySelectorAll('head link')) link.remove();
      const fresh = document.createElement('main');
      fresh.innerHTML = html;
      document.querySelector('main')?.replaceWith(fresh);
    });
  }, main);
  await expect(sheets).toHaveCount(2);
  await waitForSwatches(page);
});

test('replacing the page fifty times leaks no listener, timer, observer or node', async ({ page, leaks }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await page.goto('/contact/');
  await page.clock.runFor(2000);
  const texts = await Promise.all(
    [MUG, '/menu/horizontal/', '/corporate-gifts/', '/about/'].map(async (path) =>
      (await page.request.get(path)).text(),
    ),
  );
  const cycle = async (times: number) => {
    await page.evaluate(
      async ([pages, rounds]) => {
        for (let round = 0; round < rounds; round += 1) {
          const next = new DOMParser().parseFromString(pages[round % pages.length] ?? '', 'text/html');
          const body = document.adoptNode(next.body);
          window.__hadayaGuest?.asHost(() => document.body.replaceWith(body));
          for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        }
      },
      [texts, times] as const,
    );
    await page.clock.runFor(15_000);
    // Each widget observes its gauge's size once the browser has reported the gauge as visible.
    const sizes = async () => (await leaks.take()).filter(([name]) => name === 'ResizeObserver on div.chaty-gauge');
    await expect.poll(sizes).toEqual([[expect.any(String), 2]]);
  };
  await cycle(8);
  await cycle(4);
  const before = await leaks.take();
  await cycle(48);
  expect(await leaks.since(before)).toEqual([]);
});

test('after a page with an open lightbox is replaced, the next page scrolls and accepts clicks', async ({ page }) => {
  await page.goto(MUG);
  await waitForSwatches(page);
  await page.locator('.woo-variation-gallery-trigger').first().click();
  await expect(page.locator('[data-lightbox-of="gallery"]')).toHaveCount(1);
  await replacePage(page, MUG, 'body');
  await expect(page.locator('[data-lightbox-of="gallery"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  await expectProduct(page);
});

test('attributes a checkout on a replaced page, and getAttributionData exists again after the tag runs', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({
    hostChanges: [{ selector: 'wc-order-attribution-inputs' }],
    globals: ['sbjs', 'wc_order_attribution'],
  });
  const settings = `window.wc_order_attribution = ${JSON.stringify({ params: PARAMS, fields: DEFAULT_FIELDS })};`;
  const tag = `<script src="${TAG}" defer></script>`;
  const address = servePage('/own/', documentOf('<form name="cart"></form>', `<script>${settings}</script>${tag}`));
  const hasCalls = () => page.evaluate(() => typeof Object(window).wc_order_attribution?.getAttributionData);
  await page.goto(`${address}?utm_source=news`);
  await expect.poll(hasCalls).toBe('function');
  const checkout = '<form name="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
  servePage('/checkout/', documentOf(`${checkout}<script>${settings}</script>${tag}`));
  await replacePage(page, '/checkout/', 'body');
  await expect.poll(hasCalls).toBe('function');
  const values = await page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])));
  expect(values).toMatchObject({ wc_order_attribution_utm_source: 'news' });
});
