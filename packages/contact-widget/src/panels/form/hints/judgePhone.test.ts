import { describe, expect, test } from 'vitest';
import { cleanPhone } from '../model/cleanPhone.ts';
import { judgePhone, readHome } from './judgePhone.ts';

describe('Omani phone numbers', () => {
  test.each([
    ['91234567', '+96891234567'],
    ['+968 9123 4567', '+96891234567'],
    ['00968 91234567', '+96891234567'],
    ['968 91234567', '+96891234567'],
    ['٩١٢٣٤٥٦٧', '+96891234567'],
    ['+٩٦٨٩١٢٣٤٥٦٧', '+96891234567'],
    ['24123456', '+96824123456'],
    ['71234567', '+96871234567'],
    ['77123456', '+96877123456'],
  ])('judges %s as a likely number', (given, international) => {
    expect(judgePhone(cleanPhone(given), 'OM')).toMatchObject({ isLikely: true, international });
  });
  test.each(['781234567', '9123456', '+96896891234567'])('judges %s as an unlikely number', (given) =>
    expect(judgePhone(given, 'OM').isLikely).toBe(false),
  );
});

test('judges a neighbouring country’s number and a distant country’s number as likely', () => {
  expect(judgePhone('+971501234567').isLikely).toBe(true);
  expect(judgePhone('+442079460958').isLikely).toBe(true);
});

test('recognises a neighbouring country’s number by its country code, even without a plus', () => {
  expect(judgePhone('971501234567', 'OM')).toMatchObject({ isLikely: true, international: '+971501234567' });
});

test.each(['0501234567', '01761234567', '9123456', '+4917612345678'])(
  'does not question %s when the page’s country is unknown',
  (given) => expect(judgePhone(given)).toMatchObject({ isLikely: true, formatted: '' }),
);

test('reads a local number as Emirati when the shop is in the UAE', () => {
  expect(judgePhone('0501234567', 'AE')).toMatchObject({ isLikely: true, international: '+971501234567' });
});

test('does not question a number from a country without a known numbering plan', () => {
  expect(judgePhone('01761234567', 'DE').isLikely).toBe(true);
});

test.each([
  ['OM', 'de-DE', 'OM'],
  ['', 'ar-OM', 'OM'],
  ['', 'zh-Hant-TW', 'TW'],
  ['', 'ar', ''],
  ['', '', ''],
  [' om ', 'en', 'OM'],
])('the option %j and the language %j give the country %j', (option, language, home) =>
  expect(readHome(option, language)).toBe(home),
);
