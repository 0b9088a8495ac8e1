import { anything, flag, group, listOf, text } from '@hadaya/core';
import { enabled } from './isGiven.ts';

/** Settings of the dates on which a widget appears. */
export const datesFields = {
  /** Apply these settings; if off, they are kept but not used. */
  enabled,
  /** First day, for example `2026-01-31`, with or without a time; leave empty for no start. */
  start: text(''),
  /** Last day; leave empty for no end. */
  end: text(''),
  /** Time zone, for example `Asia/Muscat` or `+4`. */
  zone: anything(),
};

/** Settings of the opening hours during which a widget appears. */
export const hoursFields = {
  /** Apply these settings; if off, they are kept but not used. */
  enabled,
  /** Opening hours on certain days. */
  lines: listOf(
    group({
      /** Weekdays, 0 for Sunday. */
      days: anything(),
      /** Start, for example `09:00`. */
      start: text(''),
      /** End, for example `18:00`; a time before the start is on the next day. */
      end: text(''),
    }),
  ),
  /** Time zone; defaults to the dates’ time zone. */
  zone: anything(),
  /** Days with special hours, such as holidays and Ramadan. */
  exceptions: listOf(
    group({
      /** First day, for example `2026-12-31`. */
      start: text(''),
      /** Last day; leave empty for a single day. */
      end: text(''),
      /** Treat the shop as closed on these days. */
      closed: flag(false),
      /** Opening time, for example `10:00`. */
      opens: text(''),
      /** Closing time, for example `14:00`; a time before the opening is on the next day. */
      closes: text(''),
    }),
  ),
};
