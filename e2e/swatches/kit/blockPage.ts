/**
 * Pages with the "Add to Cart + Options" block, in the state in which our WordPress plugin and WooCommerce's own script
 * leave them.
 */
import { readFileSync } from 'node:fs';
import { type BlockKind, blockForm, markAtServer } from '@hadaya/testing/block';
import type { Page } from '@playwright/test';
import { bundleScript } from '../../kit/bundleScript.ts';
import { documentOf } from '../../kit/servePage.ts';

/** Stand-in for the script of WooCommerce's block, as text that runs in the page. */
export const BLOCK_SCRIPT = await bundleScript(
  new URL('../../../packages/testing/src/woocommerce/blockForm.ts', import.meta.url),
  'kit.runBlockForm(document.querySelector("form"));',
);
/** Our WordPress plugin's head output, read from its source so that the test uses the real output. */
const FIRST_PAINT =
  /const FIRST_PAINT = '(.*)';/.exec(
    readFileSync(new URL('../../../wordpress/hadaya/src/Blocks/BlockSwatches.php', import.meta.url), 'utf8'),
  )?.[1] ?? 'FIRST_PAINT was not found in BlockSwatches.php';
/** Styles that a block theme and WooCommerce have for the options, with the owner's chip colours. */
const THEME =
  'body{font:16px/1.5 sans-serif}main{padding:60px 24px}button{min-height:30px}fieldset{border:0}label{display:inline-block}[class$=__pills],.wc-block-product-filter-chips__items{display:flex;flex-wrap:wrap;gap:8px}[class$=__pills]{display:inline-flex}.wc-block-product-filter-chips__label{display:inline-flex}.wc-block-product-filter-chips__text{display:contents}.wc-block-product-filter-chips__item[aria-checked=true]{background:CanvasText;color:Canvas}.wc-block-product-filter-chips__item:disabled:hover{background:transparent}.has-chips .wc-block-product-filter-chips__item[aria-checked=true]{background:#eee;color:#333}[class$=__pill-input]{position:absolute;width:0;height:0;opacity:0}[class$=__pill]:has([hidden]){display:none}';
const OWN_SCRIPTS = '<script src="/dist/hadaya.min.js" defer></script>';

export function blockPage(
  kind: BlockKind,
  { language = 'en', html = markAtServer(blockForm(kind)), style = '', scripts = OWN_SCRIPTS } = {},
): string {
  const body = `<main class="has-chips"><h1>Mug</h1>${html}<p>Below</p></main><script src="/kit/block.js" defer></script>${scripts}`;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return documentOf(body, `<style>${FIRST_PAINT}${THEME}${style}</style>`).replace(
    'lang="en" dir="ltr"',
    `lang="${language}" dir="${direction}"`,
  );
}

/** Finds the visible part of an option. */
export const faceOf = (page: Page, name: string | RegExp) =>
  page.locator('label, button[role="radio"]').filter({ hasText: name });
export const radioOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
