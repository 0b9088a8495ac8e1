import { asList, asValues, type Value, type Values } from './schema.ts';

export type Audience = 'nobody' | 'admins' | 'everybody';

export function audienceOf(widget: Value): Audience {
  const { enabled, admins_only: isTrial } = asValues(widget);
  if (enabled !== true) return 'nobody';
  return isTrial === true ? 'admins' : 'everybody';
}

export function withAudience(widget: Value, audience: Audience): Values {
  return { ...asValues(widget), enabled: audience !== 'nobody', admins_only: audience === 'admins' };
}

/**
 * Checks whether a rule (hours, dates, pages, devices and so on) can hide a widget from visitors even though the widget
 * is turned on.
 */
export function hasConditions(widget: Value, common: Value | undefined): boolean {
  const { hours, dates, countries, traffic, pages, devices, delay, scroll, exit, hide_after, channels } =
    asValues(widget);
  const isSwitchedOn = (group: Value | undefined) => asValues(group).enabled === true;
  const isPartly = (channel: Value) => asValues(channel).desktop === false || asValues(channel).mobile === false;
  return (
    (isSwitchedOn(hours) && asValues(common).outside === 'hide') ||
    [dates, countries, traffic].some(isSwitchedOn) ||
    asList(pages).length > 0 ||
    (devices ?? 'all') !== 'all' ||
    [delay, scroll, hide_after].some((amount) => Number(amount ?? 0) > 0) ||
    exit === true ||
    asList(channels).some(isPartly)
  );
}

/** Turns a widget on if a change to its fields added the first channel; otherwise returns it unchanged. */
export function afterChange(before: Value, after: Value): Value {
  const isFirst = asList(asValues(before).channels).length === 0 && asList(asValues(after).channels).length > 0;
  return isFirst && audienceOf(after) === 'nobody' ? withAudience(after, 'everybody') : after;
}
