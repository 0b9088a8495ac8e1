import type { VariationState } from '@hadaya/variations';
import type { Interaction } from '../items/index.ts';

/** Whether a full choice leads to nothing that can be bought; only then it is worth a word. */
function isDeadEnd({ match }: VariationState): boolean {
  return match.kind === 'none' || (match.kind === 'found' && !match.variation.isInStock);
}

/** Whether there is something to be said: a value was refused, or the visitor's own choice leads nowhere. */
export function isNoticeNeeded(state: VariationState, { refusal, isOwnChoice }: Interaction): boolean {
  return refusal !== null || (isOwnChoice && isDeadEnd(state));
}
