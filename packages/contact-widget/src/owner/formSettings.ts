import { FORM_FIELD_TYPES, formFieldFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import type { OwnerFields } from './OwnerField.ts';
import { markRare, onlyWith } from './onlyWith.ts';

/** Field types built into every form. */
const USUAL = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' };

/** Field types that an owner can add. */
const OWN = {
  text: 'Single-line text',
  textarea: 'Multi-line text',
  number: 'Number',
  date: 'Date',
  url: 'URL',
  dropdown: 'Dropdown',
  file: 'File upload',
  textblock: 'Text block',
};

/** Maximum number of form fields; the server rejects messages with more. */
const MOST_FIELDS = 40;

/** Field types without a placeholder. */
const UNHINTED: readonly string[] = ['date', 'file', 'textblock'];

const kinds = Object.keys({ ...USUAL, ...OWN });
const asked = FORM_FIELD_TYPES.filter((kind) => kinds.includes(kind) && kind !== 'textblock');

const item: OwnerFields = {
  field: { ...ask.choice('Type', formFieldFields.type, { ...USUAL, ...OWN }), default: 'name' },
  ...onlyWith('field', Object.keys(OWN), { label: ask.text('Label', 'required') }),
  ...markRare({
    ...onlyWith('field', Object.keys(USUAL), { title: ask.text('Label', '', 'Leave empty for the default label.') }),
    ...onlyWith(
      'field',
      asked.filter((kind) => !UNHINTED.includes(kind)),
      { hint: ask.text('Placeholder') },
    ),
  }),
  ...onlyWith('field', asked, { required: ask.flag('Required', formFieldFields.required) }),
  ...onlyWith('field', ['dropdown'], { options: ask.text('Options', 'choices-long', 'One option per line.') }),
};

/** The contact form's settings on the page. The server has its own settings for handling messages. */
export const formSettings: OwnerFields = {
  enabled: { ...ask.flag('Enable the contact form'), fresh: true },
  title: { ...ask.text('Title', 'required'), fresh: 'Contact us' },
  items: ask.list('Fields', ask.group('Add field', item), { maxItems: MOST_FIELDS }),
  button: { ...ask.text('Button text', 'required'), fresh: 'Send' },
};
