import { FORM_FIELD_TYPES, formFieldFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import type { OwnerFields } from './OwnerField.ts';
import { markRare, onlyWith } from './onlyWith.ts';

/** Kinds of field that every form knows. */
const USUAL = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' };

/** Kinds that an owner adds. */
const OWN = {
  text: 'Line of text',
  textarea: 'Long text',
  number: 'Number',
  date: 'Date',
  url: 'Web address',
  dropdown: 'Choice',
  file: 'Files',
  textblock: 'Text without an answer',
};

/** Fields of a form at most; the server takes no message with more. */
const MOST_FIELDS = 40;

/** Kinds without a place for a hint while they are empty. */
const UNHINTED: readonly string[] = ['date', 'file', 'textblock'];

const kinds = Object.keys({ ...USUAL, ...OWN });
const asked = FORM_FIELD_TYPES.filter((kind) => kinds.includes(kind) && kind !== 'textblock');

/** One field of the contact form. */
const item: OwnerFields = {
  field: { ...ask.choice('Kind', formFieldFields.type, { ...USUAL, ...OWN }), default: 'name' },
  ...onlyWith('field', Object.keys(OWN), { label: ask.text('Label', 'required') }),
  ...markRare({
    ...onlyWith('field', Object.keys(USUAL), { title: ask.text('Label (empty: the usual one)') }),
    ...onlyWith(
      'field',
      asked.filter((kind) => !UNHINTED.includes(kind)),
      { hint: ask.text('Hint in the empty field') },
    ),
  }),
  ...onlyWith('field', asked, { required: ask.flag('Must be filled in', formFieldFields.required) }),
  ...onlyWith('field', ['dropdown'], { options: ask.text('Choices, one a line', 'choices-long') }),
};

/** What a page carries of the contact form. What becomes of its messages is the server's own matter. */
export const formSettings: OwnerFields = {
  enabled: { ...ask.flag('Offer a contact form'), fresh: true },
  title: { ...ask.text('Title', 'required'), fresh: 'Contact us' },
  items: ask.list('Fields', ask.group('Add a field', item), { maxItems: MOST_FIELDS }),
  button: { ...ask.text('Text of the button', 'required'), fresh: 'Send' },
};
