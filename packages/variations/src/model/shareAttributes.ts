import { share } from './share.ts';
import type { AttributeState } from './state.ts';

/** A fresh reading with every part that did not change taken over from the one before. */
export function shareAttributes(
  before: readonly AttributeState[],
  after: readonly AttributeState[],
): readonly AttributeState[] {
  const shared = after.map((attribute, place) => {
    const old = before[place];
    const values = attribute.values.map((value, at) => share(old?.values[at], value));
    return share(old, { ...attribute, values: share(old?.values, values) });
  });
  return share(before, shared);
}
