import { hasEffect, type Schema, type Values } from './schema.ts';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/**
 * Description of a field's control. The settings app and the tag builder each render the field with their own controls.
 */
export interface FieldDescription {
  readonly control: 'switch' | 'choice' | 'choices' | 'countries' | 'list' | 'group' | 'long' | 'text';
  /** The input's `type` attribute, for the control `text`. */
  readonly input: string;
  /** True if the value is written left to right in every language. */
  readonly isLeftToRight: boolean;
  /** Options of `choice` and `choices`, except countries, for which each page has its own list. */
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

/** Returns the names of an object's fields that have an effect, divided into common and rarely needed ones. */
export function shownFields(schema: Schema, values: Values): Readonly<Record<'usual' | 'rare', readonly string[]>> {
  const fields = schema.properties ?? {};
  const shown = Object.keys(fields).filter((name) => !fields[name]?.isHidden && hasEffect(name, fields, values));
  const isRare = (name: string) => fields[name]?.isRare === true;
  return { usual: shown.filter((name) => !isRare(name)), rare: shown.filter(isRare) };
}
