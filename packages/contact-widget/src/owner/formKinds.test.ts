import { expect, test } from 'vitest';
import { FORM_FIELD_TYPES } from '../widget/model/index.ts';
import { formSettings } from './formSettings.ts';

/** Field types that only the server prints, from its own settings: the consent and newsletter checkboxes. */
const BY_THE_SERVER = ['checkbox'];

test('offers every form field type to owners or adds it on the server', () => {
  const offered = formSettings.items?.items?.properties?.field?.enum ?? [];
  expect([...offered, ...BY_THE_SERVER].sort()).toEqual([...FORM_FIELD_TYPES].sort());
});
