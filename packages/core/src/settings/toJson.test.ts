import { afterEach, expect, test } from 'vitest';
import { toJson } from './toJson.ts';

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

test('lists stay lists where an old library adds toJSON to arrays, and the library keeps its method', () => {
  const toJSON = () => '[as text]';
  Object.assign(Array.prototype, { toJSON });
  expect(toJson({ lines: [{ options: ['M'] }] })).toBe('{"lines":[{"options":["M"]}]}');
  expect(Reflect.get([], 'toJSON')).toBe(toJSON);
});

test('a value is written as usual elsewhere', () => {
  expect(toJson([1, { a: 'b' }])).toBe('[1,{"a":"b"}]');
});
