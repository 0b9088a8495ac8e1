import { expect, it } from 'vitest';
import { isStandIn, readImageSource, readImageSourceSet } from './readImageSource.ts';

function image(attributes: Readonly<Record<string, string>>): Element {
  const node = document.createElement('img');
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

it.each([
  ['a plain image', { src: '/a.jpg' }, false, '/a.jpg'],
  ['the plugin’s own large picture beside it', { src: '/a.jpg', 'data-src': '/large.jpg' }, false, '/a.jpg'],
  ['no source yet', { 'data-lazy-src': '/a.jpg' }, true, '/a.jpg'],
  ['an empty source', { src: '', 'data-src': '/a.jpg' }, true, '/a.jpg'],
  ['a pixel as data', { src: GIF, 'data-src': '/a.jpg' }, true, '/a.jpg'],
  ['the surest name wins', { src: GIF, 'data-src': '/large.jpg', 'data-lazy-src': '/a.jpg' }, true, '/a.jpg'],
  ['a pixel as a file', { src: '/images/1x1.trans.gif', 'data-lazy': '/a.jpg' }, true, '/a.jpg'],
  ['a spinner as a file', { src: '/img/loading-spinner.svg?v=2', 'data-original': '/a.jpg' }, true, '/a.jpg'],
  ['the script has done its work', { src: '/a.jpg', 'data-lazy-src': '/a.jpg' }, false, '/a.jpg'],
  [
    'the shop’s own placeholder',
    { src: '/uploads/woocommerce-placeholder.png', 'data-src': '/b' },
    false,
    '/uploads/woocommerce-placeholder.png',
  ],
  ['a picture as data, nothing waits', { src: GIF }, false, GIF],
  ['a pixel in the sizes beside it', { src: '/a.jpg', srcset: GIF, 'data-srcset': '/a.jpg 600w' }, true, '/a.jpg'],
  ['sizes as data, nothing waits', { src: '/a.jpg', srcset: GIF }, false, '/a.jpg'],
  ['nothing at all', {}, false, null],
] as const)('%s', (_, attributes, standsIn, source) => {
  expect(isStandIn(image(attributes))).toBe(standsIn);
  expect(readImageSource(image(attributes))).toBe(source);
});

it.each([
  [{ srcset: '/a.jpg 600w' }, '/a.jpg 600w'],
  [{ srcset: GIF, 'data-srcset': '/a.jpg 600w' }, '/a.jpg 600w'],
  [{ 'data-lazy-srcset': '/a.jpg 600w' }, '/a.jpg 600w'],
  [{}, null],
] as const)('reads the srcset of %o', (attributes, sizes) => {
  expect(readImageSourceSet(image(attributes))).toBe(sizes);
});
