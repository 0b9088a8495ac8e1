import { isInDates, isOpenNow, type Schedule } from '../../hours/model/index.ts';
import { type Device, hasChannels, type WidgetRecord } from '../../widget/model/index.ts';
import { isTrafficAllowed, readTrafficRules, type Traffic } from './traffic.ts';

/** Why a widget is not drawn at all. */
export type Suppression = 'country' | 'traffic' | 'cart' | 'date' | 'hours' | 'channels';

/** What the gates look at. */
export interface Surroundings {
  readonly nowMs: number;
  readonly device: Device;
  /** ISO code, or `-` when unknown. */
  readonly country: string;
  readonly countryFallback: 'show' | 'hide';
  /** Where the visit comes from; nothing where nobody knows it. */
  readonly traffic: Traffic | undefined;
  readonly cart: 'full' | 'empty';
  readonly weekendDays: readonly number[];
  readonly hoursMode: 'hide' | 'status';
}

/** A visitor's country when nobody knows it. */
export const UNKNOWN_COUNTRY = '-';

function isCountryAllowed({ countries }: WidgetRecord, { country, countryFallback }: Surroundings): boolean {
  if (countries.length === 0) return true;
  return country === UNKNOWN_COUNTRY ? countryFallback === 'show' : countries.includes(country);
}

/** The first gate that keeps a widget away, in the order country, source, cart, date, hours, channels; `undefined` lets it in. */
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
