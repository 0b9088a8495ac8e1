import { mug } from '@hadaya/testing/shop';
import { menuDocument } from '../../menu/menuPage.ts';
import { productHtml } from '../../variations/kit/formPage.ts';
import { type Misconfiguration, pageOf, VIEWPORT } from './page.ts';

const product = productHtml({ product: mug, hasSwatches: true }, '/product/mug/');

/** In the page around us. */
export const PAGE_MISTAKES: readonly Misconfiguration[] = [
  {
    name: 'a file that is not on the server',
    html: menuDocument({}),
    says: /"menu" could not be loaded from .*menu\.min\.js.*Check that the file is there/,
    missing: '**/dist/menu.min.js*',
  },
  {
    name: 'two versions',
    html: pageOf({
      script:
        'window[Symbol.for("hadaya.v1")] = { version: "9.9.9", list: () => [] }; var chaty_settings = { chaty_widgets: [] };',
    }),
    says: /two versions of Hadaya are on this page: 9\.9\.9 and \d/,
  },
  { name: 'no doctype', html: pageOf({}).replace('<!doctype html>', ''), says: /the page has no <!doctype html>/ },
  { name: 'no viewport', html: pageOf({}).replace(VIEWPORT, ''), says: /the page has no <meta name="viewport">/ },
  { name: 'no language', html: pageOf({}).replace(' lang="en"', ''), says: /the page has no lang attribute/ },
  {
    name: 'the replaced script beside ours',
    html: pageOf({
      body: '<script src="/wp-content/plugins/woo-variation-swatches/assets/js/frontend.min.js"></script>',
    }),
    says: /the script of Variation Swatches is still on the page \(.*frontend\.min\.js\)/,
  },
  {
    name: 'an optimiser that delays scripts',
    html: pageOf({ body: '<script type="rocketlazyloadscript" data-rocket-src="/theme.js"></script>' }),
    says: /WP Rocket runs scripts of this page late.*exclude hadaya\.min\.js/,
  },
  {
    name: 'variations that are no JSON',
    html: pageOf({ body: product.replace(/data-product_variations="[^"]*"/, 'data-product_variations="[{broken"') }),
    says: /data-product_variations is not JSON.*check the filter that writes it/,
  },
];
