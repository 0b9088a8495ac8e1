import { asValues, type Schema, type Value } from './schema.ts';

/** What an item of a list is called: the label of its first choice with its place, or the list's name with it. */
export function nameItem({ items: schema = { type: 'object' }, title }: Schema, item: Value, index: number): string {
  const [name = '', field] = Object.entries(schema.properties ?? {})[0] ?? [];
  const choice = field?.enum?.indexOf(String(asValues(item)[name])) ?? -1;
  const label = choice < 0 ? '' : (field?.enumNames?.[choice] ?? '');
  return label === '' ? `${title} ${index + 1}` : `${index + 1}. ${label}`;
}

/** A text of the owner's, of which the first language's says what it is about. */
function firstText(value: Value | undefined): string {
  const text = typeof value === 'string' ? value : Object.values(asValues(value))[0];
  return typeof text === 'string' ? text : '';
}

/** The owner's own name of a form's field; empty where it has none. */
export function ownNameOf(item: Value): string {
  const { label, title } = asValues(item);
  return firstText(label) || firstText(title);
}
