import { expect, test } from 'vitest';
import { filterFields, isPartHere, tidyPart, withPart } from './frontParts.ts';
import { asValues, type Schema } from './schema.ts';

const GALLERY: Schema = {
  type: 'object',
  title: 'Gallery',
  properties: {
    hasZoom: {
      type: 'boolean',
      title: 'It can be magnified.',
      description: 'hasZoom',
      default: true,
      isPlugins: true,
      isRare: true,
    },
    openOnImageClick: { type: 'boolean', title: 'A click opens it.', description: 'openOnImageClick', default: true },
    swapFade: { type: 'integer', title: 'Milliseconds of the change.', description: 'swapFade', default: 120 },
    hosts: { type: 'array', title: 'Hosts.', description: 'hosts' },
  },
};
const FRONT: Schema = { type: 'object', properties: { gallery: GALLERY, menu: { type: 'object', properties: {} } } };

const part = (name: string, ...plugins: readonly string[]) => ({ name, plugins, missing: false });

test('a part is available only while it is enabled and the plugin that it replaces is active', () => {
  const parts = [part('gallery', 'Gallery 1.3'), part('swatches'), part('menu', 'Menu 2')];
  const islands = { gallery: true, swatches: true, menu: false };
  const here = (name: string, on = islands) => isPartHere(name, parts, on);
  expect(['gallery', 'swatches', 'menu', 'variations', 'http'].filter((name) => here(name))).toEqual([
    'gallery',
    'variations',
    'http',
  ]);
  expect(here('variations', { ...islands, gallery: false })).toBe(false);
});

test('omits empty and default values, except a default that may differ from the replaced plugin’s setting', () => {
  expect(tidyPart(GALLERY, { openOnImageClick: true, swapFade: '120', hosts: ['', ''] })).toEqual({});
  expect(tidyPart(GALLERY, { hosts: ['a', ''], swapFade: '0', openOnImageClick: false, hasZoom: true })).toEqual({
    hasZoom: true,
    openOnImageClick: false,
    swapFade: '0',
    hosts: ['a', ''],
  });
  expect(tidyPart(GALLERY, { hasZoom: '', swapFade: '' })).toEqual({});
});

test('restores the settings byte for byte when a change is reverted', () => {
  const before = { gallery: { hasZoom: false, swapFade: 0 } };
  const changed = withPart(FRONT, before, 'gallery', { swapFade: 0, hasZoom: false, openOnImageClick: false });
  expect(changed).toEqual({ gallery: { hasZoom: false, openOnImageClick: false, swapFade: 0 } });
  const back = withPart(FRONT, changed, 'gallery', { ...asValues(changed.gallery), openOnImageClick: true });
  expect(JSON.stringify(back)).toBe(JSON.stringify(before));
  expect(withPart(FRONT, before, 'gallery', {})).toEqual({});
});

test('finds fields, including rarely used ones, by label, name and part', () => {
  const found = (query: string) => Object.keys(filterFields(GALLERY, query).properties ?? {});
  expect(found('  ')).toHaveLength(4);
  expect(found('MAGNIFIED can')).toEqual(['hasZoom']);
  expect(found('swapfade')).toEqual(['swapFade']);
  expect(found('gallery')).toHaveLength(4);
  expect(found('nothing of it')).toEqual([]);
  expect(filterFields(GALLERY, 'zoom').properties?.hasZoom?.isRare).toBe(false);
});
