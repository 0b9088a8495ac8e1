import {
  directionOf,
  type Locale,
  swatchesOptions,
  type VariableProduct,
  variationParams,
  variationTemplates,
} from '@hadaya/testing/shop';
import type { ServePage } from '../../kit/servePage.ts';
import { type PlacedProduct, productHtml, type ShopScripts, serveScripts } from '../../variations/kit/formPage.ts';

export interface SwatchPageOptions {
  readonly products: readonly (VariableProduct | PlacedProduct)[];
  /** The shop's scripts; none by default. */
  readonly scripts?: ShopScripts;
  /** Keys of `woo_variation_swatches_options` that differ from the plugin's defaults; `null` prints no global. */
  readonly options?: Readonly<Record<string, unknown>> | null;
  /** Value of `window.hadaya.settings.swatches`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly bodyClass?: string;
  readonly locale?: Locale;
  /** Markup at the end of the head. */
  readonly head?: string;
  /** Markup before the products. */
  readonly above?: string;
  readonly path?: string;
  readonly loader?: 'none';
  /**
   * Style sheets in the head, after a plain theme's rules; the values are those of the demo's `sheets` switch. By
   * default, only our style sheet is in the head, before the test's own styles.
   */
  readonly sheets?: 'ours' | 'theirs' | 'both' | 'late';
}

const BODY = 'woo-variation-swatches wvs-behavior-blur wvs-show-label wvs-tooltip';
const RECORD = `window.__log = []; window.__native = [];
for (const name of ['selected', 'unselected', 'refused']) document.addEventListener('hadaya:swatches:' + name, (event) => {
  const { attribute, value, reason } = event.detail;
  window.__native.push([name, attribute, value, ...(reason ? [reason] : [])].join(' '));
});
window.__hear = () => {
  jQuery(document).on('wvs-selected-item wvs-unselected-item wvs-item-updated', (event, ...given) => window.__native.push(
    [event.type, ...given.map((one) => (one && one.jquery ? '$' + one[0].localName : String(one)))].join(' ')));
  jQuery(document).on('click', 'select', () => window.__native.push('click(select)'));
  jQuery(document).on('change', 'select', (event) => window.__native.push('change ' + event.target.value));
};`;
const THEME = `<style>body{font:16px/1.5 sans-serif;margin:24px}table{inline-size:100%}
select,input,button,.reset_variations{min-block-size:44px}.reset_variations{display:inline-block}</style>`;

declare global {
  interface Window {
    readonly __native?: string[];
  }
}

function shopScripts(scripts: ShopScripts): readonly string[] {
  const isDouble = scripts === 'woocommerce' || scripts === 'older-woocommerce';
  return [...(scripts === 'none' ? [] : ['/kit/jquery.js']), ...(isDouble ? [`/kit/${scripts}.js`] : [])];
}

function globalsOf({ options, settings, locale = 'en' }: SwatchPageOptions): string {
  const params = variationParams(locale);
  const plugin = swatchesOptions();
  const values = { ...plugin.value, clear_on_reselect: '', ...options };
  return [
    `window.${params.name} = ${JSON.stringify(params.value)};`,
    options === null ? '' : `window.${plugin.name} = ${JSON.stringify(values)};`,
    `window.hadaya = { q: [], settings: { variations: { keepChoiceInUrl: false }, swatches: ${JSON.stringify(settings ?? {})} } };`,
    RECORD,
  ].join('\n');
}

export function withSwatches(product: VariableProduct, more: Partial<PlacedProduct> = {}): PlacedProduct {
  return { product, hasSwatches: true, ...more };
}

const OURS = '/dist/swatches.min.css';
const THEIRS = '/assets/plugins/swatches.css';
const ORDERS = { ours: [OURS], theirs: [THEIRS], both: [THEIRS, OURS], late: [OURS, THEIRS] };

function styles(sheets: SwatchPageOptions['sheets']): string {
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
  return sheets ? ['/assets/plain.css', ...ORDERS[sheets]].map(link).join('') : `${link(OURS)}${THEME}`;
}

function swatchDocument(options: SwatchPageOptions, path: string): string {
  const { products, scripts = 'none', bodyClass = BODY, locale = 'en', head = '', above = '' } = options;
  const placed = products.map((one) => ('product' in one ? one : withSwatches(one)));
  const sources = ['/kit/start.js', ...shopScripts(scripts), ...(scripts === 'none' ? [] : ['/kit/hear.js'])];
  const tags = sources.map((source) => `<script src="${source}" defer></script>`).join('');
  const loader = options.loader === 'none' ? '' : '<script src="/dist/hadaya.min.js" defer></script>';
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>Swatches</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
${styles(options.sheets)}${head}${tags}</head>
<body class="${bodyClass}"><main>${above}${placed.map((one) => productHtml(one, path, locale)).join('\n')}${variationTemplates(locale)}</main>${loader}</body></html>`;
}

export function serveSwatches(servePage: ServePage, options: SwatchPageOptions): string {
  const { path = '/swatches/' } = options;
  const script = { 'content-type': 'text/javascript' };
  serveScripts(servePage);
  servePage('/kit/start.js', { html: globalsOf(options), headers: script });
  servePage('/kit/hear.js', { html: 'window.__hear();', headers: script });
  return servePage(path, swatchDocument(options, path));
}
