import type { ContactPage } from '../../../start/ContactPage.ts';
import type { WidgetRecord } from '../../../start/model/widgetRecord.ts';
import { readTraffic } from '../../traffic/dom/readTraffic.ts';
import type { Surroundings } from '../model/findSuppression.ts';
import { readSchedule, type Schedule } from '../model/schedule.ts';
import { readSiteNow } from './keepSiteTime.ts';
import { hasCartItems } from './whenCart.ts';

/** What the gates see now. */
export function lookAround(
  { context, device }: Pick<ContactPage, 'context' | 'device'>,
  widget: WidgetRecord,
  country: string,
): Surroundings {
  const { countryFallback, weekendDays, hoursMode } = context.settings;
  const nowMs = readSiteNow(context.environment);
  const traffic = widget.hasSources ? readTraffic(context.environment) : undefined;
  const cart = widget.hasCart && hasCartItems() ? 'full' : 'empty';
  return { nowMs, device, country, traffic, cart, countryFallback, weekendDays, hoursMode };
}

/** Dates and hours of a widget; what is wrong with them is told to the owner. */
export function readWidgetSchedule(
  { context }: Pick<ContactPage, 'context'>,
  widget: Pick<WidgetRecord, 'id' | 'raw'>,
): Schedule {
  const report = (message: string) => context.environment.logger.warn(`contact widget ${widget.id}: ${message}`);
  return readSchedule(widget.raw, report);
}
