import type { ListModel } from './ListModel.ts';

const ANSWERS = { minutes: 'answersMinutes', hour: 'answersHour', day: 'answersDay' } as const;

/** How soon the owner says that the shop answers; empty where nothing is said. */
export function answerText({ design, texts }: Pick<ListModel, 'design' | 'texts'>): string {
  return design.answers === '' ? '' : texts[ANSWERS[design.answers]];
}
