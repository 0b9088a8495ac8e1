import { type Choice, isSameChoice, type ValueStatus, type Variation } from '../matching/index.ts';

/** `embedded`: all variations stand in the page. `ajax`: each complete choice is asked from the server. */
export type VariationMode = 'embedded' | 'ajax';

/** One value of an attribute, as a control may show it. */
export interface ValueState {
  /** The exact option value; never a number, quotes and percent signs kept. */
  readonly value: string;
  /** The option's text. */
  readonly label: string;
  readonly status: ValueStatus;
  /** Whether it may be chosen now. In ajax mode always, unless the owner chose filtering by the product index. */
  readonly isEnabled: boolean;
  /** Whether a script of the shop marked the option with the class `out-of-stock`. */
  readonly isMarkedOutOfStock: boolean;
}

/** One attribute of the form, in the form's order. */
export interface AttributeState {
  /** The form key, `attribute_pa_color`. */
  readonly name: string;
  /** The chosen value, `''` when none is. */
  readonly chosen: string;
  /** All values the server printed, in its order, also those that WooCommerce took out of the select for now. */
  readonly values: readonly ValueState[];
}

/** What the present choice leads to. */
export type VariationMatch =
  | { readonly kind: 'incomplete' }
  /** Complete, and the answer is on its way. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'found'; readonly variation: Variation }
  /** Complete, but no variation is like that. */
  | { readonly kind: 'none' }
  /** Complete, but the shop did not answer, twice. */
  | { readonly kind: 'failed' };

/** The variation on display (price, stock and button); up to 300 ms behind the match. */
export interface ShownVariation {
  readonly variation: Variation;
  readonly isPurchasable: boolean;
}

/** Everything that islands may know about a variation form. A new object after each change, never altered. */
export interface VariationState {
  readonly productId: string;
  readonly mode: VariationMode;
  /** Whether the data of all variations were read, so that `status` means something; until then all is available. */
  readonly isIndexed: boolean;
  readonly attributes: readonly AttributeState[];
  readonly choice: Choice;
  readonly match: VariationMatch;
  readonly shown: ShownVariation | null;
}

/**
 * The old object when the new one holds the very same entries, else the new one, so that `===` tells whether anything
 * changed. For plain objects and lists alike.
 */
function share<Shape extends object>(before: Shape | undefined, after: Shape): Shape {
  if (!before) return after;
  const entries = Object.entries(after);
  const isSame = entries.length === Object.keys(before).length;
  return isSame && entries.every(([name, value]) => Reflect.get(before, name) === value) ? before : after;
}

/** A fresh reading with every part that did not change taken over from the one before. */
function shareAttributes(
  before: readonly AttributeState[],
  after: readonly AttributeState[],
): readonly AttributeState[] {
  const shared = after.map((attribute, index) => {
    const old = before[index];
    const values = attribute.values.map((value, at) => share(old?.values[at], value));
    return share(old, { ...attribute, values: share(old?.values, values) });
  });
  return share(before, shared);
}

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

/** What a change of state means to the page. */
export type VariationNews = 'chosen' | 'found' | 'shown' | 'reset';

function hasNoVariation({ kind }: VariationMatch): boolean {
  return kind === 'incomplete' || kind === 'none' || kind === 'failed';
}

/**
 * The events that lead from one state to the next, in order. Each has one cause: a choice, a match or a display that
 * was not there before, so a repeated report of a script says nothing new.
 */
export function listEvents(before: VariationState, after: VariationState): readonly VariationNews[] {
  const isChoiceNew = before.choice !== after.choice;
  const isMatchNew = before.match !== after.match;
  const news: VariationNews[] = [];
  if (isChoiceNew) news.push('chosen');
  if (after.match.kind === 'found' && (isChoiceNew || isMatchNew)) news.push('found');
  if (hasNoVariation(after.match) && (isChoiceNew || isMatchNew)) news.push('reset');
  if (after.shown && before.shown?.variation !== after.shown.variation) news.push('shown');
  return news;
}
