import type { ShopImage } from './image.ts';
import type { Product, ShopVariation, VariableProduct } from './product.ts';

/** Pictures shown while no variation is chosen. */
export function defaultGallery(product: Product): readonly ShopImage[] {
  return product.images;
}

/** Pictures of a variation: its own, or the product's where it has none. */
export function variationGallery(product: VariableProduct, variation: ShopVariation): readonly ShopImage[] {
  return variation.images.length > 0 ? variation.images : product.images;
}
