import { expect, test } from 'vitest';
import { readJunit } from './readJunit.ts';

const suite = (numbers: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="hadaya" ${numbers} time="0.1">\n    <testsuite name="Inner" tests="1" assertions="1" errors="0" warnings="0" failures="0" skipped="0" time="0"/>`;

test('reads PHPUnit’s totals from the first suite', () => {
  expect(readJunit(suite('tests="55" assertions="60" errors="0" warnings="0" failures="0" skipped="0"'))).toEqual({
    passed: 55,
    failed: 0,
  });
});

test('does not count errors, warnings, failures or skipped tests as passed', () => {
  expect(readJunit(suite('tests="55" assertions="60" errors="1" warnings="2" failures="3" skipped="4"'))).toEqual({
    passed: 45,
    failed: 10,
  });
});

test('counts nothing for a missing report', () => {
  expect(readJunit('')).toEqual({ passed: 0, failed: 0 });
});
