import { stripWww } from './hosts.ts';
import type { TrackerOptions } from './trackerOptions.ts';

const DEFAULT_MONTHS = 6;
/** Months have 30 days. */
const MINUTES_PER_MONTH = 43_200;
const DEFAULT_SESSION_MINUTES = 30;

/**
 * Reads the options of `sbjs.init` that shops pass: life, session, zone and form of the cookies. The rules are those of
 * the script that owners wrote them for: a falsy option is unset, numbers may come as text.
 */
export function readBasicOptions(argument: unknown, pageHost: string): TrackerOptions {
  const { lifetime, session_length, timezone_offset, base64 } = Object(argument);
  const minutes = Math.trunc((parseFloat(lifetime) || DEFAULT_MONTHS) * MINUTES_PER_MONTH);
  const host = stripWww(pageHost);
  return {
    lifetime: Number.isFinite(minutes) ? minutes : 0,
    session: parseInt(session_length, 10) || DEFAULT_SESSION_MINUTES,
    offset: timezone_offset ? parseInt(timezone_offset, 10) : undefined,
    base64,
    host,
    domain: `.${host}`,
  };
}
