import { mug } from '@hadaya/testing/shop';
import { menuDocument } from '../../menu/menuDocument.ts';
import { productHtml } from '../../variations/kit/formPage.ts';
import { type MistakenPage, pageOf, VIEWPORT } from './page.ts';

const product = productHtml({ product: mug, hasSwatches: true }, '/product/mug/');

export const PAGE_MISTAKES: readonly MistakenPage[] = [
  {
    name: 'a server that lacks a file',
    html: menuDocument({}),
    missing: '**/dist/menu*.min.js*',
    mistakes: [
      {
        name: 'a file missing on the server',
        says: /"menu" could not be loaded from .*menu\.min\.js.*Check that the file exists/,
      },
    ],
  },
  {
    name: 'a theme',
    html: pageOf({
      script: 'var chaty_settings = { chaty_widgets: [] };',
      body: '<script src="/wp-content/plugins/woo-variation-swatches/assets/js/frontend.min.js"></script><script type="rocketlazyloadscript" data-rocket-src="/theme.js"></script>',
    })
      .replace('<!doctype html>', '')
      .replace(VIEWPORT, '')
      .replace(' lang="en"', ''),
    mistakes: [
      { name: 'no doctype', says: /the page has no <!doctype html>/ },
      { name: 'no viewport', says: /the page has no <meta name="viewport">/ },
      { name: 'no language', says: /the page has no lang attribute/ },
      {
        name: 'a replaced script that is still on the page',
        says: /the script of Variation Swatches is still on the page \(.*frontend\.min\.js\)/,
      },
      {
        name: 'an optimiser that delays scripts',
        says: /WP Rocket delays the scripts of this page.*exclude hadaya\.min\.js/,
      },
    ],
  },
  {
    name: 'the plugins’ output',
    html: pageOf({
      script: 'var chaty_settings = { chaty_widgets: [] };',
      body: product.replace(/data-product_variations="[^"]*"/, 'data-product_variations="[{broken"'),
    }),
    mistakes: [
      {
        name: 'variations that are not valid JSON',
        says: /data-product_variations is not JSON.*check the filter that writes it/,
      },
      { name: 'settings without a widget', says: /Chaty widget doesn't exists/ },
    ],
  },
];
