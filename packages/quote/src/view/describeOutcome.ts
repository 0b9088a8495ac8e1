import { fillText, type Strings } from '@hadaya/core';
import type { AddOutcome } from '../dom/openProduct.ts';

export function describeOutcome(
  outcome: AddOutcome | null,
  texts: Strings<'added' | 'choose' | 'full' | 'unavailable' | 'addFailed'>,
): string {
  switch (outcome?.kind) {
    case 'added':
      return fillText(texts.added, { name: outcome.line.name });
    case 'incomplete':
      return fillText(texts.choose, { attribute: outcome.attribute });
    case 'full':
    case 'unavailable':
      return texts[outcome.kind];
    case 'failed':
      return texts.addFailed;
    default:
      return '';
  }
}
