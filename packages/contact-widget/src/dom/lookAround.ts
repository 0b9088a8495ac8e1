import type { ContactPage } from '../ContactPage.ts';
import type { Surroundings } from '../model/triggers/gates.ts';
import { readSiteNow } from './readSiteNow.ts';

/** What the gates see now. */
export function lookAround(
  { context, device }: Pick<ContactPage, 'context' | 'device'>,
  country: string,
): Surroundings {
  const { countryFallback, weekendDays, hoursMode } = context.settings;
  const nowMs = readSiteNow(context.environment);
  return { nowMs, device, country, countryFallback, weekendDays, hoursMode };
}
