import { asValues, type Schema, type Value } from './schema.ts';

/**
 * Names a list item by its number and the label of the option that is selected in its first field, or else by the
 * list's title and the number.
 */
export function nameItem({ items: schema = { type: 'object' }, title }: Schema, item: Value, index: number): string {
  const [name = '', field] = Object.entries(schema.properties ?? {})[0] ?? [];
  const choice = field?.enum?.indexOf(String(asValues(item)[name])) ?? -1;
  const label = choice < 0 ? '' : (field?.enumNames?.[choice] ?? '');
  return label === '' ? `${title} ${index + 1}` : `${index + 1}. ${label}`;
}

/** Returns an owner's text; if it has several languages, the text in the first one. */
function firstText(value: Value | undefined): string {
  const text = typeof value === 'string' ? value : Object.values(asValues(value))[0];
  return typeof text === 'string' ? text : '';
}

/** Returns the owner's name for a form field; empty if there is none. */
export function ownNameOf(item: Value): string {
  const { label, title } = asValues(item);
  return firstText(label) || firstText(title);
}
