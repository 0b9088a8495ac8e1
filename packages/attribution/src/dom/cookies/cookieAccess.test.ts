import { describe, expect, it } from 'vitest';
import { openCookies } from './cookieAccess.ts';

describe('cookies of a sandboxed frame', () => {
  it('reading returns an empty string and writing does nothing when the browser throws', () => {
    const document = {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set cookie(_assignment: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    };
    const location = { protocol: 'https:', hostname: 'shop.example.om' };
    const cookies = openCookies({ document, location, Date });
    expect(cookies.read()).toBe('');
    expect(cookies.write([['current', 'x', 0, '.shop.example.om']])).toBe('');
    expect(() => cookies.erase()).not.toThrow();
  });
});
