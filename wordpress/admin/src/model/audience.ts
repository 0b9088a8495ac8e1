import { asList, asValues, type Value, type Values } from './schema.ts';

/** Who sees a contact widget in the shop. */
export type Audience = 'nobody' | 'admins' | 'everybody';

export function audienceOf(widget: Value): Audience {
  const { enabled, admins_only: isTrial } = asValues(widget);
  if (enabled !== true) return 'nobody';
  return isTrial === true ? 'admins' : 'everybody';
}

/** A widget for that audience. */
export function withAudience(widget: Value, audience: Audience): Values {
  return { ...asValues(widget), enabled: audience !== 'nobody', admins_only: audience === 'admins' };
}

/**
 * A widget after a change of its fields: the first channel switches a widget on that was off, for who adds one wants it to be seen.
 */
export function afterChange(before: Value, after: Value): Value {
  const isFirst = asList(asValues(before).channels).length === 0 && asList(asValues(after).channels).length > 0;
  return isFirst && audienceOf(after) === 'nobody' ? withAudience(after, 'everybody') : after;
}
