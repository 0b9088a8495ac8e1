import type { ShopAttribute } from './product.ts';

/** Returns the name under which a form posts an attribute, for example `attribute_pa_color`. */
export function attributeKey(attribute: Pick<ShopAttribute, 'slug'>): string {
  return `attribute_${attribute.slug}`;
}
