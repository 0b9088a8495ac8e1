import { attributeKey } from '../attributeKey.ts';
import { variationGallery } from '../galleryOf.ts';
import type { Locale } from '../locale.ts';
import { rials } from '../money.ts';
import { priceRange, variationPriceHtml } from '../priceHtml.ts';
import type { ShopVariation, Stock, VariableProduct } from '../product.ts';
import { serverTexts } from '../serverTexts.ts';
import { type GalleryImageJson, galleryImageJson } from './galleryImage.ts';
import { type VariationImageJson, variationImageJson } from './variationImage.ts';

/**
 * A variation as WooCommerce sends it, in the form or in a `get_variation` response, with the gallery plugin's field.
 */
export interface VariationJson {
  readonly attributes: Readonly<Record<string, string>>;
  readonly availability_html: string;
  readonly backorders_allowed: boolean;
  readonly dimensions: { readonly length: string; readonly width: string; readonly height: string };
  readonly dimensions_html: string;
  readonly display_price: number;
  readonly display_regular_price: number;
  readonly image: VariationImageJson;
  readonly image_id: number;
  readonly is_downloadable: boolean;
  readonly is_in_stock: boolean;
  readonly is_purchasable: boolean;
  readonly is_sold_individually: 'yes' | 'no';
  readonly is_virtual: boolean;
  readonly max_qty: number | '';
  readonly min_qty: number;
  readonly price_html: string;
  readonly sku: string;
  readonly variation_description: string;
  readonly variation_id: number;
  readonly variation_is_active: boolean;
  readonly variation_is_visible: boolean;
  readonly weight: string;
  readonly weight_html: string;
  readonly variation_gallery_images: readonly GalleryImageJson[];
}

/** `price_html` is empty if all variations cost the same. */
export function variationObject(product: VariableProduct, variation: ShopVariation, locale: Locale): VariationJson {
  const gallery = variationGallery(product, variation);
  const [first] = gallery;
  if (first === undefined) throw new Error(`Product ${product.id} has no image: give it at least one.`);
  return {
    attributes: wireAttributes(product, variation),
    availability_html: availabilityHtml(variation.stock, locale),
    ...unmeasured(locale),
    ...prices(product, variation, locale),
    image: variationImageJson(first, locale),
    image_id: first.id,
    is_downloadable: false,
    is_in_stock: variation.stock !== 'out-of-stock' && variation.stock !== 0,
    is_purchasable: true,
    is_virtual: false,
    ...quantities(variation),
    sku: variation.sku,
    variation_description: variation.description === undefined ? '' : `<p>${variation.description[locale]}</p>\n`,
    variation_id: variation.id,
    variation_is_active: true,
    variation_is_visible: true,
    variation_gallery_images: gallery.map((image) => galleryImageJson(image, locale)),
  };
}

function wireAttributes(product: VariableProduct, variation: ShopVariation): Readonly<Record<string, string>> {
  return Object.fromEntries(
    product.attributes.map((attribute) => [attributeKey(attribute), variation.values[attribute.slug] ?? '']),
  );
}

function availabilityHtml(stock: Stock, locale: Locale): string {
  if (stock === 'in-stock') return '';
  const texts = serverTexts[locale];
  if (stock === 'out-of-stock' || stock === 0) return `<p class="stock out-of-stock">${texts.outOfStock}</p>\n`;
  return `<p class="stock in-stock">${texts.inStock(stock)}</p>\n`;
}

function unmeasured(locale: Locale) {
  const { notAvailable } = serverTexts[locale];
  return {
    backorders_allowed: false,
    dimensions: { length: '', width: '', height: '' },
    dimensions_html: notAvailable,
    weight: '',
    weight_html: notAvailable,
  };
}

function prices(product: VariableProduct, variation: ShopVariation, locale: Locale) {
  const [low, high] = priceRange(product);
  const regular = new Set(product.variations.map((other) => other.regularPrice ?? other.price));
  const samePrice = low === high && regular.size === 1;
  return {
    display_price: rials(variation.price),
    display_regular_price: rials(variation.regularPrice ?? variation.price),
    price_html: samePrice ? '' : variationPriceHtml(variation, locale),
  };
}

function quantities(variation: ShopVariation) {
  const single = variation.soldIndividually === true;
  const counted = typeof variation.stock === 'number' && variation.stock > 0 ? variation.stock : '';
  const soldIndividually: 'yes' | 'no' = single ? 'yes' : 'no';
  return { is_sold_individually: soldIndividually, max_qty: single ? 1 : counted, min_qty: 1 } as const;
}
