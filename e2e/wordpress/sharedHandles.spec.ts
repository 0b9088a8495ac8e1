import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

const PRODUCT = '/ask/?stand-ins=1&product=1';
/** Dependencies of the gallery plugin, and of WooCommerce's gallery, which that plugin replaces. */
const ALL = [
  'dashicons-css',
  'photoswipe-css',
  'photoswipe-default-skin-css',
  'zoom-js',
  'flexslider-js',
  'photoswipe-js',
];

const thoseOf = (html: string) => ALL.filter((id) => new RegExp(`id=['"]${id}['"]`).test(html));

/**
 * Dependencies that stay because a theme needs them too. The theme enqueues them before or after the gallery plugin
 * does, or a script or style sheet of the theme depends on them.
 */
const KEPT = [
  ['before', ['dashicons-css', 'photoswipe-css', 'photoswipe-default-skin-css', 'flexslider-js']],
  ['after', ['dashicons-css', 'photoswipe-css', 'photoswipe-default-skin-css', 'flexslider-js']],
  ['depends', ['dashicons-css', 'photoswipe-css', 'photoswipe-default-skin-css']],
] as const;

test('removes only the replaced gallery’s own dependencies and lightbox markup', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}${PRODUCT}`)).text();
  expect(thoseOf(html)).toEqual([]);
  expect(html).not.toContain('class="pswp"');
  for (const [when, kept] of KEPT) {
    const asked = await (await request.get(`${site.url}${PRODUCT}&theme-asks=${when}`)).text();
    expect(thoseOf(asked), when).toEqual(kept);
    expect(asked, when).toContain('class="pswp"');
  }

  const read = async (query = '') => thoseOf(await (await request.get(`${site.url}${PRODUCT}${query}`)).text());
  expect(await read('&elementor-preview=1')).toEqual(ALL);
  site.setOption('hadaya_options', { ...HADAYA_OPTIONS, islands: { ...HADAYA_OPTIONS.islands, gallery: false } });
  const kept = await read();
  site.setOption('hadaya_options', HADAYA_OPTIONS);
  expect(kept).toEqual(ALL);
});
