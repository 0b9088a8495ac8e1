/**
 * Tests WooCommerce's "Add to Cart + Options" block: the gallery follows the block's fields and shows the pictures that
 * the server printed.
 */
import { type BlockKind, blockForm } from '@hadaya/testing/block';
import { type Locale, mug, UPLOAD_FOLDER } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { bundleScript } from '../kit/bundleScript.ts';
import type { ServePage } from '../kit/servePage.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, RED, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

/**
 * Stand-in for the block's script. As in the real block, the field keeps the last variation's id when the selection is
 * removed.
 */
const BLOCK_SCRIPT = await bundleScript(
  new URL('../../packages/testing/src/woocommerce/blockForm.ts', import.meta.url),
  `const form = document.querySelector("form"), field = form.querySelector("[name=variation_id]");
   if (field) { const set = field.setAttribute.bind(field); field.setAttribute = (name, value) => { if (value !== "") set(name, value); }; }
   kit.runBlockForm(form);`,
);

const image = (name: string) => ({
  image_id: name,
  src: `${UPLOAD_FOLDER}/${name}-600x450.svg`,
  src_w: 600,
  src_h: 450,
  full_src: `${UPLOAD_FOLDER}/${name}.svg`,
  gallery_thumbnail_src: `${UPLOAD_FOLDER}/${name}-100x100.svg`,
  alt: `Mug, ${name}`,
});
const BLUE = ['mug-blue', 'mug-blue-2'];

/** Picture data that our WordPress plugin prints on the form. */
const PICTURES = {
  product: mug.id,
  variations: { 75: RED, 76: RED.slice(0, 2), 78: BLUE },
  images: Object.fromEntries([...RED, ...BLUE].map((name) => [name, image(name)])),
};

interface BlockPage {
  readonly kind?: BlockKind;
  readonly locale?: Locale;
  readonly pictures?: unknown;
  readonly edit?: (html: string) => string;
}

/** Serves a product page with our gallery and the block instead of the classic form. */
function serve(servePage: ServePage, { kind = 'chips', locale = 'en', pictures = PICTURES, edit }: BlockPage = {}) {
  const json = typeof pictures === 'string' ? pictures : JSON.stringify(pictures);
  const data = ` data-hadaya-pictures="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  // On a shop page, the form's own island sets this state.
  const html = blockForm(kind).replace(/ data-hadaya-terms="[^"]*"/, `${data} data-hadaya-state="mounted"`);
  servePage('/kit/block.js', { html: BLOCK_SCRIPT, headers: { 'content-type': 'text/javascript' } });
  return serveGallery(servePage, {
    products: [{ product: mug, editForm: () => (edit ? edit(html) : html) }],
    locale,
    head: '<script src="/kit/block.js" defer></script>',
  });
}

const choose = async (page: Page, ...values: readonly string[]) => {
  for (const value of values) await page.locator(`label:has([value="${value}"]), button[value="${value}"]`).click();
};

for (const kind of ['pills', 'chips'] as const)
  test(`${kind}: each selection shows its own pictures, and clearing it restores the product’s pictures`, async ({
    page,
    servePage,
  }) => {
    await openPainted(page, serve(servePage, { kind }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    const printed = await gallery.images();
    await expectNoLayoutShift(page);
    const before = await gallery.wrapper.boundingBox();
    await choose(page, 'red', 's');
    await gallery.expectImages(...RED);
    await expect(gallery.thumbnails).toHaveCount(3);
    await expect(gallery.slides.locator('img').first()).toHaveAttribute('alt', 'Mug, mug-red');
    await expect(gallery.wrapper.getByRole('status').or(page.locator('[aria-live="polite"]')).first()).toContainText(
      'Red, S',
    );
    await choose(page, 'm');
    await gallery.expectImages(...RED.slice(0, 2));
    await choose(page, 's', 'blue');
    await gallery.expectImages(...BLUE);
    // The block's field still contains the last variation's id.
    await choose(page, 'blue', 's');
    await expect(page.locator('[name="variation_id"]')).toHaveValue('78');
    await gallery.expectImages(...printed);
    expect(await gallery.wrapper.boundingBox()).toEqual(before);
    expect((await takeReported(page)).filter((line) => /^(swapped|restored)/.test(line))).toEqual([
      'swapped 75 3',
      'swapped 76 2',
      'swapped 75 3',
      'swapped 78 2',
      `restored ${printed.length}`,
    ]);
  });

test('works in Arabic by keyboard alone and is accessible', async ({ page, servePage, snap }) => {
  await page.goto(serve(servePage, { locale: 'ar' }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  for (const value of ['red', 's']) {
    await page.locator(`button[value="${value}"]`).focus();
    await page.keyboard.press('Space');
  }
  await gallery.expectImages(...RED);
  expect(await gallery.inView()).toBe(0);
  await expectAccessible(page);
  await snap('gallery-block-form-arabic');
});

test('leaves a page with unknown form markup unchanged and adds a line to the diagnostics', async ({
  page,
  servePage,
}) => {
  await page.goto(serve(servePage, { edit: (html) => html.replace('name="variation_id"', 'name="variant"') }));
  await waitForGallery(page);
  const explain = () =>
    page.evaluate(() => {
      const lines: string[] = [];
      document.dispatchEvent(
        new CustomEvent('hadaya:explain', { detail: { say: (line: string) => lines.push(line) } }),
      );
      return lines.join();
    });
  await expect.poll(explain).toContain('gallery: "Add to Cart + Options" is printed in a way that is not known');
  const gallery = probeGallery(page);
  const printed = await gallery.images();
  await choose(page, 'red', 's');
  await expect(page.locator('form')).not.toHaveClass(/is-invalid/);
  await gallery.expectImages(...printed);
});

test('when the file that connects block and gallery fails to load, the block works and the gallery keeps its pictures', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/net::ERR_FAILED/, /Failed to load resource/] });
  await page.route('**/gallery-followBlockForms-*.min.js*', (route) => route.abort());
  await page.goto(serve(servePage));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const printed = await gallery.images();
  await choose(page, 'red', 's');
  await expect(page.locator('[name="variation_id"]')).toHaveValue('75');
  expect(await gallery.images()).toEqual(printed);
});
