import type { VariationMatch } from '@hadaya/variations';

/** What a gallery should show now, by the state of the form. */
export type GalleryWish<Variation> =
  /** Whatever is there stays. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'default' }
  | { readonly kind: 'variation'; readonly variation: Variation };

/** The form's state as far as a gallery cares. */
export interface FormFacts<Variation> {
  readonly match: VariationMatch['kind'];
  /** The variation of a match. */
  readonly found: Variation | null;
  /** How many attributes have a value. */
  readonly chosenCount: number;
  /** The variation that stands for all those that an incomplete choice still allows, when they look alike. */
  readonly preview: () => Variation | null;
}

/**
 * The default gallery returns when nothing is chosen any more, or, when the owner wants it, at every choice that leads
 * to no variation. Else an incomplete choice whose variations all begin with the same image shows that image already.
 */
export function chooseWish<Variation>(
  facts: FormFacts<Variation>,
  settings: { readonly resetsOnVariationChange: boolean; readonly previewsPartial: boolean },
): GalleryWish<Variation> {
  if (facts.match === 'found' && facts.found) return { kind: 'variation', variation: facts.found };
  if (facts.match === 'pending') return { kind: 'keep' };
  if (facts.chosenCount === 0 || settings.resetsOnVariationChange) return { kind: 'default' };
  const preview = facts.match === 'incomplete' && settings.previewsPartial ? facts.preview() : null;
  return preview ? { kind: 'variation', variation: preview } : { kind: 'keep' };
}
