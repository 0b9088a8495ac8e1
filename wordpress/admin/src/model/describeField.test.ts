import { expect, it, test } from 'vitest';
import { describeField, shownFields } from './describeField.ts';
import type { Schema } from './schema.ts';

const text: Schema = { type: 'string' };

it.each<readonly [string, Schema, string]>([
  ['a switch', { type: 'boolean' }, 'switch'],
  ['one of several values', { ...text, enum: ['a', 'b'] }, 'choice'],
  ['a country', { ...text, format: 'country' }, 'choice'],
  ['several values', { type: 'array', items: { ...text, enum: ['0', '1'] } }, 'choices'],
  ['countries', { type: 'array', items: { ...text, format: 'country' } }, 'countries'],
  ['a list of objects', { type: 'array', items: { type: 'object', properties: { name: text } } }, 'list'],
  ['nested fields', { type: 'object', properties: {} }, 'group'],
  ['a long text', { ...text, format: 'required-long' }, 'long'],
  ['a text', text, 'text'],
])('chooses the control for %s', (_name, schema, control) => {
  expect(describeField(schema).control).toBe(control);
});

test('derives input types from the schema and marks colours and URLs as left-to-right', () => {
  const described = (schema: Schema) => {
    const { input, isLeftToRight } = describeField(schema);
    return [input, isLeftToRight];
  };
  expect(described({ type: 'integer' })).toEqual(['number', false]);
  expect(described({ ...text, format: 'hex-color' })).toEqual(['color', true]);
  expect(described({ ...text, format: 'uri' })).toEqual(['url', true]);
  expect(described(text)).toEqual(['text', false]);
});

test('takes option labels from the schema’s names, or from the values where names are missing', () => {
  const named = { ...text, enum: ['0', '1'], enumNames: ['Sunday'] };
  const options = [
    { value: '0', label: 'Sunday' },
    { value: '1', label: '1' },
  ];
  expect(describeField(named).options).toEqual(options);
  expect(describeField({ type: 'array', items: named }).options).toEqual(options);
});

test('hides ineffective fields and separates rarely used ones', () => {
  const properties: Schema['properties'] = {
    mode: text,
    width: { ...text, when: { field: 'mode', in: ['own'] } },
    note: { ...text, isRare: true },
    key: { ...text, isHidden: true },
  };
  const schema: Schema = { type: 'object', properties };
  expect(shownFields(schema, { mode: 'own' })).toEqual({ usual: ['mode', 'width'], rare: ['note'] });
  expect(shownFields(schema, { mode: 'auto' })).toEqual({ usual: ['mode'], rare: ['note'] });
});
