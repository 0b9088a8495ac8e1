import { createVariationIndex, type VariationIndex } from '../index.ts';
import type { PlainVariation } from './matchNaively.ts';

export interface PlainProduct {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly variations: readonly PlainVariation[];
}

export function indexOf(names: readonly string[], variations: readonly PlainVariation[]): VariationIndex {
  return createVariationIndex(
    names,
    variations.map(({ attributes, isActive, isInStock }) => ({
      values: names.map((name) => attributes[name]),
      isActive,
      isInStock,
    })),
  );
}

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

function mugVariation(color: string, size: string, stock: 'in' | 'out' = 'in'): PlainVariation {
  return { attributes: { [COLOR]: color, [SIZE]: size }, isActive: true, isInStock: stock === 'in' };
}

/** Mug 21: variations 22 red/s, 23 red/m (out of stock), 24 blue/any, 25 green/42, in this order. */
export const MUG: PlainProduct = {
  values: { [COLOR]: ['blue', 'green', 'red'], [SIZE]: ['42', 'm', 's'] },
  variations: [
    mugVariation('red', 's'),
    mugVariation('red', 'm', 'out'),
    mugVariation('blue', ''),
    mugVariation('green', '42'),
  ],
};
