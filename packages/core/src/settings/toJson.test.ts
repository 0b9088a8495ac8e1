import { afterEach, expect, test } from 'vitest';
import { toJson } from './toJson.ts';

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

test('keeps lists as lists where an old library adds toJSON to arrays, and leaves that method in place', () => {
  const toJSON = () => '[as text]';
  Object.assign(Array.prototype, { toJSON });
  expect(toJson({ lines: [{ options: ['M'] }] })).toBe('{"lines":[{"options":["M"]}]}');
  expect(Reflect.get([], 'toJSON')).toBe(toJSON);
});

test('serialises a value like JSON.stringify when arrays have no toJSON', () => {
  expect(toJson([1, { a: 'b' }])).toBe('[1,{"a":"b"}]');
});
