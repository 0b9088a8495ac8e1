import { describe, expect, it } from 'vitest';
import { NO_FIXTURES, readFixture } from '../../server/readFixture.ts';
import { keyRing } from '../products/keyRing.ts';
import { mug } from '../products/mug.ts';
import { galleryMarkup } from './galleryMarkup.ts';

function parse(html: string): Element {
  const page = document.createElement('div');
  page.innerHTML = html;
  const gallery = page.querySelector('.woo-variation-product-gallery');
  if (gallery === null) throw new Error('The markup has no gallery.');
  return gallery;
}

function shapes(root: Element): readonly string[] {
  const shape = (node: Element) =>
    `${node.localName} [${node.getAttributeNames().sort().join(' ')}] .${[...node.classList].sort().join('.')}`;
  return [...new Set([root, ...root.querySelectorAll('*')].map(shape))].sort();
}

const left = { position: { desktop: 'left', small: 'bottom' } } as const;

describe('the gallery', () => {
  it('prints one slide and one thumbnail per picture', () => {
    const gallery = parse(galleryMarkup({ product: mug, locale: 'en' }));
    expect(gallery.querySelectorAll('.wvg-gallery-image')).toHaveLength(3);
    expect(gallery.querySelectorAll('.wvg-gallery-thumbnail-image')).toHaveLength(3);
  });

  it('prints a preselected variation’s pictures instead of the default ones', () => {
    const [variation] = mug.variations;
    if (variation === undefined) throw new Error('The mug has no variations.');
    const gallery = parse(galleryMarkup({ product: mug, locale: 'en', variation }));
    expect(gallery.getAttribute('data-variation_id')).toBe('22');
    expect(gallery.querySelector('img')?.getAttribute('title')).toBe('Red ceramic mug');
  });

  it('prints no thumbnails for a single picture', () => {
    const gallery = parse(galleryMarkup({ product: keyRing, locale: 'en' }));
    expect(gallery.classList.contains('woo-variation-gallery-no-product-thumbnail')).toBe(true);
    expect(gallery.querySelectorAll('.wvg-gallery-thumbnail-image')).toHaveLength(0);
  });

  it('gives a small picture no srcset', () => {
    const small = mug.variations[3];
    if (small === undefined) throw new Error('The mug has no variations.');
    const image = parse(galleryMarkup({ product: mug, locale: 'en', variation: small })).querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.hasAttribute('srcset')]).toEqual([
      '300',
      '200',
      false,
    ]);
  });

  it.for([
    ['product-swatches-gallery.html', mug, {}],
    ['gallery-left.html', mug, left],
    ['gallery-one-image.html', keyRing, {}],
  ] as const)('prints the same kinds of nodes as the server: %s', ([name, product, options], { skip }) => {
    const html = readFixture(name);
    if (html === undefined) return skip(NO_FIXTURES);
    expect(shapes(parse(galleryMarkup({ product, locale: 'en', ...options })))).toEqual(shapes(parse(html)));
  });

  it.for([
    ['product-swatches-gallery.html', {}],
    ['gallery-left.html', left],
  ] as const)('prints the same slider settings as the server: %s', ([name, options], { skip }) => {
    const html = readFixture(name);
    if (html === undefined) return skip(NO_FIXTURES);
    const settings = (root: Element) =>
      [...root.querySelectorAll('[data-slick]')].map((node): unknown =>
        JSON.parse(node.getAttribute('data-slick') ?? ''),
      );
    const ours = parse(galleryMarkup({ product: mug, locale: 'en', ...options }));
    expect(settings(ours)).toEqual(settings(parse(html)));
  });
});
