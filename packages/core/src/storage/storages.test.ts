import { createFakeClock } from '@hadaya/testing';
import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookies.ts';
import { createExpiringRecords } from './expiringRecords.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { createSafeStorage } from './safeStorage.ts';
import { createStorages } from './storages.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('safe storage', () => {
  it('fault-57 keeps values in memory where storage throws on access', () => {
    const storage = createSafeStorage(blocked);
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('keeps a value in memory when the quota is used up, and prefers it to the old stored one', () => {
    const real = createMemoryStorage();
    real.setItem('a', 'old');
    const full = { ...real, setItem: blocked, length: 1, clear: blocked, key: () => null };
    const storage = createSafeStorage(() => full);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
  });

  it('writes to the real storage when it can', () => {
    const clock = createFakeClock();
    createStorages(window, clock).local.setItem('hadaya-test', 'kept');
    expect(window.localStorage.getItem('hadaya-test')).toBe('kept');
    createStorages(window, clock).session.setItem('hadaya-test', 'tab');
    expect(window.sessionStorage.getItem('hadaya-test')).toBe('tab');
  });
});

describe('expiring records', () => {
  it('forgets a record when its time is over', () => {
    const clock = createFakeClock();
    const records = createExpiringRecords(createMemoryStorage(), clock);
    records.write('seen', { ok: true }, 1000);
    clock.advance(999);
    expect(records.read('seen')).toEqual({ ok: true });
    clock.advance(1);
    expect(records.read('seen')).toBeUndefined();
  });

  it.each(['{oops', 'null', '[]', '{"value":1}', '{"value":1,"expires":"soon"}', 'x'.repeat(10_000)])(
    'fault-59 treats the foreign content %.20s as absent and removes only its own key',
    (content) => {
      const storage = createMemoryStorage();
      storage.setItem('own', content);
      storage.setItem('other', content);
      expect(createExpiringRecords(storage, createFakeClock()).read('own')).toBeUndefined();
      expect(storage.getItem('own')).toBeNull();
      expect(storage.getItem('other')).toBe(content);
    },
  );

  it('removes a record on request', () => {
    const records = createExpiringRecords(createMemoryStorage(), createFakeClock());
    records.write('a', 1, 1000);
    records.remove('a');
    expect(records.read('a')).toBeUndefined();
  });
});

describe('cookie jar', () => {
  it('writes, reads and removes', () => {
    const jar = createCookieJar();
    jar.write('gift', 'mug & pen', { path: '/' });
    expect(jar.read('gift')).toBe('mug & pen');
    jar.remove('gift', { path: '/' });
    expect(jar.read('gift')).toBeUndefined();
  });

  it('writes the exact bytes that a converter gives', () => {
    const jar = createCookieJar({ read: decodeURIComponent, write: encodeURIComponent });
    jar.write('raw', 'a|b');
    expect(document.cookie).toContain('raw=a%7Cb');
    expect(jar.read('raw')).toBe('a|b');
    jar.remove('raw');
  });

  it('fault-60 neither throws nor invents anything where cookies throw', () => {
    const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    Object.defineProperty(document, 'cookie', { configurable: true, get: blocked, set: blocked });
    const jar = createCookieJar();
    jar.write('gift', 'mug');
    expect(jar.read('gift')).toBeUndefined();
    jar.remove('gift');
    Object.defineProperty(document, 'cookie', original);
  });
});
