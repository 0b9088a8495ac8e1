import {
  attributeKey,
  escapeHtml,
  galleryMarkup,
  matchVariation,
  type Product,
  productPriceHtml,
  type ShopVariation,
  selectFromUrl,
  type VariableProduct,
  variationForm,
} from '@hadaya/testing/shop';
import type { PageContext } from '../page.ts';
import { quoteButton } from '../site/quote/quoteNodes.ts';

export interface ProductViewOptions {
  /** Heading level of the product: 1 on its own page, 2 next to another product. */
  readonly heading?: 'h1' | 'h2';
  /** Makes generated ids unique when the product is on the page twice. */
  readonly suffix?: string;
}

/** Renders a product as WooCommerce's single-product template does: gallery, summary with form, meta. */
export function productView(product: Product, context: PageContext, options: ProductViewOptions = {}): string {
  const { locale, texts } = context;
  const heading = options.heading ?? 'h1';
  const price = `<p class="price">${productPriceHtml(product, locale)}</p>`;
  const selected = product.kind === 'variable' ? selectFromUrl(product, context.asked) : {};
  const variation = product.kind === 'variable' ? chosenVariation(product, selected) : undefined;
  const form =
    product.kind === 'variable'
      ? variationForm({
          product,
          locale,
          action: context.link(`/product/${product.slug}/`),
          selected,
          beforeVariation: price,
          ...suffixOf(options),
        })
      : price;
  return `<div id="product-${product.id}${options.suffix ?? ''}" class="${productClass(product)}">
${isOnSale(product) ? `<span class="onsale">${texts.sale}</span>` : ''}
${galleryMarkup({ product, locale, ...(variation === undefined ? {} : { variation }) })}
<div class="summary entry-summary">
<${heading} class="product_title entry-title">${escapeHtml(product.name[locale])}</${heading}>
<div class="woocommerce-product-details__short-description"><p>${escapeHtml(product.shortDescription[locale])}</p></div>
${form}
${quoteButton(product, context)}<div class="product_meta">
<span class="sku_wrapper">${texts.sku}: <span class="sku">${product.sku}</span></span>
<span class="posted_in">${texts.category}: ${product.category[locale]}</span>
</div>
</div>
</div>`;
}

function chosenVariation(
  product: VariableProduct,
  selected: Readonly<Record<string, string>>,
): ShopVariation | undefined {
  const complete = product.attributes.every((attribute) => (selected[attributeKey(attribute)] ?? '') !== '');
  return complete ? matchVariation(product, selected) : undefined;
}

function suffixOf({ suffix }: ProductViewOptions) {
  return suffix === undefined ? {} : { suffix };
}

function productClass(product: Product): string {
  return [
    `product type-product post-${product.id} status-publish instock has-post-thumbnail`,
    isOnSale(product) ? 'sale' : '',
    `shipping-taxable purchasable product-type-${product.kind} woo-variation-gallery-product`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function isOnSale(product: Product): boolean {
  return product.kind === 'variable' && product.variations.some((variation) => variation.regularPrice !== undefined);
}
