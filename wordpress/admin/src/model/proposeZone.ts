/** What is known of the time zone of a shop. */
interface Zones {
  /** The site's own. */
  readonly siteZone: string;
  /** Those of the shop's country. */
  readonly homeZones: readonly string[];
}

/** What WordPress says until somebody sets its time zone. */
const UNSET = ['+00:00', 'UTC', ''];

/**
 * The time zone to begin with: the site's, or one of the shop's country while WordPress still says UTC, that of this computer first
 * (`here`).
 */
export function proposeZone({ siteZone, homeZones }: Zones, here: string): string {
  if (!UNSET.includes(siteZone)) return siteZone;
  if (homeZones.includes(here)) return here;
  return homeZones[0] ?? (UNSET.includes(here) ? siteZone : here);
}

/** The time zone of this computer. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
