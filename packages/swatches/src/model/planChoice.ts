import type { Choice } from '@hadaya/variations';
import type { ItemReason, ItemView } from './describeItem.ts';

/** What choosing an item comes to. */
export type ChoicePlan =
  | { readonly kind: 'select' }
  /** The chosen item was chosen again and gives its place up. */
  | { readonly kind: 'clear' }
  /** It is chosen already and stays. */
  | { readonly kind: 'keep' }
  /** Other attributes give way (`''`) before the value is set; in the order of application. */
  | { readonly kind: 'replace'; readonly values: Choice }
  | { readonly kind: 'refuse'; readonly reason: ItemReason };

/**
 * Decides what choosing an item does. A disabled item changes nothing, unless the owner lets it push other choices
 * aside: `makeWay` says which would have to give way.
 */
export function planChoice(item: ItemView, clearOnReselect: boolean, makeWay: () => Choice | null): ChoicePlan {
  if (item.isSelected) return { kind: clearOnReselect ? 'clear' : 'keep' };
  if (!item.isDisabled) return { kind: 'select' };
  const values = makeWay();
  return values ? { kind: 'replace', values } : { kind: 'refuse', reason: item.reason ?? 'unavailable' };
}
