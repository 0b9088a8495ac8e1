import { expect, test } from 'vitest';
import { readPrintedNumber } from './readPrintedNumber.ts';

const worthOf = (text: string, language = 'en') => readPrintedNumber(text, language)?.value;

test.each([
  ['250', 250],
  ['-3.5', -3.5],
  ['1,250', 1250],
  ['1 250', 1250],
  ['1’250', 1250],
  ['1.250,50', 1250.5],
  ['1,00,000', 100_000],
  ['٢٥٠', 250],
  ['١٬٢٥٠٫٥', 1250.5],
  ['$1.5k', 1.5],
  ['250+', 250],
  ['1e3', 1000],
  ['١٫٢٥٠', 1.25],
  ['9'.repeat(200), 1e200],
])('%s has the value %d', (text, value) => expect(worthOf(text)).toBe(value));

test.each([
  '',
  'many',
  '24/7',
  '2024-05-01',
  '10 - 20',
  '12,34,5',
  '1,2,3',
  '1,2,250',
  '1,25,250,000',
  '1234,567,890',
  '1,234.567.890',
  '1.2,3.4 5.678',
  '٢5',
  '5٢',
  '9'.repeat(201),
])('rejects "%s" as a single number', (text) => expect(readPrintedNumber(text, 'en')).toBeUndefined());

test.each([
  ['en', 1.25],
  ['de', 1250],
  ['fr', 1.25],
])('reads a dot before three digits by the rules of the language "%s"', (language, value) => {
  expect(worthOf('1.250', language)).toBe(value);
});

test.each([
  ['$100.250', 100_250],
  ['$1234.567', 1234.567],
  ['€.250', 0.25],
])('reads %s on a German page as %d', (text, value) => expect(worthOf(text, 'de')).toBe(value));

test('removes spaces around a number', () => {
  expect(readPrintedNumber(' $250+ ', 'en')).toMatchObject({ value: 250, prefix: '$', suffix: '+' });
});

test('treats a dash that follows a word and a space as a minus sign', () => {
  expect(readPrintedNumber('Loss -5', 'en')).toMatchObject({ value: -5, prefix: 'Loss ' });
});

test('treats a dash that directly follows a word as part of the prefix', () => {
  expect(readPrintedNumber('COVID-19', 'en')).toMatchObject({ value: 19, prefix: 'COVID-' });
});

test('reads prefix, suffix, separators, digit script and Indian grouping', () => {
  expect(readPrintedNumber('OMR 1,250.500*', 'en')).toMatchObject({
    prefix: 'OMR ',
    suffix: '*',
    delimiter: ',',
    point: '.',
    decimals: 3,
  });
  expect(readPrintedNumber('٪٩٩', 'ar')).toMatchObject({ prefix: '٪', zero: '٠', value: 99 });
  expect(readPrintedNumber('1,00,00,000', 'en')?.isIndian).toBe(true);
});
