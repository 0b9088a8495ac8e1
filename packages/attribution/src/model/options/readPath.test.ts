import { expect, it } from 'vitest';
import { DEFAULT_FIELDS } from './defaultFields.ts';
import { asksForChannel, listUnknownPaths } from './readPath.ts';

it('accepts the paths that WooCommerce prints, and paths to any other record or the channel', () => {
  expect(listUnknownPaths(DEFAULT_FIELDS)).toEqual([]);
  const others = [
    'first.tct',
    'first_add.ep',
    'session',
    'udata.uip',
    'promo.code',
    'channel.current',
    'channel.first',
  ];
  expect(listUnknownPaths(Object.fromEntries(others.map((path) => [path, path])))).toEqual([]);
});

it('lists fields with unknown paths', () => {
  expect(listUnknownPaths({ a: 'current.typ', b: 'current.source', c: 'channel', d: '__proto__.x', e: null })).toEqual([
    'b → current.source',
    'd → __proto__.x',
    'e → null',
  ]);
});

it('detects whether a field uses the channel', () => {
  expect(asksForChannel({ a: 'channel.first' })).toBe(true);
  expect(asksForChannel({ a: 'current.channel', b: 'channels' })).toBe(false);
});
