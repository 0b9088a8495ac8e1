import { describe, expect, it } from 'vitest';
import { isLightboxLink, type LinkFacts } from './findLink.ts';
import { describePicture, filmShape, groupLinks } from './readItems.ts';

const LINK: LinkFacts = {
  isAnchor: true,
  href: '/a.jpg',
  isDownload: false,
  hasVideo: false,
  hasPicture: false,
  wish: undefined,
  isOnForAll: true,
};

describe('detects clicks that open the lightbox', () => {
  it.each([
    ['a picture', {}, true],
    ['a picture with a query', { href: '/A.JPEG?x=1' }, true],
    ['an AVIF picture', { href: '/a.avif' }, true],
    ['a WebP picture with an upper-case extension', { href: '/a.WEBP' }, true],
    ['a link that opts out', { wish: 'no' }, false],
    ['a download', { isDownload: true }, false],
    ['a document', { href: '/a.pdf' }, false],
    ['a picture named only in the query', { href: '/go?to=a.jpg' }, false],
    ['a picture without the site-wide setting', { isOnForAll: false }, false],
    ['an opted-in link', { isOnForAll: false, wish: 'yes' }, true],
    ['a picture with a hash', { href: '/a.svg#part' }, true],
    ['an opted-in picture link without an extension', { href: '/cdn/7?w=9', hasPicture: true, wish: 'yes' }, true],
    ['an opted-in text link without an extension', { href: '/cdn/7', wish: 'yes' }, false],
    ['an opted-in picture link to a page', { href: '/about/', hasPicture: true, wish: 'yes' }, false],
    ['a video', { href: '/watch', hasVideo: true }, true],
    ['an element that is not a link', { isAnchor: false, href: '' }, true],
  ] as const)('%s', (_, more, opens) => {
    expect(isLightboxLink({ ...LINK, ...more })).toBe(opens);
  });
});

it('builds the name from title and description or, without them, from the thumbnail’s alt text', () => {
  expect(describePicture('A', 'B', 'C')).toBe('A - B');
  expect(describePicture('', 'B', 'C')).toBe('B');
  expect(describePicture('', '', 'C')).toBe('C');
});

it('sorts a group of links by their order numbers, or keeps document order if a link has none', () => {
  const [a, b] = [{ order: '2' }, { order: '1' }];
  expect(groupLinks([a, b])).toEqual([b, a]);
  const mixed = [{ order: '2' }, { order: undefined }];
  expect(groupLinks(mixed)).toBe(mixed);
});

it.each([
  ['219', 2.33333, 'landscape'],
  ['169', 1.77777, 'landscape'],
  ['43', 1.33333, 'landscape'],
  ['32', 1.5, 'landscape'],
  ['11', 1, 'square'],
  [916, 0.5625, 'portrait'],
  [undefined, 1.77777, 'landscape'],
  ['toString', 1.77777, 'landscape'],
])('a video with the aspect setting %s has the ratio %d', (name, ratio, word) => {
  expect(filmShape(name)).toEqual({ ratio, className: `elementor-video-${word}` });
});
