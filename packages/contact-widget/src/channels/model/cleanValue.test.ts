import { describe, expect, test } from 'vitest';
import { cleanValue, kindOf } from './cleanValue.ts';
import table from './ownerValues.json' with { type: 'json' };

describe('normalises pasted values for the link', () => {
  for (const { type, kind, rows } of table)
    test.each(rows)(`${type}: %j becomes %j`, (given, expected) => {
      const found = cleanValue(type, kind, given ?? '');
      expect('problem' in found ? `! ${found.problem}` : found.value).toBe(expected);
    });

  test('removes quotes only if they enclose the whole URL', () => {
    const quoted = 'https://gifts.example/say"hi"';
    expect(cleanValue('Link', 'url', quoted)).toEqual({ value: quoted });
    expect(cleanValue('Link', 'url', '"https://gifts.example/"more')).toEqual({ problem: 'url' });
  });

  test('returns a value unchanged if its channel type has no validation', () => {
    expect(cleanValue('WeChat', kindOf('WeChat'), ' my shop ')).toEqual({ value: ' my shop ' });
  });
});
