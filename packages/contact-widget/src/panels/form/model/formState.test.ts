import { expect, test } from 'vitest';
import { type FormAction, FRESH_FORM, reduceForm } from './formState.ts';

const run = (...actions: readonly FormAction[]) => actions.reduce(reduceForm, FRESH_FORM);
const text = (key: string, text: string): FormAction => ({ kind: 'text', key, text: text });

test.each<FormAction>([
  { kind: 'refused', message: 'no' },
  { kind: 'failed', reason: 'offline' },
  { kind: 'missing', keys: ['email'] },
])('keeps the input after the action "$kind"', (failure) => {
  const { values, phase } = run(text('name', 'Amal'), { kind: 'sending' }, failure);
  expect(values.texts).toEqual({ name: 'Amal' });
  expect(phase).toEqual(failure);
});

test('clears a form when its message has been stored', () => {
  expect(run(text('name', 'Amal'), { kind: 'stored', message: 'Thanks' }).values).toEqual(FRESH_FORM.values);
});

test('clears a field’s error mark when the field is filled in and keeps other fields’ marks', () => {
  const missing: FormAction = { kind: 'missing', keys: ['name', 'email'] };
  expect(run(missing, text('name', 'Amal')).phase).toEqual({ kind: 'missing', keys: ['email'] });
  expect(run(missing, text('name', 'Amal'), text('email', 'a@b.om')).phase).toEqual({ kind: 'editing' });
});

test('ignores upload progress after the message has been stored', () => {
  const stored = run({ kind: 'sending' }, { kind: 'stored', message: '' });
  expect(reduceForm(stored, { kind: 'progress', share: 1 })).toBe(stored);
});

test('keeps sending when the form’s panel reopens', () => {
  expect(run({ kind: 'sending' }, { kind: 'opened' }).phase.kind).toBe('sending');
});

test('clears an earlier failure when the panel reopens', () => {
  expect(run({ kind: 'refused', message: 'no' }, { kind: 'opened' }).phase.kind).toBe('editing');
});

test('increases the round for each failed submission so that the same field can be focused again', () => {
  const missing: FormAction = { kind: 'missing', keys: ['name'] };
  expect([run(missing).round, run(missing, missing).round]).toEqual([1, 2]);
});
