import type { ContactPage } from '../../page/index.ts';
import { readSiteNow } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import type { Surroundings } from '../model/findSuppression.ts';
import { readTraffic } from './readTraffic.ts';
import { hasCartItems } from './whenCart.ts';

/** Collects the current facts that the gates check. */
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
