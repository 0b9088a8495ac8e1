import { RUNTIME } from '@hadaya/tools/project';
import type { Page } from '@playwright/test';
import { expect, expectNoLayoutShift, test } from '../kit/test.ts';

/** Changes made by the shop's own scripts and by the visitor. */
const ITS_OWN = [{ selector: 'wc-order-attribution-inputs' }, { selector: '.demo-bar details', attributes: ['open'] }];

test.use({ root: 'shop', allow: { hostChanges: ITS_OWN, pageState: ['history'] } });

const MUG = '/product/ceramic-mug/';
// Returns a URL without a `runtime` parameter, so that the test server uses the runtime under test.
const addressOf = (path: string, query = '') => `${path}${query ? `?${query}` : ''}`;

async function openTo(page: Page, path: string, query = ''): Promise<void> {
  await page.goto(addressOf(path, query));
  await page.waitForFunction(() => document.readyState === 'complete');
}

const colour = (page: Page, name: string) => page.getByRole('radio', { name });

test('the order of a newsletter visitor who first requested a quote shows the visit’s source', async ({ page }) => {
  await openTo(page, '/', 'utm_source=newsletter&utm_medium=email&utm_campaign=eid');
  await page.locator('.home-actions [data-hadaya-open]').click();
  await page.getByLabel('Your name').fill('Amal');
  await page.getByLabel('Work email').fill('amal@company.example');
  await page.getByLabel('What would you like to order?').fill('200 mugs with our logo');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your message was sent successfully.')).toBeVisible();

  await openTo(page, MUG);
  await colour(page, 'Blue').click();
  await colour(page, 'M').click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('.woocommerce-message')).toContainText('Ceramic mug');
  await page.getByRole('link', { name: 'Cart 1' }).click();
  await expect(page.getByRole('row', { name: /Ceramic mug Blue · M 1 OMR 4\.900/ })).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await expect(page.locator('[name="wc_order_attribution_utm_campaign"]')).toHaveValue('eid');
  await page.getByLabel('Your name').fill('Amal');
  await page.getByLabel('Email address').fill('amal@company.example');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('row', { name: 'utm_source newsletter' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^session_entry .*utm_campaign=eid/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
});

test('a hero slide shows its headline and button from the start', async ({ page }) => {
  await openTo(page, '/');
  const hero = page.locator('.home-hero');
  await expect(hero.locator('.swiper-initialized')).toBeAttached();
  // Sets the title to "blank" if the current slide's text is ever invisible.
  await page.evaluate(() => {
    const slides = [...document.querySelectorAll('.home-hero .swiper-slide')];
    const look = () => {
      const current = slides.find((slide) => slide.getAttribute('aria-hidden') !== 'true');
      const contents = current?.querySelector('.swiper-slide-contents');
      if (contents && getComputedStyle(contents).visibility !== 'visible') document.title = 'blank';
    };
    for (const slide of slides)
      new MutationObserver(look).observe(slide, {
        subtree: true,
        attributes: true,
        attributeFilter: ['style', 'aria-hidden'],
      });
  });
  // Slides advance automatically, so the test reads which slide is current.
  const current = hero.locator('.swiper-slide:not([aria-hidden="true"])');
  const before = (await current.getAttribute('aria-label')) ?? '';
  await hero.getByRole('button', { name: /next/i }).click();
  await expect(current).not.toHaveAttribute('aria-label', before);
  await expect(current.getByRole('link')).toBeVisible();
  expect(await page.title()).not.toBe('blank');
});

test('adding a product twice makes one cart line with quantity 2, which can be removed', async ({ page }) => {
  for (let round = 0; round < 2; round += 1) {
    await openTo(page, MUG, 'attribute_pa_color=blue&attribute_pa_size=m');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.locator('.woocommerce-message')).toContainText('Ceramic mug');
  }
  await openTo(page, '/cart/');
  await expect(page.getByRole('row', { name: /Ceramic mug Blue · M 2 OMR 9\.800/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Ceramic mug' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('suggests products while typing and submits the search on Enter', async ({ page }) => {
  await openTo(page, '/about/');
  await page.getByPlaceholder('Search for a gift').fill('mug');
  await expect(page.getByRole('option', { name: /Ceramic mug/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for “mug”' })).toBeVisible();
  await expect(page.locator('.product-card')).toHaveCount(1);
});

test('wraps a suggestion’s price below its name in a narrow field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTo(page, '/about/');
  await page.getByPlaceholder('Search for a gift').fill('gift');
  const pen = page.getByRole('option', { name: /Brass pen in a gift box/ });
  const name = await pen.locator('.hadaya-suggestion-title').boundingBox();
  const price = await pen.locator('.hadaya-suggestion-price').boundingBox();
  expect(price?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
  expect(name?.width).toBeGreaterThan(110);
});

test('a filled cart, and the shop in the plugin look, fit a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await openTo(page, MUG, 'attribute_pa_color=blue&attribute_pa_size=m');
  await expect(page.locator('.chaty-widget .chaty-i-trigger').first()).toBeVisible();
  await expect(page.getByText('Gifts & hampers: ask us')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('.woocommerce-message')).toContainText('Ceramic mug');
  for (const [path, query] of [
    ['/cart/', ''],
    ['/cart/', 'dir=rtl'],
    ['/checkout/', ''],
    [MUG, 'look=plugins'],
    ['/', 'look=plugins'],
  ] as const) {
    await openTo(page, path, query);
    await expect(page.locator('.shop-bar [data-hadaya-state="mounted"]').first()).toBeAttached();
    expect(await over(), `${path}?${query}`).toBeLessThanOrEqual(0);
  }
});

const PAGES = [
  '/',
  '/shop/',
  MUG,
  '/corporate-gifts/',
  '/about/',
  '/contact/',
  '/attribution/',
  '/cart/',
  '/checkout/',
];

/** Alternates the directions, because screenshots cover the other views of each page. */
for (const [turn, width] of [390, 768, 1280].entries())
  test(`every page has a menu, a search field and a contact button, and fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const views = PAGES.map((path, at) => [path, (turn + at) % 2 === 0 ? '' : 'dir=rtl'] as const);
    // The comparison page has no screenshots, so it is tested in both directions.
    for (const [path, direction] of [...views, ['/compare/', ''], ['/compare/', 'dir=rtl']] as const)
      await test.step(`${path}?${direction}`, async () => {
        await openTo(page, path, direction);
        await expect(page.locator('.shop-bar [data-hadaya-state="mounted"]').first(), path).toBeAttached();
        await expect(page.locator('.hfe-search-form__input'), path).toBeVisible();
        await expect(page.locator('.chaty-widget .chaty-i-trigger').first(), path).toBeVisible();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, path).toBeLessThanOrEqual(0);
        await expectNoLayoutShift(page);
      });
  });

test('the menu button is in its final position before the rest of the header has been parsed', async ({
  page,
  guest,
}) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await openTo(page, '/', 'dir=rtl');
    const toggle = page.locator('.shop-bar .hfe-nav-menu__toggle');
    const whole = await toggle.boundingBox();
    await page.evaluate(() => {
      for (const later of document.querySelectorAll(
        '.shop-bar [data-widget_type*="search"], .shop-cart, .site-language',
      ))
        later.remove();
    });
    expect((await toggle.boundingBox())?.x, `${width} px`).toBe(whole?.x);
  }
  guest.ignoreFindings();
});

test('without JavaScript, a visitor can order with native selects and an open menu', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}${MUG}?js=off`);
  await expect(page.getByRole('link', { name: 'Corporate gifts' }).first()).toBeVisible();
  await page.locator('#pa_color').selectOption('blue');
  await page.locator('#pa_size').selectOption('m');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('.woocommerce-message')).toContainText('Ceramic mug');
  await page.getByRole('link', { name: 'Cart 1' }).click();
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await page.getByLabel('Your name').fill('Amal');
  await page.getByLabel('Email address').fill('amal@company.example');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('No fields were sent')).toBeVisible();
  await context.close();
});

test('the demo bar’s switches change the page, and the page’s links keep the selected options', async ({ page }) => {
  await openTo(page, MUG);
  await page.getByText('Demo options').click();
  await page.getByRole('link', { name: 'Without Hadaya' }).click();
  await expect(page.locator('script[src*="hadaya"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Corporate gifts' }).first()).toHaveAttribute('href', /loader=off/);

  await page.getByText('Demo options').click();
  await page.getByRole('link', { name: 'With Hadaya' }).click();
  await page.getByText('Demo options').click();
  await page.getByRole('link', { name: 'Replaced plugins' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hadaya-look');
  await expect(page.locator('.variations_form[data-hadaya-state="mounted"]')).toBeAttached();
});

test('swatches work after the visitor switches to the files built with Preact', async ({ page }) => {
  test.skip(RUNTIME === 'light', 'this run already uses the light files');
  await openTo(page, MUG);
  await page.getByText('Demo options').click();
  await page.getByRole('link', { name: 'Preact' }).click();
  await expect(page.locator('script[src="/dist/light/hadaya.min.js"]')).toBeAttached();
  await colour(page, 'Blue').click();
  await expect(colour(page, 'Blue')).toBeChecked();
});

test('the parameter network=slow sets a cookie, and opening a page without the parameter removes the cookie', async ({
  page,
  context,
  server,
}) => {
  const cookie = async () =>
    (await context.cookies(server.url)).find(({ name }) => name === 'hadaya_demo_network')?.value;
  await openTo(page, '/about/', 'network=slow');
  expect(await cookie()).toBe('slow');
  await openTo(page, '/about/');
  expect(await cookie()).toBeUndefined();
});

test('a widget’s lab page links only to other lab pages', async ({ page }) => {
  await openTo(page, '/lab/');
  await page.getByRole('link', { name: 'Menu: bar' }).click();
  await expect(page).toHaveURL(/\/lab\/menu\/horizontal\//);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => !href.startsWith('/lab/'))).toEqual([]);
});
