import { describe, expect, test } from 'vitest';
import { cleanValue, kindOf } from './cleanValue.ts';
import table from './ownerValues.json' with { type: 'json' };

describe('normalises pasted values for the link', () => {
  for (const { type, kind, rows } of table)
    test.each(rows)(`${type}: %j becomes %j`, (given, expected) => {
      const found = cleanValue(type, kind, given ?? '');
      expect('problem' in found ? `! ${found.problem}` : found.value).toBe(expected);
    });

  test('returns the value of a channel type without a validation kind unchanged', () => {
    expect(cleanValue('WeChat', kindOf('WeChat'), ' my shop ')).toEqual({ value: ' my shop ' });
  });
});
