import { anything, flag, group, listOf, text } from '@hadaya/core';
import { enabled } from './isGiven.ts';

/** The days on which a widget shows. */
export const datesFields = {
  /** Apply these settings; if off, they are kept but not used. */
  enabled,
  /** First day, `2026-01-31`, with or without a time; empty for no start. */
  start: text(''),
  /** Last day; empty for no end. */
  end: text(''),
  /** Time zone, `Asia/Muscat` or `+4`. */
  zone: anything(),
};

/** The opening hours within which a widget shows. */
export const hoursFields = {
  /** Apply these settings; if off, they are kept but not used. */
  enabled,
  /** Opening hours of some days. */
  lines: listOf(
    group({
      /** Weekdays, 0 for Sunday. */
      days: anything(),
      /** `09:00`. */
      start: text(''),
      /** `18:00`; a time before the start is on the next day. */
      end: text(''),
    }),
  ),
  /** Time zone; empty uses that of the dates. */
  zone: anything(),
  /** Days with special hours, such as holidays and Ramadan. */
  exceptions: listOf(
    group({
      /** First day, `2026-12-31`. */
      start: text(''),
      /** Last day; empty for a single day. */
      end: text(''),
      /** Whether the shop is closed on these days. */
      closed: flag(false),
      /** `10:00`. */
      opens: text(''),
      /** `14:00`; a time before the opening is on the next day. */
      closes: text(''),
    }),
  ),
};
