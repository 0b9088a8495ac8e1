import { afterEach, describe, expect, it, vi } from 'vitest';
import { splitAddress } from './address.ts';

const Current = URL;

/** Simulates `URL` in Chrome before version 130, which leaves the host of a non-web URL in its path. */
function Earlier(url: string) {
  const { protocol, hostname, pathname, search } = new Current(url);
  if (/^https?:$/.test(protocol)) return { hostname, pathname, search };
  return { hostname: '', pathname: `//${hostname}${pathname}`, search };
}

const ADDRESSES: readonly (readonly [url: string, host: string, path: string])[] = [
  ['android-app://com.slack', 'com.slack', ''],
  ['android-app://com.pinterest/', 'com.pinterest', '/'],
  ['android-app://com.google.android.gm/https/mail.google.com', 'com.google.android.gm', '/https/mail.google.com'],
  ['android-app://com.slack?a=1', 'com.slack', ''],
  ['https://blog.example//blog.example/a', 'blog.example', '//blog.example/a'],
];

afterEach(() => {
  vi.unstubAllGlobals();
});

for (const [browser, parser] of Object.entries({
  'a current browser': Current,
  'Chrome before version 130': Earlier,
})) {
  describe(`splits a URL into host and path in ${browser}`, () => {
    for (const [url, host, path] of ADDRESSES) {
      it(url, () => {
        vi.stubGlobal('URL', parser);
        expect(splitAddress(url)).toMatchObject({ host, path });
      });
    }
  });
}
