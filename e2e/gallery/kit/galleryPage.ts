import {
  directionOf,
  galleryMarkup,
  galleryOptions,
  type Locale,
  matchVariation,
  type Product,
  type ThumbnailPosition,
  variationForm,
  variationParams,
  variationTemplates,
} from '@hadaya/testing/shop';
import type { ServePage } from '../../kit/servePage.ts';
import { type ShopScripts, serveScripts } from '../../variations/kit/formPage.ts';

export interface PlacedGallery {
  readonly product: Product;
  /** Values that the server preselects, keyed by attribute. */
  readonly selected?: Readonly<Record<string, string>>;
  readonly position?: { readonly desktop: ThumbnailPosition; readonly small: ThumbnailPosition };
  readonly columns?: number;
  /** Modifies the gallery's HTML. */
  readonly edit?: (html: string) => string;
  readonly editForm?: (html: string) => string;
}

export interface GalleryPageOptions {
  readonly products: readonly (Product | PlacedGallery)[];
  /** The shop's scripts; none by default. */
  readonly scripts?: ShopScripts;
  /** Keys of `woo_variation_gallery_options` that differ from the plugin's defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** `window.hadaya.settings.gallery`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** `wc_single_product_params`; absent by default, as on archive pages. */
  readonly productParams?: Readonly<Record<string, unknown>>;
  readonly locale?: Locale;
  readonly head?: string;
  readonly path?: string;
  /** Width of the gallery; 600 px by default. */
  readonly width?: string;
  /** Script that runs before all others. */
  readonly before?: string;
  readonly loader?: 'none';
  /**
   * Style sheets in the head; the values are those of the demo's `sheets` switch. Each value also adds a theme's plain
   * rules.
   */
  readonly sheets?: 'ours' | 'theirs' | 'both' | 'late';
  /** Prints the stand-in for the replaced script before our tag. */
  readonly plugin?: 'before';
}

declare global {
  interface Window {
    /** The gallery's native and jQuery events so far, in order. */
    readonly __told?: string[];
  }
}

const SCRIPT = { 'content-type': 'text/javascript' };
const RECORD = `Object.defineProperty(window, '__told', { value: [] });
for (const name of ['swapped', 'restored', 'changed', 'opened', 'closed']) document.addEventListener('hadaya:gallery:' + name, (event) => {
  const { variationId, index, count } = event.detail;
  window.__told.push([name, variationId ?? index, count].filter((part) => part !== undefined).join(' '));
});
Object.defineProperty(window, '__log', { value: [] });`;
const HEAR = `jQuery(document).on('before_woo_variation_gallery_init woo_variation_gallery_slick_destroy woo_variation_gallery_image_loading woo_variation_gallery_image_loaded woo_variation_gallery_before_init woo_variation_gallery_slider_slick_init woo_variation_gallery_thumbnail_slick_init woo_variation_default_gallery_loaded woo_variation_gallery_variation_images woo_variation_gallery_loaded', (event) => window.__told.push('$' + event.type));`;
/** CSS that the plugin prints for the owner's options with their default values. */
const OWNER = `:root{--wvg-thumbnail-item:4;--wvg-thumbnail-item-gap:0px;--wvg-gallery-margin:30px}
.woo-variation-product-gallery{max-width:30% !important;width:100%}
@media only screen and (max-width:768px){.woo-variation-product-gallery{width:720px;max-width:100% !important}}
@media only screen and (max-width:480px){.woo-variation-product-gallery{width:320px;max-width:100% !important}}`;
const THEME = `<style>body{margin:0;font:16px/1.5 sans-serif;color:#1c1a17;background:#fff}main{padding:16px}
img{max-width:100%;height:auto}select,button.alt,input,.reset_variations{min-block-size:44px}.reset_variations{display:inline-block}</style>`;

function withDefaults(given: Product | PlacedGallery): PlacedGallery {
  return 'product' in given ? given : { product: given };
}

function productBlock(given: PlacedGallery, path: string, { locale = 'en', sheets }: GalleryPageOptions): string {
  const { product, selected = {}, position, columns, edit = (html) => html, editForm = (html) => html } = given;
  const isVariable = product.kind === 'variable';
  const variation = isVariable && Object.keys(selected).length > 0 ? matchVariation(product, selected) : undefined;
  const gallery = galleryMarkup({
    product,
    locale,
    ...(variation ? { variation } : {}),
    ...(position ? { position } : {}),
    ...(columns ? { columns } : {}),
  });
  const plain = isVariable
    ? { ...product, attributes: product.attributes.map((one) => ({ ...one, display: 'select' as const })) }
    : undefined;
  // On a real page the form has its own island. This page runs only the form's controller, so it sets the island's
  // attribute.
  const form = plain
    ? variationForm({ product: plain, locale, action: path, selected }).replace(
        '<form ',
        '<form data-hadaya-state="mounted" ',
      )
    : '';
  const title = `<h2 class="product_title">${product.name[locale]}</h2>`;
  const parts = sheets
    ? `${edit(gallery)}<div class="summary">${title}${editForm(form)}</div><div class="product-details">Details</div>`
    : `<div class="gallery-container">${edit(gallery)}</div>${title}${editForm(form)}`;
  return `<div class="product" id="product-${product.id}">${parts}</div>`;
}

function globalsOf({ options, settings, productParams, before = '', locale = 'en' }: GalleryPageOptions): string {
  const params = variationParams(locale);
  const plugin = galleryOptions();
  return [
    `window.${params.name} = ${JSON.stringify(params.value)};`,
    `window.${plugin.name} = ${JSON.stringify({ ...plugin.value, ...options })};`,
    productParams ? `window.wc_single_product_params = ${JSON.stringify(productParams)};` : '',
    `window.hadaya = { q: [], settings: { variations: { keepChoiceInUrl: false }, gallery: ${JSON.stringify(settings ?? {})} } };`,
    RECORD,
    before,
  ].join('\n');
}

const OURS = '/dist/gallery.min.css';
const THEIRS = '/assets/plugins/gallery.css';
const ORDERS = { ours: [OURS], theirs: [THEIRS], both: [THEIRS, OURS], late: [OURS, THEIRS] };

/**
 * Returns the page's styles: only ours by default; if `sheets` is set, those of a shop (a typical theme, the requested
 * style sheets in order, and the owner's widths).
 */
function styles({ sheets, width = '600px' }: GalleryPageOptions): string {
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
  if (!sheets) return `${link(OURS)}${THEME}<style>.gallery-container{max-width:${width}}</style>`;
  return `${link('/assets/plain.css')}${ORDERS[sheets].map(link).join('')}<style>${OWNER}</style>`;
}

function galleryDocument(options: GalleryPageOptions, path: string): string {
  const { products, scripts = 'none', locale = 'en', head = '', plugin } = options;
  const isDouble = scripts === 'woocommerce' || scripts === 'older-woocommerce';
  const jquery = scripts === 'none' ? [] : ['/kit/jquery.js', '/kit/hear.js'];
  const sources = ['/kit/start.js', ...jquery, ...(isDouble ? [`/kit/${scripts}.js`] : [])];
  const tags = sources.map((source) => `<script src="${source}" defer></script>`).join('');
  const loader = options.loader === 'none' ? '' : '<script src="/dist/hadaya.min.js" defer></script>';
  const theirs = '<script src="/assets/plugins/gallery.js" defer></script>';
  const blocks = products.map((one) => productBlock(withDefaults(one), path, options)).join('\n');
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
${styles(options)}${head}${tags}</head>
<body class="woo-variation-gallery ${directionOf(locale)}"><main><h1>Shop</h1>${blocks}${variationTemplates(locale)}</main>${plugin ? theirs : ''}${loader}</body></html>`;
}

export function serveGallery(servePage: ServePage, options: GalleryPageOptions): string {
  const { path = '/gallery/' } = options;
  serveScripts(servePage);
  servePage('/kit/start.js', { html: globalsOf(options), headers: SCRIPT });
  servePage('/kit/hear.js', { html: HEAR, headers: SCRIPT });
  return servePage(path, galleryDocument(options, path));
}
