import { type IslandContext, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { type BlockKind, blockForm, runBlockForm } from '@hadaya/testing/block';
import { galleryMarkup, mug } from '@hadaya/testing/shop';
import { afterEach, expect, it, vi } from 'vitest';
import { type GallerySettings, gallerySettings } from '../settings.ts';
import { type Gallery, readGallery } from '../state/gallery.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { followBlockForms } from './followBlockForms.ts';

const picture = (name: string) => ({ image_id: name, src: `/${name}.svg`, alt: `Mug, ${name}` });
/** The data that Hadaya's WordPress plugin prints on the form. */
const PICTURES = {
  product: mug.id,
  variations: { 75: ['red', 'side'], 78: ['blue'] },
  images: { red: picture('red'), side: picture('side'), blue: picture('blue') },
};
const GALLERY = galleryMarkup({ product: mug, locale: 'en' });

/** Stubs for gallery members that these tests do not use. */
const STILL: Pick<Gallery, 'pluginEvents' | 'bringView' | 'scroller'> = {
  pluginEvents: { trigger: vi.fn(), triggerOnDocument: vi.fn(), setData: vi.fn() },
  bringView: vi.fn(async () => {}),
  scroller: { goTo: vi.fn(), jumpTo: vi.fn(), refresh: vi.fn() },
};

let owner: AbortController | undefined;
afterEach(() => {
  owner?.abort();
  document.body.innerHTML = '';
});

function follow(pictures: unknown = PICTURES, edit = (html: string) => html, kind: BlockKind = 'chips') {
  document.body.innerHTML = GALLERY + edit(blockForm(kind));
  const [element] = document.querySelectorAll<HTMLElement>('.woo-variation-gallery-wrapper');
  const [root] = document.querySelectorAll('form');
  if (!element || !root) throw new Error('The test needs a gallery and a form');
  root.dataset.hadayaPictures = typeof pictures === 'string' ? pictures : JSON.stringify(pictures);
  runBlockForm(root);
  const environment = createTestEnvironment();
  owner = new AbortController();
  const { settings } = parseSettings(gallerySettings, [{ name: 'test', values: {}, kind: 'server' }]);
  const context: IslandContext<GallerySettings> = {
    island: 'gallery',
    element,
    settings,
    environment,
    signal: owner.signal,
    fail: vi.fn(),
  };
  const read = readGallery(context, { base: document.baseURI, productTitle: 'Mug' });
  const gallery: Gallery = { ...read, ...STILL };
  const followed: FollowedForm[] = [];
  followBlockForms(gallery, (form) => followed.push(form));
  const choose = async (...values: readonly string[]) => {
    for (const value of values) {
      root.querySelector<HTMLElement>(`[value="${value}"]`)?.click();
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        environment.clock.advance(50);
      }
    }
  };
  const readShown = () => {
    const match = followed[0]?.getState().match;
    const images = match?.kind === 'found' ? match.variation.raw.variation_gallery_images : [];
    return Array.isArray(images) ? images.map(({ src }) => src) : [];
  };
  return { root, followed, choose, read: readShown };
}

function explain(): string {
  const lines: unknown[] = [];
  document.dispatchEvent(new CustomEvent('hadaya:explain', { detail: { say: (line: unknown) => lines.push(line) } }));
  return lines.join();
}

it.each<BlockKind>(['pills', 'chips'])('%s: a complete selection shows its variation’s pictures', async (kind) => {
  const { choose, read, root } = follow(PICTURES, undefined, kind);
  await choose('red');
  expect(read()).toEqual([]);
  await choose('s');
  expect(root.querySelector('[name="variation_id"]')?.getAttribute('value')).toBe('75');
  expect(read()).toEqual(['/red.svg', '/side.svg']);
  expect(explain()).toBe('');
});

it('a variation ID alone counts as a selection when the attribute fields have unknown names', async () => {
  const { choose, read } = follow(PICTURES, (html) => html.replaceAll('name="attribute_', 'name="option_'));
  await choose('red', 's');
  expect(read()).toEqual(['/red.svg', '/side.svg']);
});

it.each([
  ['missing pictures', { ...PICTURES, images: {} }],
  [
    'invalid URLs',
    { ...PICTURES, images: { red: { src: 'javascript:alert(1)' }, side: '<img src=x onerror=alert(1)>' } },
  ],
])('%s: the gallery follows the form, but a selection shows no pictures', async (_, pictures) => {
  const { choose, read, root } = follow(pictures);
  await choose('red', 's');
  expect(root.classList.contains('is-invalid')).toBe(false);
  expect(read()).toEqual([]);
});

it('ignores pictures of another product', () => {
  expect(follow({ ...PICTURES, product: 99 }).followed).toEqual([]);
  expect(explain()).toBe('');
});

it.each([
  ['text that is not JSON', '{"product":21', undefined],
  ['data of an unexpected shape', { product: mug.id, variations: [[1]], images: 7 }, undefined],
  ['no field for the variation ID', PICTURES, (html: string) => html.replace('name="variation_id"', 'name="variant"')],
] as const)(
  '%s: the gallery ignores the form, the block still works, and the diagnostics explain why',
  async (_, pictures, edit) => {
    const { followed, choose, root } = follow(pictures, edit);
    await choose('red', 's');
    expect(followed).toEqual([]);
    expect(root.classList.contains('is-invalid')).toBe(false);
    expect(explain()).toContain('gallery: "Add to Cart + Options" is printed in a way that is not known');
  },
);
