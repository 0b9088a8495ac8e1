/** How a site's clock relates to UTC: an offset in minutes, or a named zone of the browser's own database. */
export type Zone =
  | { readonly kind: 'offset'; readonly minutes: number }
  | { readonly kind: 'named'; readonly name: string }
  /** Unreadable: counts as UTC, and the owner is told. */
  | { readonly kind: 'unknown'; readonly given: string };

const OFFSET = /^(?:UTC|GMT)?\s*([+-]?)(\d{1,2})(?::([0-5]\d)|(\.\d+))?$/i;

function isNamedZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a zone the way site settings spell it: `Asia/Muscat`, `UTC`, `+4`, `-3.5`, `+5:30`, `UTC+4`, a number of hours,
 * or nothing for UTC.
 */
export function readZone(raw: unknown): Zone {
  const given = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
  if (given === '' || /^(UTC|GMT)$/i.test(given)) return { kind: 'offset', minutes: 0 };
  const match = OFFSET.exec(given);
  if (match) {
    const [, sign, hours, minutes = '0', fraction = '0'] = match;
    const size = Number(hours) * 60 + Number(minutes) + Math.round(Number(fraction) * 60);
    return { kind: 'offset', minutes: sign === '-' ? -size : size };
  }
  return isNamedZone(given) ? { kind: 'named', name: given } : { kind: 'unknown', given };
}

/** A zone as the owner reads it in a message. */
export function nameZone(zone: Zone): string {
  if (zone.kind === 'named') return zone.name;
  if (zone.kind === 'unknown' || zone.minutes === 0) return 'UTC';
  const size = Math.abs(zone.minutes);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${zone.minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`;
}
