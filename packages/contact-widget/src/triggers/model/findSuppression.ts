import { isInDates, isOpenNow, type Schedule } from '../../hours/model/index.ts';
import { type Device, hasChannels, type WidgetRecord } from '../../widget/model/index.ts';
import { isTrafficAllowed, readTrafficRules, type Traffic } from './traffic.ts';

export type Suppression = 'country' | 'traffic' | 'cart' | 'date' | 'hours' | 'channels';

/** Facts about the visit and the page that the gates check. */
export interface Surroundings {
  readonly nowMs: number;
  readonly device: Device;
  /** The visitor's ISO country code, or `-` if unknown. */
  readonly country: string;
  readonly countryFallback: 'show' | 'hide';
  /** The source of the visit; `undefined` if it is unknown or the widget has no source rules. */
  readonly traffic: Traffic | undefined;
  readonly cart: 'full' | 'empty';
  readonly weekendDays: readonly number[];
  readonly hoursMode: 'hide' | 'status';
}

export const UNKNOWN_COUNTRY = '-';

function isCountryAllowed({ countries }: WidgetRecord, { country, countryFallback }: Surroundings): boolean {
  if (countries.length === 0) return true;
  return country === UNKNOWN_COUNTRY ? countryFallback === 'show' : countries.includes(country);
}

/**
 * Returns the first gate that excludes a widget, in the order country, source, cart, date, hours, channels, or
 * `undefined` if none does.
 */
export function findSuppression(
  widget: WidgetRecord,
  schedule: Schedule,
  around: Surroundings,
): Suppression | undefined {
  const { nowMs, weekendDays, hoursMode, device, traffic, cart } = around;
  const rules = readTrafficRules(widget.given);
  if (!isCountryAllowed(widget, around)) return 'country';
  if (rules && !isTrafficAllowed(rules, traffic)) return 'traffic';
  if (widget.hasCart && widget.given.cart !== cart) return 'cart';
  if (!isInDates(schedule, nowMs)) return 'date';
  if (hoursMode === 'hide' && !isOpenNow(schedule, nowMs, weekendDays)) return 'hours';
  return hasChannels(widget.channels, device) ? undefined : 'channels';
}
