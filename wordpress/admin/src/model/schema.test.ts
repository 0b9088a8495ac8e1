import { expect, test } from 'vitest';
import { hasEffect, moveItem, nameField, newItem, type Schema } from './schema.ts';

const FIELDS: Readonly<Record<string, Schema>> = {
  channel: { type: 'string', enum: ['Whatsapp', 'Phone'], default: 'Whatsapp' },
  popup: { type: 'boolean', default: false, when: { field: 'channel', in: ['Whatsapp'] } },
  welcome: { type: 'string', default: '', when: { field: 'popup', in: [true] } },
};

test('a field has an effect only if its condition holds for the effective value of the field that the condition names', () => {
  expect(hasEffect('welcome', FIELDS, { channel: 'Whatsapp', popup: true })).toBe(true);
  expect(hasEffect('welcome', FIELDS, { channel: 'Whatsapp', popup: false })).toBe(false);
  expect(hasEffect('welcome', FIELDS, { channel: 'Phone', popup: true })).toBe(false);
  // A switch without effect counts as off for the fields that depend on it.
  const value: Schema = { type: 'string', when: { field: 'popup', in: [false] } };
  expect(hasEffect('value', { ...FIELDS, value }, { channel: 'Phone', popup: true })).toBe(true);
  expect(hasEffect('value', { ...FIELDS, value }, { channel: 'Whatsapp', popup: true })).toBe(false);
});

test('gives a new item the schema’s defaults', () => {
  expect(newItem({ type: 'object', properties: FIELDS })).toEqual({ channel: 'Whatsapp', popup: false, welcome: '' });
});

test('moves an item to the given index, but not beyond either end', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  for (const to of [-1, 3]) expect(moveItem(['a', 'b', 'c'], 1, to)).toEqual(['a', 'b', 'c']);
});

test('names a field by the titles of its path', () => {
  const item: Schema = {
    type: 'object',
    title: 'Add channel',
    properties: { value: { type: 'string', title: 'Number' } },
  };
  const channels: Schema = { type: 'array', title: 'Channels', items: item };
  const schema: Schema = {
    type: 'object',
    properties: { widget: { type: 'object', title: '', properties: { channels } } },
  };
  expect(nameField(schema, 'widget.channels.1.value')).toBe('Channels › 2 › Number');
  expect(nameField(schema, 'widget.channels')).toBe('Channels');
});
