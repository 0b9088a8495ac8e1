import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { ABOVE, fieldsOfStep, namesOf, STEPS, stepOfPath, stepsNaming } from './steps.ts';

const OWNER = resolve(import.meta.dirname, '../../../hadaya/src/Settings/Schema/owner.json');

const text: Schema = { type: 'string' };

test('assigns a widget’s fields to steps, and an unknown field to the last step as rarely used', () => {
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

test('maps a path to its step', () => {
  expect(stepOfPath('widgets.0.channels.1.value')).toBe('channels');
  expect(stepOfPath('widgets.2.attention.badge')).toBe('look');
  expect(stepOfPath('common.outside')).toBe('when');
  expect(stepOfPath('widgets.0.enabled')).toBeUndefined();
  expect(stepOfPath('form.title')).toBeUndefined();
});

/** Fields that only the plugin's widget has: `FormSchema.php` adds them to the shared ones. */
const OF_THE_PLUGIN = ['own_form', 'own'];

test('lists every field of the plugin’s widget in exactly one step', () => {
  const { fields } = JSON.parse(readFileSync(OWNER, 'utf8'));
  const names = [...Object.keys(fields.widget), ...OF_THE_PLUGIN].filter((name) => !ABOVE.includes(name));
  expect(names.filter((name) => stepsNaming(name).length !== 1)).toEqual([]);
  const shown = STEPS.flatMap(namesOf);
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
});

test('places Google Ads conversions in the same step as the Google Analytics switch', () => {
  expect([stepOfPath('widgets.0.analytics'), stepOfPath('widgets.0.ads.click')]).toEqual(['channels', 'channels']);
});
