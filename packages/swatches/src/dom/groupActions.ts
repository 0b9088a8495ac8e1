import type { Choice } from '@hadaya/variations';
import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

/** What a visitor's hand or keys ask of a group. */
export interface GroupActions {
  /** An item was chosen, or tried; returns whether it was taken. */
  choose(group: SwatchGroup, item: SwatchItem): boolean;
  /** An item was chosen together with what has to change for it. */
  replace(group: SwatchGroup, item: SwatchItem, values: Choice): void;
  /** The rest of the items is wanted. */
  reveal(group: SwatchGroup): void;
  /** Escape: nothing that was opened shall stay. */
  dismiss(): void;
}
