import type { ShopImage } from './image.ts';
import type { Localized } from './locale.ts';

export type AttributeDisplay = 'color' | 'image' | 'button' | 'radio' | 'select';

/** A value of an attribute: a taxonomy term or a custom value. */
export interface ShopTerm {
  /** Option value: the slug of a taxonomy term, or the raw text of a custom value. */
  readonly slug: string;
  readonly name: Localized;
  /** CSS colour of a colour swatch. */
  readonly colour?: string;
  readonly image?: ShopImage;
}

export interface ShopAttribute {
  readonly id: number;
  /** Slug, for example `pa_color` for a taxonomy or `ribbon-bow` for a custom attribute. */
  readonly slug: string;
  readonly kind: 'taxonomy' | 'custom';
  readonly name: Localized;
  readonly display: AttributeDisplay;
  /** Terms in the shop's order, which is also the order of options and swatches. */
  readonly terms: readonly ShopTerm[];
}

/** Stock of a variation: a number, or only the status. */
export type Stock = number | 'in-stock' | 'out-of-stock';

export interface ShopVariation {
  readonly id: number;
  /** Values, keyed by attribute slug; an empty string means any value. */
  readonly values: Readonly<Record<string, string>>;
  /** Price in baisa (thousandths of a rial). */
  readonly price: number;
  /** Price before a discount, in baisa. */
  readonly regularPrice?: number;
  readonly stock: Stock;
  readonly sku: string;
  /** The variation's pictures; the first is its image. If the list is empty, the product's pictures are used. */
  readonly images: readonly ShopImage[];
  readonly description?: Localized;
  /** True if an order can contain only one piece. */
  readonly soldIndividually?: boolean;
}

interface ProductBase {
  readonly id: number;
  readonly slug: string;
  readonly sku: string;
  readonly name: Localized;
  readonly category: Localized;
  readonly shortDescription: Localized;
  /** Paragraphs of the description tab. */
  readonly description: readonly Localized[];
  /** Pictures of the product; the first is its main image. */
  readonly images: readonly ShopImage[];
}

export interface SimpleProduct extends ProductBase {
  readonly kind: 'simple';
  /** Price in baisa. */
  readonly price: number;
}

export interface VariableProduct extends ProductBase {
  readonly kind: 'variable';
  readonly attributes: readonly ShopAttribute[];
  /** Variations in menu order; the first match wins. */
  readonly variations: readonly ShopVariation[];
  /** Values that the owner preselects, keyed by attribute slug. */
  readonly defaults: Readonly<Record<string, string>>;
}

export type Product = SimpleProduct | VariableProduct;
