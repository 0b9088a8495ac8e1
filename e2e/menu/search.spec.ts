import { searchMarkup } from '@hadaya/demo/menus/searchMarkup';
import { pressComposing } from '../kit/pressComposing.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { mounted, searchPage } from './searchPage.ts';

test('the search icon opens and focuses the field, and Escape closes the field and returns focus to the icon', async ({
  page,
  servePage,
}) => {
  await page.goto(servePage('/s/', searchPage('icon')));
  await page.waitForSelector(mounted);
  const icon = page.getByRole('button', { name: 'Open search' });
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(page.locator('.hfe-search-form__input')).toHaveAttribute('tabindex', '-1');
  await icon.click();
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAttribute('tabindex', /./);
  await expect(icon).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('mug');
  await page.keyboard.press('Escape');
  await expect(icon).toBeFocused();
  await expect(icon).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.hfe-search-form__input')).toHaveAttribute('tabindex', '-1');
});

test('the Clear button empties and focuses a search field that the server printed with a query', async ({
  page,
  servePage,
}) => {
  await page.goto(servePage('/s/', searchPage('text', { query: 'mug' })));
  await page.waitForSelector(mounted);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the clear button appears after text is pasted', async ({ page, servePage }) => {
  await page.goto(servePage('/s/', searchPage('icon_text')));
  await page.waitForSelector(mounted);
  const clear = page.locator('[data-hadaya-clear]');
  await expect(clear).toBeHidden();
  await page.getByRole('searchbox').focus();
  // Like pasting or an input method, `insertText` fires one `input` event and no key event.
  await page.keyboard.insertText('dallah');
  await expect(clear).toBeVisible();
  const [button, submit] = [await clear.boundingBox(), await page.locator('.hfe-search-submit').boundingBox()];
  expect(button && submit && button.x + button.width <= submit.x + 1).toBe(true);
});

test('two search fields on one page share no id and have no tablist role', async ({ page, servePage }) => {
  const second = searchMarkup({ id: 'def', layout: 'text', action: '/found/', placeholder: 'Search' });
  await page.goto(servePage('/s/', searchPage('text', { extra: second })));
  await expect(page.locator(mounted)).toHaveCount(2);
  await expect(page.locator('#clear')).toHaveCount(1);
  await expect(page.locator('[role="tablist"]')).toHaveCount(0);
  await expectAccessible(page, { reviewed: { 'color-contrast': 'an empty field has no text to check' } });
});

test('the search form submits natively and keeps hidden inputs', async ({ page, servePage }) => {
  servePage('/found/', documentOf('<h1>Found</h1>'));
  const html = searchPage('text').replace('</form>', '<input type="hidden" name="lang" value="ar"></form>');
  await page.goto(servePage('/s/', html));
  await page.waitForSelector(mounted);
  await page.getByRole('searchbox').fill('mug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/found\/\?s=mug&lang=ar$/);
});

test.describe('suggestions', () => {
  const settings = '<script>window.hadaya={settings:{menu:{suggestions:true}},q:[]}</script>';

  test('the demo bar suggests products with their pictures and prices, and Enter opens the active suggestion', async ({
    page,
    snap,
  }) => {
    await page.route('**/product/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: documentOf('<h1>Mug</h1>') }),
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/menu/horizontal/');
    await page.waitForSelector(mounted);
    await page.getByRole('searchbox').focus();
    await expect(page.getByRole('combobox')).toBeAttached();
    await page.keyboard.type('mug');
    const option = page.getByRole('option', { name: /mug/i });
    await expect(option).toHaveText(/OMR.*\d\.\d{3}/);
    await expect(option.locator('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await snap('menu-suggestions');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\/.*mug/);
  });

  test('remains a plain search field when the request for suggestions fails', async ({ page, servePage, guest }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    servePage('/found/', documentOf('<h1>Found</h1>'));
    await page.route('**/wp-json/**', (route) => route.fulfill({ status: 500, body: '<html>' }));
    await page.goto(servePage('/s/', searchPage('text', { settings })));
    await page.waitForSelector(mounted);
    await page.getByRole('searchbox').fill('mug');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/found\/\?s=mug$/);
  });

  /** Product as WooCommerce's public route lists it. */
  const listed = (name: string) => ({ name, permalink: 'http://127.0.0.1/product/x/', prices: null, images: [] });

  test('shows product names as plain text without entities or tags', async ({ page, servePage }) => {
    const names = [
      'Mug &#038; Box',
      '10&#215;15 card',
      'Oman&#8217;s &#8220;best&#8221; dates&hellip;',
      'Caf&eacute; <em>set</em> &ndash; 2&frac12; l',
      '&lt;b&gt; in bold',
      'x<img src=x onerror="document.title=1">',
      'دلّة &amp; فنجان',
    ];
    await page.route('**/wp-json/**', (route) => route.fulfill({ json: names.map(listed) }));
    await page.goto(servePage('/s/', searchPage('text', { settings })));
    await page.waitForSelector(mounted);
    await page.getByRole('searchbox').fill('mug');
    await expect(page.getByRole('option')).toHaveText([
      'Mug & Box',
      '10×15 card',
      'Oman’s “best” dates…',
      'Café set – 2½ l',
      '<b> in bold',
      'x',
      'دلّة & فنجان',
    ]);
    await expect(page.getByRole('option').locator('em, b, img')).toHaveCount(0);
  });

  test('omits products hidden from search, and uses WordPress’s own search only when WooCommerce’s route is missing', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    // Like the real route, lists hidden products too unless the request has `catalog_visibility=search`.
    await page.route('**/wc/store/v1/products**', (route) => {
      const isForSearch = new URL(route.request().url()).searchParams.get('catalog_visibility') === 'search';
      return route.fulfill({ json: [listed('Mug'), ...(isForSearch ? [] : [listed('Hidden mug')])] });
    });
    await page.route('**/wp/v2/search**', (route) =>
      route.fulfill({ json: [{ title: 'Hidden mug', url: 'http://127.0.0.1/product/hidden/' }] }),
    );
    await page.goto(servePage('/s/', searchPage('text', { settings })));
    await page.waitForSelector(mounted);
    const field = page.locator('.hfe-search-form__input');
    await field.fill('mug');
    await expect(page.getByRole('option')).toHaveText(['Mug']);
    for (const status of [401, 500]) {
      await page.route('**/wc/store/v1/products**', (route) =>
        route.fulfill({ status, json: { code: 'rest_forbidden', message: 'no', data: { status } } }),
      );
      const refused = page.waitForResponse('**/wc/store/v1/products**');
      await field.fill(`mug ${status}`);
      await refused;
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    }
    await page.route('**/wc/store/v1/products**', (route) =>
      route.fulfill({ status: 404, json: { code: 'rest_no_route', message: 'no', data: { status: 404 } } }),
    );
    await field.fill('mug without WooCommerce');
    await expect(page.getByRole('option')).toHaveText(['Hidden mug']);
  });

  test('keys pressed during composition do not move through the suggestions', async ({ page, servePage }) => {
    servePage('/found/', documentOf('<h1>Found</h1>'));
    await page.route('**/wp-json/**', (route) => route.fulfill({ json: [listed('Mug'), listed('Cup')] }));
    await page.goto(servePage('/s/', searchPage('text', { settings })));
    await page.waitForSelector(mounted);
    const field = page.locator('.hfe-search-form__input');
    await field.fill('mug');
    await expect(page.getByRole('option')).toHaveCount(2);
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape']) await pressComposing(page, key);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(page).toHaveURL(/\/s\/$/);
    await field.blur();
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /-0$/);
  });

  test('pressing Escape during composition leaves the icon’s search field open', async ({ page, servePage }) => {
    await page.goto(servePage('/s/', searchPage('icon')));
    await page.waitForSelector(mounted);
    const icon = page.getByRole('button', { name: 'Open search' });
    await icon.click();
    await pressComposing(page, 'Escape');
    await expect(icon).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.hfe-search-form__input')).toBeFocused();
  });
});
