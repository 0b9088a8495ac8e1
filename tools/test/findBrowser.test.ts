import { afterEach, expect, test } from 'vitest';
import { findInstalledBrowser } from './findBrowser.ts';

const { CHROMIUM, PATH } = process.env;

afterEach(() => {
  process.env.PATH = PATH;
  if (CHROMIUM === undefined) delete process.env.CHROMIUM;
  else process.env.CHROMIUM = CHROMIUM;
});

test('$CHROMIUM takes precedence over other installed browsers', () => {
  process.env.CHROMIUM = process.execPath;
  expect(findInstalledBrowser()).toEqual({ path: process.execPath, source: '$CHROMIUM' });
});

test('ignores $CHROMIUM if its path does not exist', () => {
  process.env.CHROMIUM = '/nowhere/chromium';
  expect(findInstalledBrowser()?.source).not.toBe('$CHROMIUM');
});
