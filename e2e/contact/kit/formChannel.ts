import { contactChannel, type PrintedRecord } from '@hadaya/testing/shop';

const custom = (field_dropdown: string, field_label: string, more: PrintedRecord = {}): PrintedRecord => ({
  is_custom: 1,
  field_dropdown,
  field_label,
  placeholder: '',
  is_required: 0,
  dropdown_placeholder: '',
  dropdown_option: [],
  ...more,
});

const BUILT_IN_FIELDS: readonly PrintedRecord[] = [
  { field: 'name', title: 'Your name', is_required: 1, placeholder: 'Enter your name', type: 'text' },
  { field: 'email', title: 'Work e-mail', is_required: 1, placeholder: 'Enter your e-mail', type: 'email' },
  { field: 'phone', title: 'Phone', is_required: 0, placeholder: '+968 9000 0000', type: 'tel' },
  {
    field: 'message',
    title: 'Message',
    is_required: 1,
    placeholder: 'What would you like to order?',
    type: 'textarea',
  },
];

/** A field of every type that owners can add. */
const CUSTOM_FIELDS: readonly PrintedRecord[] = [
  custom('text', 'Company', { is_required: 1 }),
  custom('number', 'Quantity', { is_required: 1 }),
  custom('url', 'Website'),
  custom('date', 'Needed by'),
  custom('dropdown', 'Budget per gift', {
    is_required: 1,
    dropdown_placeholder: 'Choose a range',
    dropdown_option: ['Under 5 OMR', '5 to 15 OMR', ''],
  }),
  custom('textarea', 'Branding notes'),
  custom('file', 'Logo or brief'),
  custom('textblock', 'Opening hours', { placeholder: '<p>From <strong>Sunday to Thursday</strong>.</p>' }),
];

/** Creates a contact form channel, with all fields by default. */
export function formChannel(more: PrintedRecord = {}): PrintedRecord {
  return contactChannel('Contact_Us', {
    hover_text: 'Request a quote',
    contact_form_settings: {
      button_text_color: '#ffffff',
      button_bg_color: '#7A5C2E',
      button_text: 'Send request',
      contact_form_title: 'Request a quote',
      contact_form_field_order: [],
      title_bg_color: '#7A5C2E',
    },
    contact_fields: [...BUILT_IN_FIELDS, ...CUSTOM_FIELDS],
    ...more,
  });
}

export const shortForm = (more: PrintedRecord = {}): PrintedRecord =>
  formChannel({ contact_fields: BUILT_IN_FIELDS, ...more });
