import { hasEffect, type Schema, type Values } from './schema.ts';

/** One of several values that can be chosen, and what the owner reads. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** How a field is entered. The settings' app and the tag builder draw by it, each with the controls of its own page. */
export interface FieldDescription {
  readonly control: 'switch' | 'choice' | 'choices' | 'countries' | 'list' | 'group' | 'long' | 'text';
  /** Type of the input of a text. */
  readonly input: string;
  /** Whether it is written from left to right in every language. */
  readonly isLeftToRight: boolean;
  /** What `choice` and `choices` offer; a country is chosen from those that the page knows. */
  readonly options: readonly FieldOption[];
}

const LEFT_TO_RIGHT = [
  'json',
  'hex-color',
  'zone',
  'time',
  'uri',
  'email',
  'required-email',
  'channel',
  'path',
  'https',
  'key',
  'secret',
  'hidden',
];

const INPUTS: Readonly<Record<string, string>> = {
  'hex-color': 'color',
  time: 'time',
  date: 'date',
  uri: 'url',
  https: 'url',
  email: 'email',
  'required-email': 'email',
  day: 'date',
};

function controlOf({ type, enum: offered, format = '', items }: Schema): FieldDescription['control'] {
  if (type === 'boolean') return 'switch';
  if (type === 'object') return 'group';
  if (type === 'array' && items?.properties) return 'list';
  if (type === 'array') return items?.format === 'country' ? 'countries' : 'choices';
  if (offered || format === 'country') return 'choice';
  return format.endsWith('long') || format === 'json' ? 'long' : 'text';
}

/** What a field's control is, by the field's schema. */
export function describeField(schema: Schema): FieldDescription {
  const { type, format = '', items } = schema;
  const { enum: offered = [], enumNames = [] } = type === 'array' && items ? items : schema;
  return {
    control: controlOf(schema),
    input: type === 'integer' ? 'number' : (INPUTS[format] ?? 'text'),
    isLeftToRight: LEFT_TO_RIGHT.includes(format),
    options: offered.map((value, at) => ({ value, label: enumNames[at] ?? value })),
  };
}

/** The names of an object's fields that have an effect now: those that everybody sees, and those that few owners need. */
export function shownFields(schema: Schema, values: Values): Readonly<Record<'usual' | 'rare', readonly string[]>> {
  const fields = schema.properties ?? {};
  const shown = Object.keys(fields).filter((name) => !fields[name]?.isHidden && hasEffect(name, fields, values));
  const isRare = (name: string) => fields[name]?.isRare === true;
  return { usual: shown.filter((name) => !isRare(name)), rare: shown.filter(isRare) };
}
