import type { Product } from './product.ts';
import { bag } from './products/bag.ts';
import { bottle } from './products/bottle.ts';
import { burner } from './products/burner.ts';
import { card } from './products/card.ts';
import { dallah } from './products/dallah.ts';
import { datesBox } from './products/datesBox.ts';
import { keyRing } from './products/keyRing.ts';
import { mug } from './products/mug.ts';
import { notebook } from './products/notebook.ts';
import { pen } from './products/pen.ts';

export interface Catalogue {
  readonly products: readonly Product[];
  byId(id: number): Product | undefined;
  bySlug(slug: string): Product | undefined;
}

/** Every product that the demo shop sells and the tests rely on. */
export const shopProducts: readonly Product[] = [
  mug,
  notebook,
  burner,
  dallah,
  datesBox,
  pen,
  keyRing,
  bottle,
  bag,
  card,
];

/** Builds a catalogue; pass other products to measure performance or to provoke failures. */
export function createCatalogue(products: readonly Product[] = shopProducts): Catalogue {
  const ids = new Map(products.map((product) => [product.id, product]));
  const slugs = new Map(products.map((product) => [product.slug, product]));
  return { products, byId: (id) => ids.get(id), bySlug: (slug) => slugs.get(slug) };
}
