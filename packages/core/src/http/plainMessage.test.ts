import { expect, test } from 'vitest';
import { plainMessage } from './plainMessage.ts';

test('row 88: HTML in a server message leaves only its text', () => {
  const message =
    '<p>There has been a critical error on this website.</p><p><a href="https://x.test">Learn more</a></p>';
  expect(plainMessage({ message })).toBe('There has been a critical error on this website. Learn more');
});

test('a text that merely holds angle brackets stays readable', () => {
  expect(plainMessage({ message: 'quantity < 5' })).toBe('quantity < 5');
});
