import { expect, test, vi } from 'vitest';
import { trust } from './trust.ts';

test('returns the text unchanged in a browser without Trusted Types', () => {
  expect(trust(window, 'hadaya-plain', 'createScript', 'let a')).toBe('let a');
});

test('passes every text through one policy of the given name', () => {
  const createScriptURL = vi.fn((address: string) => ({ address }));
  const createPolicy = vi.fn(() => ({ createScriptURL }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(trust(window, 'hadaya-once', 'createScriptURL', '/a.js')).toEqual({ address: '/a.js' });
  expect(trust(window, 'hadaya-once', 'createScriptURL', '/b.js')).toEqual({ address: '/b.js' });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('hadaya-once', { createScriptURL: String });
  vi.unstubAllGlobals();
});
