import { asValues, type Schema, type Value } from './schema.ts';

/** Name of a list item: its first option's label with its index, or the list's name. */
export function nameItem({ items: schema = { type: 'object' }, title }: Schema, item: Value, index: number): string {
  const [name = '', field] = Object.entries(schema.properties ?? {})[0] ?? [];
  const choice = field?.enum?.indexOf(String(asValues(item)[name])) ?? -1;
  const label = choice < 0 ? '' : (field?.enumNames?.[choice] ?? '');
  return label === '' ? `${title} ${index + 1}` : `${index + 1}. ${label}`;
}

/** An owner's text; if it has several languages, the one in the first. */
function firstText(value: Value | undefined): string {
  const text = typeof value === 'string' ? value : Object.values(asValues(value))[0];
  return typeof text === 'string' ? text : '';
}

/** The owner's name for a form field; empty if there is none. */
export function ownNameOf(item: Value): string {
  const { label, title } = asValues(item);
  return firstText(label) || firstText(title);
}
