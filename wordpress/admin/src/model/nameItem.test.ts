import { expect, test } from 'vitest';
import { nameItem, ownNameOf } from './nameItem.ts';

const KINDS = { type: 'string', enum: ['name', 'file'], enumNames: ['Name', 'Files'] } as const;
const LIST = { type: 'array', title: 'Fields', items: { type: 'object', properties: { field: KINDS } } } as const;

test.each([
  [{ field: 'file' }, '2. Files'],
  [{ field: 'unknown' }, 'Fields 2'],
] as const)('names the item %o as %s', (item, expected) => {
  expect(nameItem(LIST, item, 1)).toBe(expected);
});

test.each([
  [{ label: 'Logo', title: 'Other' }, 'Logo'],
  [{ label: '', title: { en: 'Your name', ar: 'اسمك' } }, 'Your name'],
  [{ label: '' }, ''],
] as const)('reads the owner’s name for %o as %s', (item, expected) => {
  expect(ownNameOf(item)).toBe(expected);
});
