import type { Field } from '@hadaya/core';
import type { OwnerField, OwnerFields } from './OwnerField.ts';
import { onlyWith } from './onlyWith.ts';

/** Items of a list at most, where nothing else is said. */
const MOST_ITEMS = 100;

/** What a page means by a setting that it does not write. */
function usual<Value>(field: Field<Value>): Value {
  return field.read(undefined, { path: '', report: () => {} });
}

/** A switch; with its own default, or with that of the widget's own field. */
function flag(title: string, standard: Field<boolean> | boolean = false): OwnerField {
  return { type: 'boolean', title, default: typeof standard === 'boolean' ? standard : usual(standard) };
}

/** A text. */
function text(title: string, format = '', description = ''): OwnerField {
  return { type: 'string', title, format, description, default: '' };
}

/** The address of a picture. */
const picture = (title: string, description = ''): OwnerField => ({
  ...text(title, 'uri', description),
  isPicture: true,
});

/** A colour, with the widget's own as default. */
const colour = (title: string, standard: Field<string>): OwnerField => ({
  ...text(title, 'hex-color'),
  default: usual(standard),
});

/**
 * A whole number. An owner's limits are narrower than those of the widget, which also reads what was set elsewhere: beyond them
 * nobody could use it. They may not be wider: the widget would make another number of it.
 */
function amount(title: string, field: Field<number>, minimum: number, maximum: number): OwnerField {
  for (const limit of [minimum, maximum]) {
    const read = field.read(limit, { path: title, report: () => {} });
    if (read !== limit)
      throw new RangeError(`${title}: the widget makes ${read} of ${limit}; narrow the owner's limits`);
  }
  return { type: 'integer', title, minimum, maximum, default: usual(field) };
}

/** One of several words that only the owner's side knows; the first is the default. */
function words(title: string, labels: Readonly<Record<string, string | undefined>>): OwnerField {
  const names = Object.keys(labels);
  const enumNames = names.map((name) => labels[name] ?? '');
  return { type: 'string', title, enum: names, enumNames, default: names[0] ?? '' };
}

/** One of the words that the widget knows; those without a label are not offered. */
function choice<Word extends string>(
  title: string,
  field: Field<Word>,
  labels: Readonly<Partial<Record<Word, string>>>,
): OwnerField {
  return { ...words(title, labels), default: usual(field) };
}

/** An object; as the item of a list, its title is that of the button that adds one. */
const group = (title: string, properties: OwnerFields): OwnerField => ({ type: 'object', title, properties });

/** A group whose fields have an effect while its switch is on. */
const switched = (title: string, label: string, fields: OwnerFields): OwnerField =>
  group(title, { enabled: flag(label), ...onlyWith('enabled', [true], fields) });

/** A list. */
const list = (title: string, items: OwnerField, more: Partial<OwnerField> = {}): OwnerField => ({
  type: 'array',
  title,
  items,
  maxItems: MOST_ITEMS,
  default: [],
  ...more,
});

/** What an owner is asked for, by kinds of field. Defaults and words are those of the field by which the widget reads it. */
export const ask = { flag, text, picture, colour, amount, words, choice, group, switched, list };
