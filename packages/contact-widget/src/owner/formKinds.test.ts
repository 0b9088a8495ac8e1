import { expect, test } from 'vitest';
import { FORM_FIELD_TYPES } from '../widget/model/index.ts';
import { formSettings } from './formSettings.ts';

/** Printed by the server from settings of its own: the box of consent, and the one of the newsletter. */
const BY_THE_SERVER = ['checkbox'];

test('every kind of field that a form knows may be chosen by an owner, or is one that the server adds', () => {
  const offered = formSettings.items?.items?.properties?.field?.enum ?? [];
  expect([...offered, ...BY_THE_SERVER].sort()).toEqual([...FORM_FIELD_TYPES].sort());
});
