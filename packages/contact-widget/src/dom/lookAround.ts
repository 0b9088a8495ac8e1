import type { ContactPage } from '../ContactPage.ts';
import type { Surroundings } from '../model/triggers/gates.ts';

/** What the gates see now. */
export function lookAround(
  { context, device }: Pick<ContactPage, 'context' | 'device'>,
  country: string,
): Surroundings {
  const { countryFallback, weekendDays, hoursMode } = context.settings;
  const nowMs = context.environment.clock.now();
  return { nowMs, device, country, countryFallback, weekendDays, hoursMode };
}
