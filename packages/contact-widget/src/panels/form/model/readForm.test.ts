import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adaptFields } from '../../../chaty/model/adaptForm.ts';
import { panelOf, readPanelSettings } from '../../../widget/model/index.ts';
import { readFormFields } from './readForm.ts';

function readFields(fields: unknown) {
  const channel = { type: 'Contact_Us', slug: 'Contact_Us', isAgent: false, given: { form: { fields } } };
  return readFormFields(panelOf({ panel: readPanelSettings(channel, () => {}) }, 'form').fields);
}

test('reads built-in and custom fields with their types, keys and texts', () => {
  const given = [
    { type: 'email', label: 'Mail', hint: 'you@shop.om', required: true },
    { type: 'phone', own: true, key: 'second', label: 'Phone' },
    { type: 'textblock', text: 'Hello', hint: 'x', required: true },
    { type: 'checkbox', text: 'I agree', required: true, options: ['Yes', ''] },
    { type: 'dropdown', hint: 'Choose', options: [{ label: 'Mug', value: '7' }, 'Pen'] },
  ];
  const common = { label: '', options: [], placeholder: '', isRequired: false };
  expect(readFields(given)).toEqual([
    {
      ...common,
      key: 'email',
      builtIn: 'email',
      type: 'email',
      label: 'Mail',
      placeholder: 'you@shop.om',
      isRequired: true,
    },
    { ...common, key: 'custom-second', index: 'second', type: 'tel', label: 'Phone' },
    { ...common, key: 'custom-2', index: '2', type: 'textblock', placeholder: 'Hello' },
    {
      ...common,
      key: 'custom-3',
      index: '3',
      type: 'checkbox',
      placeholder: 'I agree',
      isRequired: true,
      options: [{ label: 'Yes', value: 'Yes' }],
    },
    {
      ...common,
      key: 'custom-4',
      index: '4',
      type: 'dropdown',
      placeholder: 'Choose',
      options: [
        { label: 'Mug', value: '7' },
        { label: 'Pen', value: 'Pen' },
      ],
    },
  ]);
});

test('reads a form with arbitrary fields without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      readFields(raw);
      readFields(adaptFields({ contact_fields: raw, contact_custom_fields: raw, contact_form_settings: raw }));
    }),
  );
});
