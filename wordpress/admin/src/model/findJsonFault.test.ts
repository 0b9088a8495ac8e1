import { expect, test } from 'vitest';
import { findJsonFault } from './findJsonFault.ts';

test.each([
  ['', undefined],
  [' \n', undefined],
  ['{}', undefined],
  ['{"a": [1, -2.5e3, true, null, "\\u00e9 \\"", {}], "b": "سطر"} ', undefined],
  ['"text"', undefined],
  ['{"text": {message}}', '1:11'],
  ['{\n  "a": 1,\n}', '3:1'],
  ['{"a": 1', 'end'],
  ['{"a" 1}', '1:6'],
  ['[1 2]', '1:4'],
  ['{"a": 01}', '1:8'],
  ['{"a": nul}', '1:7'],
  ['{"a": "open}', '1:7'],
  ['{"a": "line\nbreak"}', '1:7'],
  ["{'a': 1}", '1:2'],
  ['{} x', '1:4'],
])('%j has its error at %s', (text, where) => {
  const fault = findJsonFault(text);
  expect(fault && (fault.isEnd ? 'end' : `${fault.line}:${fault.column}`)).toBe(where);
});

test('accepts only valid JSON and empty text', () => {
  const pieces = ['{', '}', '[', ']', ',', ':', '"a"', '1', 'true', ' ', '\n', '"', '-'];
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed;
  };
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: 1 + (next() % 9) }, () => pieces[(next() >> 8) % pieces.length]).join('');
    let isJson = true;
    try {
      JSON.parse(text);
    } catch {
      isJson = text.trim() === '';
    }
    expect([text, findJsonFault(text) === undefined]).toEqual([text, isJson]);
  }
});
