/** The block "Add to Cart + Options": its own options as swatches. */
import { type BlockKind, blockForm } from '@hadaya/testing/block';
import { bundleScript } from '../kit/bundleScript.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';

const BLOCK_SCRIPT = await bundleScript(
  new URL('../../packages/testing/src/woocommerce/blockForm.ts', import.meta.url),
  'kit.runBlockForm(document.querySelector("form"));',
);
/** What our WordPress plugin prints in the head, so that the swatches have their places at once. */
const FIRST_PAINT =
  '[data-hadaya-swatch][data-hadaya-swatch]{box-sizing:border-box;width:30px;height:30px;margin:4px;padding:2px;border:0;background:var(--hadaya-swatch) content-box;color:transparent;font-size:0}';
const THEME =
  'body{font:16px/1.5 sans-serif}main{padding:60px 24px}button{min-height:30px}fieldset{border:0}label{display:inline-block}.wc-block-product-filter-chips__label{display:inline-flex}.wc-block-product-filter-chips__text{display:contents}';

/** Our plugin marks the options of the first attribute at the server. */
const markAtServer = (html: string) =>
  html.replaceAll(
    /<(label|button) (class="wc-block-[^>]*>(?:<input [^>]*>|<span class[^>]*><span[^>]*>)(?:Blue|Green|Red))/g,
    '<$1 data-hadaya-swatch="" $2',
  );

/** A page with the block. */
function blockPage(kind: BlockKind, { language = 'en', html = markAtServer(blockForm(kind)) } = {}): string {
  const body = `<main><h1>Mug</h1>${html}<p>Below</p></main><script src="/kit/block.js" defer></script><script src="/dist/hadaya.min.js" defer></script>`;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return documentOf(body, `<style>${FIRST_PAINT}${THEME}</style>`).replace(
    'lang="en" dir="ltr"',
    `lang="${language}" dir="${direction}"`,
  );
}

test.beforeEach(({ servePage }) => {
  servePage('/kit/block.js', { html: BLOCK_SCRIPT, headers: { 'content-type': 'text/javascript' } });
});

for (const kind of ['pills', 'chips'] as const) {
  test(`${kind}: the block’s own options are the swatches, by mouse and by key, and nothing moves`, async ({
    page,
    servePage,
    snap,
    guest,
  }) => {
    await openPainted(page, servePage('/block/', blockPage(kind)));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    await expectNoLayoutShift(page);
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    const face = (name: string) => page.locator('label, button[role="radio"]').filter({ hasText: name });

    await face('Red').click();
    await expect(radio('Red')).toBeChecked();
    await expect(face('Red')).toHaveCSS('box-shadow', /0px 0px 0px 2px/);
    await expect(radio('L')).toHaveAccessibleDescription('Sold out');
    await expect(radio('L')).toBeEnabled();
    // The line through it is drawn where the text stands, in 10.9 inside a flex box.
    const text = face('L').locator('.wc-block-product-filter-chips__label').or(face('L')).last();
    await expect(text).toHaveCSS('text-decoration-line', 'line-through');

    await page.mouse.move(2, 2);
    await radio('L').focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[name="variation_id"]')).toHaveValue('77');
    await expect(radio('Blue')).toBeDisabled();
    await expect(radio('Blue')).toHaveAccessibleDescription('Unavailable');
    await face('Blue').hover({ force: true });
    await expect
      .poll(() => face('Blue').evaluate((node) => getComputedStyle(node, '::after').content))
      .toContain('Blue · Unavailable');
    await radio('L').blur();
    await expectAccessible(page);
    await snap(`block-${kind}`);
    // Of the classic page's files only core is here.
    const files = guest.requests.map((request) => String(request).replace(/.*\/dist\/|[-.][\w-]*\.?min\.js.*/g, ''));
    expect(files.filter((file) => /^(runtime|swatches|variations)/.test(file))).toEqual([]);
  });
}

test('Arabic, right to left: words and places turn, and a theme’s data are enough', async ({
  page,
  servePage,
  snap,
}) => {
  await page.goto(servePage('/block/', blockPage('chips', { language: 'ar', html: blockForm('chips') })));
  await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
  const chip = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(chip('Blue')).toHaveCSS('width', '30px');
  const [blue, red] = [await chip('Blue').boundingBox(), await chip('Red').boundingBox()];
  expect(blue?.x).toBeGreaterThan(red?.x ?? Number.POSITIVE_INFINITY);
  await chip('Red').click();
  await expect(chip('L')).toHaveAccessibleDescription('نفدت الكمية');
  await expectAccessible(page);
  await snap('block-arabic');
});

test('markup that is not known stays as it is; the owner reads why when asking', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/^\[hadaya\] the options of "Add to Cart \+ Options"/] });
  const html = blockForm('chips').replaceAll('role="radio"', 'role="option"').replaceAll('radiogroup', 'listbox');
  await page.goto(servePage('/block/', blockPage('chips', { html })));
  await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(await guest.consoleLines()).toEqual([]);
  await expect(page.locator('[data-hadaya-swatch], [data-hadaya-tip]')).toHaveCount(0);
  await page.goto(`${servePage('/block/', blockPage('chips', { html }))}?hadaya_debug=1`);
  await expect
    .poll(async () => (await guest.consoleLines()).map(String).join())
    .toContain('printed in a way that is not known');
});
