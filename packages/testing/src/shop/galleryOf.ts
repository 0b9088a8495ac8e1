import type { ShopImage } from './image.ts';
import type { Product, ShopVariation, VariableProduct } from './product.ts';

/** Returns the pictures that are shown while no variation is selected. */
export function defaultGallery(product: Product): readonly ShopImage[] {
  return product.images;
}

export function variationGallery(product: VariableProduct, variation: ShopVariation): readonly ShopImage[] {
  return variation.images.length > 0 ? variation.images : product.images;
}
