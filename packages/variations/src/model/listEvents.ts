import type { VariationMatch, VariationState } from './state.ts';

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
