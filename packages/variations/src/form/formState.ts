import { type Choice, isSameChoice, type ValueStatus, type Variation } from '../matching/index.ts';

/** `embedded`: the page contains all variations. `ajax`: each complete choice is looked up on the server. */
export type VariationMode = 'embedded' | 'ajax';

/** One value of an attribute, for a control to display. */
export interface ValueState {
  /** The option's value exactly as printed, including quotes and percent signs. */
  readonly value: string;
  /** The option's text without surrounding spaces. */
  readonly label: string;
  readonly status: ValueStatus;
  /**
   * True if the value can be chosen now. Always true in Ajax mode, unless the owner enabled filtering by the product
   * index.
   */
  readonly isEnabled: boolean;
  /** True if one of the shop's scripts has marked the option with the class `out-of-stock`. */
  readonly isMarkedOutOfStock: boolean;
}

export interface AttributeState {
  /** The form key, such as `attribute_pa_color`. */
  readonly name: string;
  /** The chosen value, or `''` if there is none. */
  readonly chosen: string;
  /**
   * All values that the server printed, in the server's order, including those that WooCommerce has removed from the
   * select for now.
   */
  readonly values: readonly ValueState[];
}

export type VariationMatch =
  | { readonly kind: 'incomplete' }
  /** The choice is complete, and the response is pending. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'found'; readonly variation: Variation }
  /** The choice is complete, but no variation matches. */
  | { readonly kind: 'none' }
  /** The choice is complete, but the server failed twice in a row to respond. */
  | { readonly kind: 'failed' };

/** The displayed variation (price, stock and button), which can change up to 300 ms after the match. */
export interface ShownVariation {
  readonly variation: Variation;
  readonly isPurchasable: boolean;
}

/** The public state of a variation form. Each change creates a new object; a state is never mutated. */
export interface VariationState {
  readonly productId: string;
  readonly mode: VariationMode;
  /** True if the data of all variations has been read. Until then, every `status` is `available`. */
  readonly isIndexed: boolean;
  readonly attributes: readonly AttributeState[];
  readonly choice: Choice;
  readonly match: VariationMatch;
  readonly shown: ShownVariation | null;
}

/**
 * Returns `before` if its entries are identical to those of `after`, otherwise `after`, so that `===` detects changes.
 * Works for plain objects and arrays.
 */
function share<Shape extends object>(before: Shape | undefined, after: Shape): Shape {
  if (!before) return after;
  const entries = Object.entries(after);
  const isSame = entries.length === Object.keys(before).length;
  return isSame && entries.every(([name, value]) => Reflect.get(before, name) === value) ? before : after;
}

/** Returns the new reading, in which unchanged attributes and values keep their object identity. */
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

/** Actions on a form. `attributes` is always a new reading of the selects. */
export type VariationAction =
  /** The selects were read; `variation` is set when the form contains a variation's id. */
  | {
      readonly kind: 'read';
      readonly attributes: readonly AttributeState[];
      readonly variation?: Variation | undefined;
    }
  /** WooCommerce's script, or Hadaya's stand-in for it, found a variation. */
  | { readonly kind: 'found'; readonly attributes: readonly AttributeState[]; readonly variation: Variation }
  /** WooCommerce's script, or Hadaya's stand-in for it, reset the variation. */
  | { readonly kind: 'reset'; readonly attributes: readonly AttributeState[] }
  | { readonly kind: 'shown'; readonly variation: Variation; readonly isPurchasable: boolean }
  | { readonly kind: 'hidden' }
  /** The request for the variation was sent, possibly for the second time. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed' }
  /** The product's data was read, or could not be read. */
  | {
      readonly kind: 'loaded';
      readonly attributes: readonly AttributeState[];
      readonly mode: VariationMode;
      readonly isIndexed: boolean;
    };

const INCOMPLETE: VariationMatch = { kind: 'incomplete' };
const PENDING: VariationMatch = { kind: 'pending' };
const OUTCOMES = { reset: { kind: 'none' }, asked: PENDING, failed: { kind: 'failed' } } as const;

export function readChoice(attributes: readonly AttributeState[]): Choice {
  return new Map(attributes.filter(({ chosen }) => chosen !== '').map(({ name, chosen }) => [name, chosen]));
}

/**
 * Returns the state with the reported match. A new match ends the display of the previous one. An incomplete choice has
 * no match, even if one was reported.
 */
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

/**
 * Returns the match for a reading without a reported match: the variation whose id the form contains, or else the
 * previous match if the choice is unchanged, or else `pending`.
 */
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
 * Returns the next state, or the same object if nothing changed. Ignores a display event for a variation that is no
 * longer the match, because the newest choice wins.
 */
export function reduceState(state: VariationState, action: VariationAction): VariationState {
  return share(state, reduce(state, action));
}

export type VariationEventName = 'chosen' | 'found' | 'shown' | 'reset';

function hasNoVariation({ kind }: VariationMatch): boolean {
  return kind === 'incomplete' || kind === 'none' || kind === 'failed';
}

/**
 * Returns the events for a state change, in order. Only a new choice, match or display causes an event, so a repeated
 * report from a script causes none.
 */
export function listEvents(before: VariationState, after: VariationState): readonly VariationEventName[] {
  const isChoiceNew = before.choice !== after.choice;
  const isMatchNew = before.match !== after.match;
  const events: VariationEventName[] = [];
  if (isChoiceNew) events.push('chosen');
  if (after.match.kind === 'found' && (isChoiceNew || isMatchNew)) events.push('found');
  if (hasNoVariation(after.match) && (isChoiceNew || isMatchNew)) events.push('reset');
  if (after.shown && before.shown?.variation !== after.shown.variation) events.push('shown');
  return events;
}
