import { amount, type Field, group, type SettingsOf } from '@hadaya/core';
import { datesFields, hoursFields, isGiven, type Printed } from '../../widget/model/index.ts';
import { type DateRange, isInDateRange, readDateRange, readStamp } from './dateRange.ts';
import { coversDay, type HoursRule, isKnownDayCode } from './HoursRule.ts';
import { type Calendar, findOpening, type HoursException, isOpenOn, type Opening } from './isOpenOn.ts';
import { countDays, readZone, toLocalTime, type Zone } from './localTime.ts';

/** Dates and hours during which a widget is shown, in the site's time. */
export interface Schedule {
  readonly dates?: DateRange;
  readonly datesZone: Zone;
  readonly hours?: Calendar;
  readonly hoursZone: Zone;
}

const [datesGroup, hoursGroup] = [group(datesFields), group(hoursFields)];

const dayField = amount(Number.NaN);

type Report = Parameters<Field<unknown>['read']>[1]['report'];

function toMinute(time: string): number {
  const [hours = '', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function readLines(lines: SettingsOf<typeof hoursFields>['lines'], report: Report): HoursRule[] {
  return lines.flatMap(({ days, start: from, end: until }) => {
    const [start, end] = [toMinute(from), toMinute(until)];
    return [days].flat().flatMap((day) => {
      const code = dayField.read(day, { path: 'days', report: () => {} });
      const isKnown = isKnownDayCode(code) && Number.isFinite(start) && Number.isFinite(end);
      if (isKnown) return [{ days: code, start, end }];
      report('a row of the opening hours has an unknown day code or time, so it is ignored');
      return [];
    });
  });
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const isDay = (text: string) => DAY.test(text) && readStamp(text, 'start') !== undefined;

const DAY_MINUTES = 24 * 60;

/** Reads the exceptions to the opening hours; reports and ignores those with an unreadable day or time. */
function readExceptions(given: SettingsOf<typeof hoursFields>['exceptions'], report: Report): HoursException[] {
  return given.flatMap(({ start, end, closed, opens, closes }) => {
    const until = end === '' ? start : end;
    const line = { start: toMinute(opens), end: toMinute(closes) };
    const hasHours = opens !== '' && closes !== '' && line.start < DAY_MINUTES && line.end <= DAY_MINUTES;
    if (isDay(start) && isDay(until) && start <= until && (closed || hasHours))
      return [{ first: countDays(start), last: countDays(until), hours: closed ? [] : [line] }];
    report(
      'special opening hours have an invalid day or time and are ignored; write them as {start: "2026-12-31", closed: true}',
    );
    return [];
  });
}

/** Opening hours without a time zone use the zone of the dates. */
export function readSchedule(widget: Printed, report: Report): Schedule {
  const dates = isGiven(widget.dates) ? datesGroup.read(widget.dates, { path: 'dates', report }) : undefined;
  const hours = isGiven(widget.hours) ? hoursGroup.read(widget.hours, { path: 'hours', report }) : undefined;
  const zone = (given: unknown): Zone => {
    const found = readZone(given);
    if (found.kind === 'unknown')
      report(`the time zone "${found.given}" is unknown, so UTC applies; write it as "Asia/Muscat" or "+4"`);
    return found;
  };
  return {
    ...(dates ? { dates: readDateRange(dates, report) } : {}),
    datesZone: zone(dates?.zone ?? 0),
    ...(hours
      ? { hours: { hours: readLines(hours.lines, report), exceptions: readExceptions(hours.exceptions, report) } }
      : {}),
    hoursZone: zone(hours?.zone ?? dates?.zone ?? 0),
  };
}

export function isInDates({ dates, datesZone }: Schedule, nowMs: number): boolean {
  return !dates || isInDateRange(dates, toLocalTime(datesZone, nowMs).stamp);
}

/** Without opening hours, the shop is always open. */
export function isOpenNow({ hours, hoursZone }: Schedule, nowMs: number, weekendDays: readonly number[]): boolean {
  return (
    !hours ||
    isOpenOn(hours, toLocalTime(hoursZone, nowMs), (rule, weekday) => coversDay(rule.days, weekday, weekendDays))
  );
}

/** Returns the next opening of a closed shop, or `undefined` if there is none. */
export function findNextOpening(
  { hours, hoursZone }: Schedule,
  nowMs: number,
  weekendDays: readonly number[],
): Opening | undefined {
  return (
    hours &&
    findOpening(hours, toLocalTime(hoursZone, nowMs), (rule, weekday) => coversDay(rule.days, weekday, weekendDays))
  );
}
