import { type Choice, isSameChoice } from './choice.ts';
import { share } from './share.ts';
import { shareAttributes } from './shareAttributes.ts';
import type { AttributeState, VariationMatch, VariationMode, VariationState } from './state.ts';
import type { Variation } from './variation.ts';

/** What can happen to a form. `attributes` is always a fresh reading of the selects. */
export type VariationAction =
  /** The selects were read; `variation` when the form holds the id of one. */
  | {
      readonly kind: 'read';
      readonly attributes: readonly AttributeState[];
      readonly variation?: Variation | undefined;
    }
  /** Whoever runs the form found a variation. */
  | { readonly kind: 'found'; readonly attributes: readonly AttributeState[]; readonly variation: Variation }
  /** Whoever runs the form took the variation back. */
  | { readonly kind: 'reset'; readonly attributes: readonly AttributeState[] }
  | { readonly kind: 'shown'; readonly variation: Variation; readonly isPurchasable: boolean }
  | { readonly kind: 'hidden' }
  /** The server is being asked, perhaps again. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed' }
  /** The product's data were read, or turned out to be unreadable. */
  | {
      readonly kind: 'loaded';
      readonly attributes: readonly AttributeState[];
      readonly mode: VariationMode;
      readonly isIndexed: boolean;
    };

const INCOMPLETE: VariationMatch = { kind: 'incomplete' };
const PENDING: VariationMatch = { kind: 'pending' };
const OUTCOMES = { reset: { kind: 'none' }, asked: PENDING, failed: { kind: 'failed' } } as const;

/** The choice that a reading of the selects amounts to. */
export function readChoice(attributes: readonly AttributeState[]): Choice {
  return new Map(attributes.filter(({ chosen }) => chosen !== '').map(({ name, chosen }) => [name, chosen]));
}

/** A new match ends the display of another one; an unfinished choice has no match, whatever was reported. */
function withMatch(state: VariationState, reported: VariationMatch): VariationState {
  const isComplete = state.attributes.length > 0 && state.choice.size === state.attributes.length;
  const match = isComplete ? share(state.match, reported) : INCOMPLETE;
  const isStillShown = match.kind === 'found' && match.variation.id === state.shown?.variation.id;
  return { ...state, match, shown: isStillShown ? state.shown : null };
}

function withReading(state: VariationState, reading: readonly AttributeState[]): VariationState {
  const attributes = shareAttributes(state.attributes, reading);
  const choice = readChoice(attributes);
  return { ...state, attributes, choice: isSameChoice(state.choice, choice) ? state.choice : choice };
}

/** The match while nobody has said what a reading leads to: the old one as long as the choice stands. */
function guessMatch(before: VariationState, read: VariationState, variation: Variation | undefined): VariationMatch {
  if (variation) return { kind: 'found', variation };
  return before.choice === read.choice && before.match.kind !== 'incomplete' ? before.match : PENDING;
}

function reduce(state: VariationState, action: VariationAction): VariationState {
  const read = 'attributes' in action ? withReading(state, action.attributes) : state;
  switch (action.kind) {
    case 'read':
      return withMatch(read, guessMatch(state, read, action.variation));
    case 'found':
      return withMatch(read, { kind: 'found', variation: action.variation });
    case 'loaded':
      return { ...read, mode: action.mode, isIndexed: action.isIndexed };
    case 'shown': {
      const { variation, isPurchasable } = action;
      if (state.match.kind !== 'found' || state.match.variation.id !== variation.id) return state;
      return { ...state, shown: share(state.shown ?? undefined, { variation, isPurchasable }) };
    }
    case 'hidden':
      return { ...state, shown: null };
    default:
      return withMatch(read, OUTCOMES[action.kind]);
  }
}

/**
 * The state after something happened; the same object when nothing changed. A display event of a variation that is not
 * the match any more is passed over: the newest choice always wins.
 */
export function reduceState(state: VariationState, action: VariationAction): VariationState {
  return share(state, reduce(state, action));
}
