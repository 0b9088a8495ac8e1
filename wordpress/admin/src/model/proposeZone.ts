/** Known facts about a shop's time zone. */
interface Zones {
  /** The site's own time zone. */
  readonly siteZone: string;
  /** Time zones of the shop's country. */
  readonly homeZones: readonly string[];
}

/** WordPress' default until a time zone is set. */
const UNSET = ['+00:00', 'UTC', ''];

/**
 * Proposes the initial time zone: the site's, or, while WordPress is set to UTC, this computer's (`here`) or another
 * one of the shop's country.
 */
export function proposeZone({ siteZone, homeZones }: Zones, here: string): string {
  if (!UNSET.includes(siteZone)) return siteZone;
  if (homeZones.includes(here)) return here;
  return homeZones[0] ?? (UNSET.includes(here) ? siteZone : here);
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
