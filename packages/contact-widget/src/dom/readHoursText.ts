import { createStrings, fillText } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import { nameWeekday, readClockText } from '../model/time/clockText.ts';
import { hoursTexts } from '../model/time/hoursTexts.ts';
import { toLocalTime } from '../model/time/localTime.ts';
import { findNextOpening } from '../model/time/openingHours.ts';
import { isOpenNow } from '../model/time/schedule.ts';
import { readSiteNow } from './readSiteNow.ts';
import { readWidgetSchedule } from './readWidgetSchedule.ts';

/** When the shop is back ("Back Sunday 08:00"), in the page's language; empty while it is open. */
export function readHoursText(page: ContactPage, widget: Pick<WidgetRecord, 'id' | 'rawTriggers'>): string {
  const { environment, element, settings } = page.context;
  const nowMs = readSiteNow(environment);
  const schedule = readWidgetSchedule(page, widget);
  if (!schedule.hours || isOpenNow(schedule, nowMs, settings.weekendDays)) return '';
  const next = findNextOpening(schedule.hours, toLocalTime(schedule.hoursZone, nowMs), settings.weekendDays);
  if (!next) return '';
  const texts = createStrings(hoursTexts, element, settings.labels);
  return fillText(texts.backAt, {
    day: nameWeekday(next.weekday, texts.locale),
    time: readClockText(next.minute),
  });
}
