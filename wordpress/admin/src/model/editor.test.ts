import { expect, test } from 'vitest';
import { changesOf, countMistakes, isChanged, type Kept, reduceEditor, startEditor } from './editor.ts';

const KEPT: Kept = { revision: 3, settings: { widget: { size: 54 }, form: {} }, history: [] };
const changed = reduceEditor(startEditor(KEPT), { kind: 'change', group: 'widget', value: { size: 60 } });

test('a change waits to be saved, and taking it back by hand leaves nothing to save', () => {
  expect(isChanged(startEditor(KEPT))).toBe(false);
  expect(isChanged(changed)).toBe(true);
  expect(changesOf(changed)).toEqual({ widget: { size: 60 } });
  expect(isChanged(reduceEditor(changed, { kind: 'change', group: 'widget', value: { size: 54 } }))).toBe(false);
});

test('what was typed stays when the server refuses, and goes over into what is kept when it agrees', () => {
  const outcome = { kind: 'refused', message: 'no' } as const;
  const refused = reduceEditor(changed, { kind: 'refuse', outcome, mistakes: { 'widget.size': 'too large' } });
  expect(refused.draft).toEqual({ widget: { size: 60 }, form: {} });
  expect(isChanged(refused)).toBe(true);
  const kept = { revision: 4, settings: refused.draft, history: [] };
  const saved = reduceEditor(refused, { kind: 'keep', kept, as: 'saved' });
  expect(saved).toMatchObject({ kept, mistakes: {}, outcome: { kind: 'saved' } });
  expect(isChanged(saved)).toBe(false);
});

test('mistakes are counted under their part of the path only', () => {
  const mistakes = { 'widget.size': 'a', 'widget.channels.0.value': 'b', widgets: 'c' };
  expect(countMistakes(mistakes, 'widget')).toBe(2);
  expect(countMistakes(mistakes, 'widget.channels.0')).toBe(1);
  expect(countMistakes(mistakes, 'form')).toBe(0);
});
