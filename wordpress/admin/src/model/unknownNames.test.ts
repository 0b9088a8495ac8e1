import { expect, test } from 'vitest';
import { findUnknownNames } from './unknownNames.ts';

const NAMES = {
  gallery: { ours: ['hasZoom', 'swapFade', 'texts'], plugins: ['enable_gallery_zoom'] },
  http: { ours: ['timeouts.read', 'timeouts.write', 'debug'], plugins: [] },
};
const find = (value: unknown) => findUnknownNames(JSON.stringify(value), NAMES);

test('reports an unknown name with the closest match, even in nested settings', () => {
  expect(find({ gallery: { hasZom: true, colour: 1 } })).toEqual([
    { name: 'gallery.hasZom', nearest: 'gallery.hasZoom' },
    { name: 'gallery.colour' },
  ]);
  expect(find({ galery: { hasZom: true }, lok: 'hadaya' })).toEqual([
    { name: 'galery', nearest: 'gallery' },
    { name: 'lok', nearest: 'look' },
  ]);
  expect(find({ http: { timeouts: { raed: 1, write: 2 } } })).toEqual([
    { name: 'http.timeouts.raed', nearest: 'http.timeouts.read' },
  ]);
});

test('accepts our names, the replaced plugins’ names and nested values', () => {
  expect(
    find({
      look: 'hadaya',
      gallery: { enable_gallery_zoom: '1', texts: { anything: 'x' } },
      http: { timeouts: { read: 1 } },
    }),
  ).toEqual([]);
});

test.each(['', '{', '[1]', '3', '{"gallery":true}'])('finds no names to check in the text %s', (text) => {
  expect(findUnknownNames(text, NAMES)).toEqual([]);
});
