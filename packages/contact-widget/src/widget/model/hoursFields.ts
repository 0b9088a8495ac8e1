import { anything, flag, group, listOf, text } from '@hadaya/core';
import { enabled } from './isGiven.ts';

/** The days on which a widget shows. */
export const datesFields = {
  /** Off: kept, and not used. */
  enabled,
  /** First day, `2026-01-31` with or without a time; empty from now on. */
  start: text(''),
  /** Last day; empty for ever. */
  end: text(''),
  /** Time zone, `Asia/Muscat` or `+4`. */
  zone: anything(),
};

/** The opening hours within which a widget shows. */
export const hoursFields = {
  /** Off: kept, and not used. */
  enabled,
  /** Hours of some days. */
  lines: listOf(
    group({
      /** Weekdays, 0 for Sunday. */
      days: anything(),
      /** `09:00`. */
      start: text(''),
      /** `18:00`; before the start it is of the next day. */
      end: text(''),
    }),
  ),
  /** Time zone; that of the dates where none is given. */
  zone: anything(),
  /** Days with hours of their own, such as holidays and Ramadan. */
  exceptions: listOf(
    group({
      /** First day, `2026-12-31`. */
      start: text(''),
      /** Last day; empty for the first alone. */
      end: text(''),
      /** Whether the shop is closed on these days. */
      closed: flag(false),
      /** `10:00`. */
      opens: text(''),
      /** `14:00`; before the opening it is of the next day. */
      closes: text(''),
    }),
  ),
};
