import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { fieldsOfStep, stepOfPath } from './steps.ts';

const text: Schema = { type: 'string' };

test('every field of a widget stands in one step, also one that no step knows', () => {
  const widget: Schema = {
    type: 'object',
    properties: { id: text, enabled: text, delay: text, channels: text, color: text, devices: text, brand_new: text },
  };
  const names = (step: 'channels' | 'look' | 'when') => Object.keys(fieldsOfStep(widget, step).properties ?? {});
  expect(names('channels')).toEqual(['channels']);
  expect(names('look')).toEqual(['color']);
  expect(names('when')).toEqual(['devices', 'delay', 'brand_new']);
  expect(fieldsOfStep(widget, 'when').properties?.brand_new?.isRare).toBe(true);
});

test('a path leads to its step', () => {
  expect(stepOfPath('widgets.0.channels.1.value')).toBe('channels');
  expect(stepOfPath('widgets.2.attention.badge')).toBe('look');
  expect(stepOfPath('common.outside')).toBe('when');
  expect(stepOfPath('widgets.0.enabled')).toBeUndefined();
  expect(stepOfPath('form.title')).toBeUndefined();
});
