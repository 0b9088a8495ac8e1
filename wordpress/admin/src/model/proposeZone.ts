interface Zones {
  readonly siteZone: string;
  readonly homeZones: readonly string[];
}

/** Values of WordPress's time zone setting that count as not set. */
const UNSET = ['+00:00', 'UTC', ''];

/**
 * Proposes the initial time zone: the site's own, unless WordPress is set to UTC. In that case, proposes this
 * computer's zone (`here`) if the shop's country has it or has no known zones, otherwise the country's first zone.
 */
export function proposeZone({ siteZone, homeZones }: Zones, here: string): string {
  if (!UNSET.includes(siteZone)) return siteZone;
  if (homeZones.includes(here)) return here;
  return homeZones[0] ?? (UNSET.includes(here) ? siteZone : here);
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
