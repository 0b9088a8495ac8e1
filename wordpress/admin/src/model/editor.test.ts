import { expect, test } from 'vitest';
import { changesOf, countMistakes, type Editor, isChanged, type Kept, reduceEditor, startEditor } from './editor.ts';
import { asValues, type Values } from './schema.ts';

const KEPT: Kept = { revision: 3, settings: { widget: { size: 54 }, form: {} }, notes: {}, history: [] };
const changed = reduceEditor(startEditor(KEPT), { kind: 'change', group: 'widget', value: { size: 60 } });

test('marks a change as unsaved until it is reverted', () => {
  expect(isChanged(startEditor(KEPT))).toBe(false);
  expect(isChanged(changed)).toBe(true);
  expect(changesOf(changed)).toEqual({ widget: { size: 60 } });
  expect(isChanged(reduceEditor(changed, { kind: 'change', group: 'widget', value: { size: 54 } }))).toBe(false);
});

test('does not treat field order as a change', () => {
  const editor = startEditor({ ...KEPT, settings: { widget: { size: 54, color: '#fff' } } });
  const value = { color: '#fff', size: 54 };
  expect(isChanged(reduceEditor(editor, { kind: 'change', group: 'widget', value }))).toBe(false);
});

test('keeps typed values when the server rejects them and marks them as saved when it accepts them', () => {
  const outcome = { kind: 'refused', message: 'no' } as const;
  const refused = reduceEditor(changed, {
    kind: 'refuse',
    outcome,
    mistakes: { 'widget.size': 'too large' },
    sent: changed.draft,
  });
  expect(refused.draft).toEqual({ widget: { size: 60 }, form: {} });
  expect(isChanged(refused)).toBe(true);
  const kept = { revision: 4, settings: refused.draft, notes: {}, history: [] };
  const saved = reduceEditor(refused, { kind: 'keep', kept, as: 'saved', sent: refused.draft });
  expect(saved).toMatchObject({ kept, mistakes: {}, outcome: { kind: 'saved' } });
  expect(isChanged(saved)).toBe(false);
  const edited = reduceEditor(saved, { kind: 'change', group: 'islands', value: { menu: true } });
  expect(edited.outcome.kind).toBe('quiet');
});

test('counts only the errors under a path', () => {
  const mistakes = { 'widget.size': 'a', 'widget.channels.0.value': 'b', widgets: 'c' };
  expect(countMistakes(mistakes, 'widget')).toBe(2);
  expect(countMistakes(mistakes, 'widget.channels.0')).toBe(1);
  expect(countMistakes(mistakes, 'form')).toBe(0);
});

test('keeps values typed during a save as unsaved changes', () => {
  const sent = {
    widgets: [
      { id: 0, name: 'One' },
      { id: -1, name: 'Two' },
    ],
    form: { secret: '', title: 'Ask' },
  };
  const asked: Editor = { ...startEditor({ ...KEPT, settings: sent }), outcome: { kind: 'busy' } };
  const widgets = [sent.widgets[0], { ...sent.widgets[1], name: 'Second' }, { id: -1, name: 'Three' }].map(asValues);
  const typed = reduceEditor(asked, { kind: 'change', group: 'widgets', value: widgets });
  const settings = {
    widgets: [
      { id: 0, name: 'One' },
      { id: 4, name: 'Two' },
    ],
    form: { secret: 'made', title: 'Ask' },
  };
  const saved = reduceEditor(typed, { kind: 'keep', as: 'saved', sent, kept: { ...KEPT, revision: 4, settings } });
  expect(saved.draft).toEqual({
    widgets: [
      { id: 0, name: 'One' },
      { id: 4, name: 'Second' },
      { id: -1, name: 'Three' },
    ],
    form: { secret: 'made', title: 'Ask' },
  });
  expect(Object.keys(changesOf(saved))).toEqual(['widgets']);
});

test('moves and removes an error with its item', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((value) => ({ value }));
  const draft = { widgets: [{ channels: [one, two, three].map(asValues) }], form: {} };
  const wrong: Editor = {
    ...startEditor({ ...KEPT, settings: draft }),
    mistakes: { 'widgets.0.channels.1.value': 'no', 'form.title': 'empty' },
  };
  const put = (...channels: readonly (Values | undefined)[]) =>
    reduceEditor(wrong, { kind: 'change', group: 'widgets', value: [{ channels: channels.map(asValues) }] }).mistakes;
  expect(put(two, one, three)).toEqual({ 'widgets.0.channels.0.value': 'no', 'form.title': 'empty' });
  expect(put(two, three)).toEqual({ 'widgets.0.channels.0.value': 'no', 'form.title': 'empty' });
  expect(put(one, three)).toEqual({ 'form.title': 'empty' });
  expect(put(one, { value: 'too' }, three)).toEqual(wrong.mistakes);
  const removed = reduceEditor(wrong, {
    kind: 'change',
    group: 'widgets',
    value: [{ channels: [] }, ...draft.widgets],
  });
  expect(Object.keys(removed.mistakes)).toEqual(['widgets.1.channels.1.value', 'form.title']);
});
