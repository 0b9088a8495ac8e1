import type { AttributeState, Choice, VariationIndex, VariationState } from '@hadaya/variations';
import { type ChoiceRequest, type Nearest, nearestCombination } from '@hadaya/variations/matching';
import type { Refusal } from '../items/index.ts';
import type { NoticeText } from './strings/index.ts';

export interface NoticeView {
  /** The notice appears below this attribute's group. */
  readonly attribute: string;
  readonly text: string;
  /** The nearest available combination; `null` if there is none. */
  readonly offer: { readonly label: string; readonly values: Choice } | null;
}

export interface NoticeFacts {
  readonly state: Pick<VariationState, 'attributes' | 'choice' | 'match'>;
  readonly index: VariationIndex | null;
  readonly recency: readonly string[];
  readonly refusal: Refusal | null;
  readonly say: (text: NoticeText, values?: Readonly<Record<string, string>>) => string;
}

function findLabel({ values }: AttributeState, value: string): string {
  return values.find((state) => state.value === value)?.label || value;
}

function joinLabels({ state, say }: NoticeFacts, choice: Choice, except?: string): string {
  const labels = state.attributes.flatMap((attribute) => {
    const value = choice.get(attribute.name);
    return value && attribute.name !== except ? [findLabel(attribute, value)] : [];
  });
  return labels.join(say('and'));
}

function findNearest({ index, state, recency }: NoticeFacts, attribute: string, value: string): Nearest | null {
  if (!index) return null;
  const request: ChoiceRequest = { choice: state.choice, attribute, value, recency };
  return nearestCombination(index, { ...request, inStockOnly: true });
}

function describeOffer(facts: NoticeFacts, nearest: Nearest | null): NoticeView['offer'] {
  if (!nearest || nearest.changed.length === 0) return null;
  const label = facts.say('offer', { value: joinLabels(facts, nearest.choice) });
  return { label, values: nearest.choice };
}

function describeRefusal(facts: NoticeFacts, { attribute, value, reason }: Refusal): NoticeView | null {
  const { state, say } = facts;
  const refused = state.attributes.find(({ name }) => name === attribute);
  if (!refused) return null;
  const others = joinLabels(facts, state.choice, attribute);
  const isSoldOut = reason === 'out-of-stock';
  const alone = isSoldOut ? 'soldOut' : 'refused';
  const together = isSoldOut ? 'soldOutWith' : 'refusedWith';
  const text = say(others === '' ? alone : together, { value: findLabel(refused, value), others });
  return { attribute, text, offer: describeOffer(facts, findNearest(facts, attribute, value)) };
}

/**
 * Describes a complete choice that is sold out or does not exist; returns `null` for any other choice, or if the shop
 * has no alternative.
 */
function describeDeadEnd(facts: NoticeFacts): NoticeView | null {
  const { state, recency, say } = facts;
  const newest = recency.at(-1) ?? '';
  const value = state.choice.get(newest);
  const isSoldOut = state.match.kind === 'found' && !state.match.variation.isInStock;
  if (value === undefined || (!isSoldOut && state.match.kind !== 'none')) return null;
  const offer = describeOffer(facts, findNearest(facts, newest, value));
  if (!offer) return null;
  const text = say(isSoldOut ? 'soldOut' : 'noMatch', { value: joinLabels(facts, state.choice) });
  return { attribute: newest, text, offer };
}

/**
 * Explains why a choice is unavailable, distinguishing "sold out" from "unavailable", and offers the nearest
 * combination that keeps as many of the visitor's choices as possible.
 */
export function describeNotice(facts: NoticeFacts): NoticeView | null {
  return facts.refusal ? describeRefusal(facts, facts.refusal) : describeDeadEnd(facts);
}
