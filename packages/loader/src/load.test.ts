import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { load, tag } from './index.ts';

let added: HTMLScriptElement[] = [];

beforeEach(() => {
  added = [];
  // No file is fetched: the tests fire the load and error events themselves.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['hadaya', Symbol.for('hadaya.load')]) Reflect.deleteProperty(window, name);
});

it('merges the settings and adds only one tag, however many calls are made', async () => {
  Reflect.set(window, 'hadaya', { q: ['kept'], settings: { menu: { suggestions: true } } });
  const first = load({ from: '/hadaya/', settings: { contact: { widgets: [] } }, nonce: 'n' });
  const second = load({ from: '/hadaya/' });
  expect(added.map((script) => [script.getAttribute('src'), script.async, script.nonce])).toEqual([
    ['/hadaya/hadaya.min.js', true, 'n'],
  ]);
  expect(Reflect.get(window, 'hadaya')).toEqual({
    q: ['kept'],
    settings: { menu: { suggestions: true }, contact: { widgets: [] } },
  });
  added[0]?.dispatchEvent(new Event('load'));
  await expect(Promise.all([first, second])).resolves.toEqual([undefined, undefined]);
});

it('explains what to do when the file fails to load and retries on the next call', async () => {
  const failed = load({ from: 'https://cdn.example/hadaya' });
  added[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toMatchObject({
    name: 'LoadError',
    code: 'not_loaded',
    message: expect.stringContaining('Check that it is there'),
  });
  void load({ from: 'https://cdn.example/hadaya' });
  expect(added).toHaveLength(2);
});

it('explains what to do on a page that enforces Trusted Types', async () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('This document requires ‘TrustedScriptURL’ assignment.');
  });
  await expect(load({ from: '/hadaya/' })).rejects.toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining('tag()'),
  });
});

it('rejects with any other error unchanged', async () => {
  const cause = new Error('a host script patched the setter');
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw cause;
  });
  await expect(load({ from: '/hadaya/' })).rejects.toBe(cause);
});

it.each(['', '  '])('rejects %o as a URL', async (from) => {
  await expect(load({ from })).rejects.toMatchObject({
    code: 'no_address',
    message: expect.stringContaining('pass its address'),
  });
  expect(() => tag({ from })).toThrow(/pass its address/);
});

it.each([
  ['/', '/hadaya.min.js'],
  ['/hadaya', '/hadaya/hadaya.min.js'],
  ['https://cdn.example/a//', 'https://cdn.example/a/hadaya.min.js'],
])('resolves %o to %o', (from, src) => {
  expect(tag({ from })).toBe(`<script async fetchpriority="high" src="${src}"></script>`);
});

it('escapes the settings so that they cannot close the script, and prints the nonce on both tags', () => {
  const html = tag({ from: '/a/', settings: { contact: { title: '</script><b>' } }, nonce: '"x' });
  expect(html).toBe(
    '<script nonce="&quot;x">window.hadaya={"q":[],"settings":{"contact":{"title":"\\u003c/script>\\u003cb>"}}};</script>\n' +
      '<script async fetchpriority="high" src="/a/hadaya.min.js" nonce="&quot;x"></script>',
  );
});
