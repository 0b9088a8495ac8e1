import { expect, test, vi } from 'vitest';

test.fails('an unexpected console.warn fails a test', () => {
  console.warn('nobody expected this');
});

test.fails('an unexpected console.error fails a test', () => {
  console.error('nobody expected this');
});

test('an expected console call does not fail a test', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('expected');
  expect(warn).toHaveBeenCalledExactlyOnceWith('expected');
});
