import type { VariationMatch } from '@hadaya/variations';

export interface FormFacts<Variation> {
  readonly match: VariationMatch['kind'];
  readonly found: Variation | null;
  readonly chosenCount: number;
  /** Returns a variation that represents all variations still allowed by an incomplete choice, if they look alike. */
  readonly preview: () => Variation | null;
}

/**
 * Returns the variation to show, `'default'` for the default gallery, or `null` to keep the current images. The default
 * gallery is shown when nothing is chosen or, if the owner has enabled this, when a choice matches no variation. If all
 * variations of an incomplete choice begin with the same image, one of them is shown early.
 */
export function pickSet<Variation>(
  facts: FormFacts<Variation>,
  settings: { readonly resetsOnVariationChange: boolean; readonly previewPartial: boolean },
): Variation | 'default' | null {
  if (facts.found || facts.match === 'pending') return facts.found;
  if (facts.chosenCount === 0 || settings.resetsOnVariationChange) return 'default';
  return facts.match === 'incomplete' && settings.previewPartial ? facts.preview() : null;
}

/** One attribute with the values that can still be chosen. */
export interface OpenAttribute {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Returns every way to complete a choice; `undefined` if there are more than `limit`, which bounds the cost for large
 * products.
 */
export function listCombinations(
  choice: ReadonlyMap<string, string>,
  open: readonly OpenAttribute[],
  limit: number,
): ReadonlyMap<string, string>[] | undefined {
  const total = open.reduce((product, { values }) => product * values.length, 1);
  if (total > limit) return undefined;
  return open.reduce<ReadonlyMap<string, string>[]>(
    (choices, { name, values }) => choices.flatMap((one) => values.map((value) => new Map(one).set(name, value))),
    [choice],
  );
}
