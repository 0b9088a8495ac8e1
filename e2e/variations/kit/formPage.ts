import { readFileSync } from 'node:fs';
import {
  attributeKey,
  type Locale,
  type VariableProduct,
  variationForm,
  variationParams,
  variationTemplates,
} from '@hadaya/testing/shop';
import { builtFile } from '../../kit/builtFile.ts';
import { bundleScript } from '../../kit/bundleScript.ts';
import { documentOf, type ServePage } from '../../kit/servePage.ts';

/** Scripts on the page, apart from ours. */
export type ShopScripts =
  /** No jQuery; our engine controls the form. */
  | 'none'
  /** jQuery without WooCommerce's script. */
  | 'jquery'
  /** jQuery and a stand-in for WooCommerce's current script. */
  | 'woocommerce'
  /** Same as `woocommerce`, with an older version of the script, which showed the match without the 300 ms delay. */
  | 'older-woocommerce';

export interface PlacedProduct {
  readonly product: VariableProduct;
  /** Values that the server preselects, keyed by attribute; defaults to the product's default attributes. */
  readonly selected?: Readonly<Record<string, string>>;
  /** Path of the form's action; defaults to the page itself. */
  readonly action?: string;
  /** Keeps the swatches markup with its hidden selects; if absent, the form has plain dropdowns. */
  readonly hasSwatches?: true;
  readonly edit?: (html: string) => string;
}

export interface FormPageOptions {
  readonly products: readonly (VariableProduct | PlacedProduct)[];
  readonly scripts: ShopScripts;
  /** jQuery version on the page; defaults to WordPress's. */
  readonly jquery?: JQueryPackage;
  /** Value of `window.hadaya.settings.variations`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Script text that runs before all others. */
  readonly before?: string;
  /** Script text that runs last. */
  readonly after?: string;
  readonly locale?: Locale;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `false` if the page lacks WooCommerce's strings. */
  readonly hasParams?: false;
}

/** jQuery packages used by WordPress, and by older and newer themes. */
export type JQueryPackage = 'jquery' | 'jquery-1' | 'jquery-4';

const readJQuery = (name: JQueryPackage) =>
  readFileSync(new URL(`../../../node_modules/${name}/dist/jquery.min.js`, import.meta.url), 'utf8');
const DOUBLE_ENTRY = new URL('../../../packages/testing/src/woocommerce/index.ts', import.meta.url);
const SCRIPT = { 'content-type': 'text/javascript' };

function withDefaults(given: VariableProduct | PlacedProduct): PlacedProduct {
  return 'product' in given ? given : { product: given };
}

function withDropdowns(product: VariableProduct): VariableProduct {
  return {
    ...product,
    attributes: product.attributes.map((attribute) => ({ ...attribute, display: 'select' as const })),
  };
}

function defaultsOf({ attributes, defaults }: VariableProduct): Readonly<Record<string, string>> {
  return Object.fromEntries(attributes.map((one) => [attributeKey(one), defaults[one.slug] ?? '']));
}

export function productHtml(given: VariableProduct | PlacedProduct, path: string, locale: Locale = 'en'): string {
  const {
    product,
    selected = defaultsOf(product),
    action = path,
    hasSwatches,
    edit = (html) => html,
  } = withDefaults(given);
  const shown = hasSwatches ? product : withDropdowns(product);
  const form = variationForm({ product: shown, locale, action, selected });
  return `<div class="product" id="product-${product.id}"><h2>${product.name[locale]}</h2>${edit(form)}
<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${product.sku}</span></span></div></div>`;
}

function ownScript(settings: FormPageOptions['settings']): string {
  return `window.hadaya = { settings: { variations: ${JSON.stringify(settings ?? {})} } };
import('/dist/${builtFile('core')}').then(async ({ createEnvironment }) => {
  const { openVariationForm } = await import('/dist/${builtFile('variations')}');
  const environment = createEnvironment(window);
  const open = (root) => {
    const controller = new AbortController();
    root.setAttribute('data-hadaya-state', 'mounted');
    return { form: openVariationForm(root, environment, { signal: controller.signal }), stop: () => controller.abort() };
  };
  const forms = [...document.querySelectorAll('.variations_form')].map(open);
  Object.defineProperty(window, '__variations', { value: { forms, open, environment } });
});`;
}

const RECORD_NEWS = `Object.defineProperty(window, '__news', { value: [] });
for (const name of ['chosen', 'found', 'shown', 'reset']) document.addEventListener('hadaya:variations:' + name, (event) =>
  window.__news.push({ name, productId: event.detail.productId, id: event.detail.variation?.id, count: event.detail.chosenCount,
    attributes: event.detail.attributes && Object.fromEntries(event.detail.attributes), purchasable: event.detail.purchasable }));
Object.defineProperty(window, '__log', { value: [] });`;

function shopScripts(scripts: ShopScripts): readonly string[] {
  const isDouble = scripts === 'woocommerce' || scripts === 'older-woocommerce';
  return [...(scripts === 'none' ? [] : ['/kit/jquery.js']), ...(isDouble ? [`/kit/${scripts}.js`] : [])];
}

/** Minimal theme styles: controls that are large enough to touch. */
const THEME =
  '<style>select, input, button, li, .reset_variations { min-block-size: 44px } .reset_variations { display: inline-block }</style>';

const double = (displayDelayMs: number) =>
  bundleScript(
    DOUBLE_ENTRY,
    `kit.logEvents(window.jQuery, window.__log); kit.installVariationScript(window.jQuery, { displayDelayMs: ${displayDelayMs} });`,
  );
const DOUBLES = { woocommerce: await double(300), 'older-woocommerce': await double(0) };

/** Serves jQuery and the stand-ins for pages whose own scripts load them. */
export function serveScripts(servePage: ServePage, jquery: JQueryPackage = 'jquery'): void {
  servePage('/kit/jquery.js', { html: readJQuery(jquery), headers: SCRIPT });
  for (const [name, html] of Object.entries(DOUBLES)) servePage(`/kit/${name}.js`, { html, headers: SCRIPT });
}

/** Serves a page with variation forms and returns its URL. */
export function serveForms(servePage: ServePage, options: FormPageOptions): string {
  const { products, scripts, settings, before = '', after = '', locale = 'en', path = '/forms/', headers } = options;
  serveScripts(servePage, options.jquery);
  const params = variationParams(locale);
  const global = options.hasParams === false ? '' : `window.${params.name} = ${JSON.stringify(params.value)};`;
  servePage('/kit/start.js', { html: `${global}${RECORD_NEWS}${before}`, headers: SCRIPT });
  servePage('/kit/own.js', { html: ownScript(settings), headers: SCRIPT });
  servePage('/kit/after.js', { html: after, headers: SCRIPT });
  const sources = ['/kit/start.js', ...shopScripts(scripts), '/kit/own.js', '/kit/after.js'];
  const tags = sources.map((source) => `<script src="${source}" defer></script>`).join('');
  const body = products.map((product) => productHtml(product, path, locale)).join('\n');
  const html = documentOf(
    `<main>${body}${variationTemplates(locale)}</main>`,
    `<link rel="icon" href="data:,">${THEME}${tags}`,
  );
  return servePage(path, { html, ...(headers ? { headers } : {}) });
}
