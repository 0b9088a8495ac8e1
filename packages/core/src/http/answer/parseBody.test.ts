import { expect, test } from 'vitest';
import { MAX_BODY_CHARACTERS, parseBody } from './parseBody.ts';

const json = (value: unknown, noisy = false) => ({ kind: 'json', value, noisy });

test('skips byte order marks and spaces before JSON', () => {
  expect(parseBody('\uFEFF\uFEFF \n{"a":1}')).toEqual(json({ a: 1 }));
});

test('skips PHP warnings before JSON and reports them as noise', () => {
  const body = '<br />\n<b>Warning</b>: array offset in <b>/a.php</b> on line <b>3</b><br />\n{"a":1}';
  expect(parseBody(body)).toEqual(json({ a: 1 }, true));
});

test('does not mistake a bracket inside a notice for the response', () => {
  expect(parseBody('Notice: array[0] is undefined in a.php on line 3\n[1,2]')).toEqual(json([1, 2], true));
});

test.each([
  ['{"a":1}0', { a: 1 }],
  ['[1]-1', [1]],
  ['{"a":1}<!-- cached -->', { a: 1 }],
  ['{"a":1}0\n<!-- a --><!-- b -->', { a: 1 }],
])('does not treat the tail of %s as part of the response', (body, value) => {
  expect(parseBody(body)).toEqual(json(value));
});

test.each([
  '<b>Fatal error</b>: Uncaught in a.php {"a":1}',
  '<br />\n<b>Fatal error</b>: x {"a":1}',
  'Fatal error: x {"a":1}',
])('never treats a fatal error’s output as a response: %s', (body) => {
  expect(parseBody(body).kind).not.toBe('json');
});

test.each(['{"a":1}{"b":2}', '{"a":', 'not json', '{"a":1} trailing'])('rejects %s as JSON', (body) => {
  expect(parseBody(body)).toEqual({ kind: 'text' });
});

test('does not treat a notice with truncated JSON as a response', () => {
  expect(parseBody('Notice: x\n{"a":').kind).toBe('text');
});

test('distinguishes HTML from other text', () => {
  expect(parseBody('<!doctype html><title>Shop</title>')).toEqual({ kind: 'html' });
  expect(parseBody('<!-- cached --><html></html>')).toEqual({ kind: 'html' });
});

test('rejects JSON that exceeds the maximum length', () => {
  expect(parseBody(`"${'x'.repeat(MAX_BODY_CHARACTERS)}"`)).toEqual({ kind: 'text' });
});

test.each(['', ' \n', '\uFEFF'])('treats white space and byte order marks as an empty body', (body) => {
  expect(parseBody(body)).toEqual({ kind: 'empty' });
});

test('parses literals from ajax endpoints as JSON', () => {
  for (const word of ['0', '-1', '1', 'false', 'null']) expect(parseBody(word)).toEqual(json(JSON.parse(word)));
});

test('parses hostile text after a notice or a response without hanging', () => {
  expect(parseBody(`Notice: ${'['.repeat(60_000)}`).kind).toBe('text');
  expect(parseBody(`{"a":1}${'<!--'.repeat(50_000)}`).kind).toBe('text');
});
