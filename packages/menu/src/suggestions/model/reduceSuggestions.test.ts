import { expect, test } from 'vitest';
import { NO_SUGGESTIONS, reduceSuggestions, type Suggestion, type SuggestionState } from './reduceSuggestions.ts';

const item = (title: string): Suggestion => ({
  title,
  url: `https://shop.example/${title}/`,
  image: undefined,
  price: '',
});
const open = reduceSuggestions(NO_SUGGESTIONS, { kind: 'answered', query: 'mug', items: [item('mug'), item('cup')] });
const walk = (state: SuggestionState, ...steps: readonly (1 | -1)[]) =>
  steps.reduce((now, step) => reduceSuggestions(now, { kind: 'moved', step }), state).active;

test('opens the list for a response and starts navigation at the field', () => {
  expect(open).toMatchObject({ isOpen: true, active: -1 });
  expect(reduceSuggestions({ ...open, active: 1 }, { kind: 'answered', query: 'cup', items: [] }).active).toBe(-1);
});

test('navigates through the products and the field in both directions', () => {
  expect([walk(open, 1), walk(open, 1, 1), walk(open, 1, 1, 1), walk(open, -1), walk(open, -1, -1, -1)]).toEqual([
    0, 1, -1, 1, -1,
  ]);
});

test('does not navigate in a closed or empty list', () => {
  const closed = reduceSuggestions({ ...open, active: 1 }, { kind: 'closed' });
  expect(closed).toMatchObject({ isOpen: false, active: -1 });
  expect(reduceSuggestions(closed, { kind: 'moved', step: 1 })).toBe(closed);
  expect(reduceSuggestions(closed, { kind: 'closed' })).toBe(closed);
  const empty = reduceSuggestions(NO_SUGGESTIONS, { kind: 'answered', query: 'x', items: [] });
  expect(reduceSuggestions(empty, { kind: 'moved', step: 1 })).toBe(empty);
});
