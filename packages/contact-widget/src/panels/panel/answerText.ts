import type { ListModel } from './ListModel.ts';

const ANSWERS = { minutes: 'answersMinutes', hour: 'answersHour', day: 'answersDay' } as const;

/** Returns the shop's usual response time, as set by its owner; empty if not set. */
export function answerText({ design, texts }: Pick<ListModel, 'design' | 'texts'>): string {
  return design.answers === '' ? '' : texts[ANSWERS[design.answers]];
}
