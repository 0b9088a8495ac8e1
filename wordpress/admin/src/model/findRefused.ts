/**
 * Finds values that the server would reject, by the schema that the server uses. The tag builder's page also contains
 * the source of these functions, so each is self-contained and called by name.
 */
import { hasEffect, type Schema, type Value, type Values } from './schema.ts';

/**
 * Checks whether a string matches its field's format. The caller checks the value of a channel, which depends on the
 * channel type.
 */
export function isUsableText(given: string, { format = '', pattern, maxLength, enum: offered }: Schema): boolean {
  const text = format === 'as-is' ? given : given.trim();
  if (offered) return offered.includes(text);
  if (text.length > (maxLength ?? text.length)) return false;
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return false;
  if (format === 'date' && text !== '') {
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  }
  if (format !== 'zone') return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Checks whether a value is valid for a channel type. */
export type JudgeChannel = (type: string, value: string) => boolean;

export interface JudgeContext {
  readonly path: string;
  /** Type of the surrounding channel; its agents' values have the same type. */
  readonly channel: string;
  readonly judgeChannel: JudgeChannel;
}

/** Returns the paths of an object's fields that would be rejected. A field without effect is never rejected. */
export function findRefusedFields(values: Values, schema: Schema, context: JudgeContext): readonly string[] {
  const fields = schema.properties ?? {};
  const channel = typeof values.channel === 'string' ? values.channel : context.channel;
  return Object.entries(fields).flatMap(([name, field]) => {
    const isUnset = field.isOptional === true && (values[name] ?? '') === '';
    if (isUnset || !hasEffect(name, fields, values)) return [];
    const value = values[name] ?? field.default ?? '';
    const path = context.path === '' ? name : `${context.path}.${name}`;
    const isEarly = field.from !== undefined && value !== '' && String(value) < String(values[field.from] ?? '');
    return isEarly ? [path] : findRefused(value, field, { ...context, path, channel });
  });
}

export function findRefused(given: Value, schema: Schema, context: JudgeContext): readonly string[] {
  const { type, format, minimum = 0, maximum = 0, minItems = 0, maxItems = Infinity, items } = schema;
  const refused = (isGood: boolean) => (isGood ? [] : [context.path]);
  if (type === 'object')
    return typeof given === 'object' && !Array.isArray(given)
      ? findRefusedFields(Object(given), schema, context)
      : refused(false);
  if (type === 'array') {
    const list: readonly Value[] = Array.isArray(given) ? given : [];
    if (list.length > maxItems || list.length < minItems) return refused(false);
    return list.flatMap((one, at) =>
      items ? findRefused(one, items, { ...context, path: `${context.path}.${at}` }) : [],
    );
  }
  if (typeof given === 'object') return refused(false);
  if (type === 'boolean') return [];
  const text = String(given);
  if (type === 'integer')
    return refused(/^\s*-?\d{1,9}\s*$/.test(text) && Number(text) >= minimum && Number(text) <= maximum);
  return refused(format === 'channel' ? context.judgeChannel(context.channel, text) : isUsableText(text, schema));
}
