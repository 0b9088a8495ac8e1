import {
  galleryOptions,
  type Localized,
  type Product,
  swatchesOptions,
  variationParams,
  variationTemplates,
} from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../page.ts';
import { productDetails } from './productDetails.ts';
import { productView } from './productView.ts';

interface ProductPageInput {
  readonly product: Product;
  readonly summary: Localized;
}

export function productPage({ product, summary }: ProductPageInput): DemoPage {
  return {
    path: `/product/${product.slug}/`,
    title: product.name,
    summary,
    group: 'product',
    ...productPageParts,
    bodyClass: () => `${singleProductClass} postid-${product.id}`,
    content: (context) => `${productView(product, context)}\n${productDetails(product, context)}`,
  };
}

const singleProductClass =
  'wp-singular product-template-default single single-product woocommerce woocommerce-page woo-variation-gallery woo-variation-gallery-theme-hadaya woo-variation-swatches wvs-behavior-blur wvs-theme-hadaya wvs-show-label wvs-tooltip';

export const productPageParts = {
  styles: ['swatches', 'gallery'],
  bodyClass: () => singleProductClass,
  settings: ({ locale }: PageContext) => [variationParams(locale), swatchesOptions(), galleryOptions()],
  foot: ({ locale }: PageContext) => variationTemplates(locale),
} as const satisfies Partial<DemoPage>;
