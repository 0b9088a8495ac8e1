import { describe, expect, it } from 'vitest';
import { createCookieJar } from './createCookieJar.ts';
import { createMemoryStorage, createSafeStorage, createStorages } from './createStorages.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('safe storage', () => {
  it.each([
    ['throws on access', blocked],
    ['is null, as in an app’s web view', () => JSON.parse('null')],
  ])('keeps values in memory if storage %s', (_name, open) => {
    const storage = createSafeStorage(open);
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('keeps a value in memory when the quota is exceeded and returns it instead of the stored value', () => {
    const real = createMemoryStorage();
    real.setItem('a', 'old');
    const full = { ...real, setItem: blocked, length: 1, clear: blocked, key: () => null };
    const storage = createSafeStorage(() => full);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
  });

  it('writes to the real storage when possible', () => {
    createStorages(window).local.setItem('hadaya-test', 'kept');
    expect(window.localStorage.getItem('hadaya-test')).toBe('kept');
    createStorages(window).session.setItem('hadaya-test', 'tab');
    expect(window.sessionStorage.getItem('hadaya-test')).toBe('tab');
  });
});

describe('cookie jar', () => {
  it('writes, reads and removes a cookie', () => {
    const jar = createCookieJar();
    jar.write('gift', 'mug & pen', { path: '/' });
    expect(jar.read('gift')).toBe('mug & pen');
    jar.remove('gift', { path: '/' });
    expect(jar.read('gift')).toBeUndefined();
  });

  it('writes a cookie exactly as the converter encodes it', () => {
    const jar = createCookieJar({ read: decodeURIComponent, write: encodeURIComponent });
    jar.write('raw', 'a|b');
    expect(document.cookie).toContain('raw=a%7Cb');
    expect(jar.read('raw')).toBe('a|b');
    jar.remove('raw');
  });

  it('neither throws nor returns a value when document.cookie throws', () => {
    const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    Object.defineProperty(document, 'cookie', { configurable: true, get: blocked, set: blocked });
    const jar = createCookieJar();
    jar.write('gift', 'mug');
    expect(jar.read('gift')).toBeUndefined();
    jar.remove('gift');
    Object.defineProperty(document, 'cookie', original);
  });
});
