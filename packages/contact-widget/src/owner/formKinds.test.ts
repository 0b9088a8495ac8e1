import { expect, test } from 'vitest';
import { FORM_FIELD_TYPES } from '../widget/model/index.ts';
import { formSettings } from './formSettings.ts';

/** Field types that only the server prints, from its own settings: the consent and newsletter checkboxes. */
const BY_THE_SERVER = ['checkbox'];

test('every field type of the form is offered to owners or added by the server', () => {
  const offered = formSettings.items?.items?.properties?.field?.enum ?? [];
  expect([...offered, ...BY_THE_SERVER].sort()).toEqual([...FORM_FIELD_TYPES].sort());
});
