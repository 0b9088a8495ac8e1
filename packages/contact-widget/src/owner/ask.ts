import type { Field } from '@hadaya/core';
import type { OwnerField, OwnerFields } from './OwnerField.ts';
import { onlyWith } from './onlyWith.ts';

const MOST_ITEMS = 100;

/** Returns the widget's default for a setting. */
function usual<Value>(field: Field<Value>): Value {
  return field.read(undefined, { path: '', report: () => {} });
}

function flag(title: string, standard: Field<boolean> | boolean = false): OwnerField {
  return { type: 'boolean', title, default: typeof standard === 'boolean' ? standard : usual(standard) };
}

function text(title: string, format = '', description = ''): OwnerField {
  return { type: 'string', title, format, description, default: '' };
}

const picture = (title: string, description = ''): OwnerField => ({
  ...text(title, 'uri', description),
  isPicture: true,
});

const colour = (title: string, standard: Field<string>): OwnerField => ({
  ...text(title, 'hex-color'),
  default: usual(standard),
});

/**
 * Creates a whole-number field. Its limits may be narrower than those of the widget, which also accepts values set
 * elsewhere, but not wider, because the widget would clamp the number.
 */
function amount(title: string, field: Field<number>, minimum: number, maximum: number): OwnerField {
  for (const limit of [minimum, maximum]) {
    const read = field.read(limit, { path: title, report: () => {} });
    if (read !== limit)
      throw new RangeError(`${title}: the widget makes ${read} of ${limit}; narrow the owner's limits`);
  }
  return { type: 'integer', title, minimum, maximum, default: usual(field) };
}

/** Creates a choice between values that only the owner's settings use; the first is the default. */
function strings(title: string, labels: Readonly<Record<string, string | undefined>>): OwnerField {
  const names = Object.keys(labels);
  const enumNames = names.map((name) => labels[name] ?? '');
  return { type: 'string', title, enum: names, enumNames, default: names[0] ?? '' };
}

/** Creates a choice between values that the widget accepts, except those without a label. */
function choice<Word extends string>(
  title: string,
  field: Field<Word>,
  labels: Readonly<Partial<Record<Word, string>>>,
): OwnerField {
  return { ...strings(title, labels), default: usual(field) };
}

/** Creates an object field. For a list item, the title is the label of the button that adds an item. */
const group = (title: string, properties: OwnerFields): OwnerField => ({ type: 'object', title, properties });

const switched = (title: string, label: string, fields: OwnerFields): OwnerField =>
  group(title, { enabled: flag(label), ...onlyWith('enabled', [true], fields) });

const list = (title: string, items: OwnerField, more: Partial<OwnerField> = {}): OwnerField => ({
  type: 'array',
  title,
  items,
  maxItems: MOST_ITEMS,
  default: [],
  ...more,
});

/**
 * Builders for the owner's fields. Defaults and allowed values come from the field with which the widget reads the
 * setting.
 */
export const ask = { flag, text, picture, colour, amount, strings, choice, group, switched, list };
