import { expect, test } from 'vitest';
import { type FormAction, FRESH_FORM, reduceForm } from './formState.ts';

const run = (...actions: readonly FormAction[]) => actions.reduce(reduceForm, FRESH_FORM);
const text = (key: string, words: string): FormAction => ({ kind: 'text', key, text: words });

test.each<FormAction>([
  { kind: 'refused', message: 'no' },
  { kind: 'failed', reason: 'offline' },
  { kind: 'missing', keys: ['email'] },
])('what was written stays through $kind', (failure) => {
  const { values, phase } = run(text('name', 'Amal'), { kind: 'sending' }, failure);
  expect(values.texts).toEqual({ name: 'Amal' });
  expect(phase).toEqual(failure);
});

test('a form that was stored is empty again', () => {
  expect(run(text('name', 'Amal'), { kind: 'stored', message: 'Thanks' }).values).toEqual(FRESH_FORM.values);
});

test('a field that is filled in loses its mark, the others keep theirs', () => {
  const missing: FormAction = { kind: 'missing', keys: ['name', 'email'] };
  expect(run(missing, text('name', 'Amal')).phase).toEqual({ kind: 'missing', keys: ['email'] });
  expect(run(missing, text('name', 'Amal'), text('email', 'a@b.om')).phase).toEqual({ kind: 'editing' });
});

test('progress that comes after the end changes nothing', () => {
  const stored = run({ kind: 'sending' }, { kind: 'stored', message: '' });
  expect(reduceForm(stored, { kind: 'progress', share: 1 })).toBe(stored);
});

test('a form that is being sent goes on when its panel opens again', () => {
  expect(run({ kind: 'sending' }, { kind: 'opened' }).phase.kind).toBe('sending');
});

test('a failure of before is gone when the panel opens again', () => {
  expect(run({ kind: 'refused', message: 'no' }, { kind: 'opened' }).phase.kind).toBe('editing');
});

test('each answer is a round of its own, so that the focus can go to the same field twice', () => {
  const missing: FormAction = { kind: 'missing', keys: ['name'] };
  expect([run(missing).round, run(missing, missing).round]).toEqual([1, 2]);
});
