import { createStrings, fillText, type StringTables } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { readSiteNow } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import { nameDay, readClockText } from '../model/localTime.ts';
import { findNextOpening, isOpenNow, readSchedule, type Schedule } from '../model/schedule.ts';

const en = {
  backAt: 'Back {{day}} {{time}}',
  /** Without "today", readers would take the weekday's name for next week's day. */
  backToday: 'Back today at {{time}}',
  /** Locale for the weekday's name. */
  locale: 'en',
};

const hoursTexts: StringTables<typeof en> = {
  en,
  ar: {
    backAt: 'نعود {{day}} الساعة {{time}}',
    backToday: 'نعود اليوم الساعة {{time}}',
    locale: 'ar',
  },
};

export function readWidgetSchedule(
  { context }: Pick<ContactPage, 'context'>,
  widget: Pick<WidgetRecord, 'id' | 'given'>,
): Schedule {
  const report = (message: string) => context.environment.logger.warn(`contact widget ${widget.id}: ${message}`);
  return readSchedule(widget.given, report);
}

/**
 * Returns the reopening time as text ("Back Sunday 08:00") in the page's language; empty while the shop is open or if
 * no opening follows.
 */
export function readHoursText(page: ContactPage, widget: Pick<WidgetRecord, 'id' | 'given'>): string {
  const { environment, element, settings } = page.context;
  const nowMs = readSiteNow(environment);
  const schedule = readWidgetSchedule(page, widget);
  if (!schedule.hours || isOpenNow(schedule, nowMs, settings.weekendDays)) return '';
  const next = findNextOpening(schedule, nowMs, settings.weekendDays);
  if (!next) return '';
  const texts = createStrings(hoursTexts, element, settings.labels);
  return fillText(next.days === 0 ? texts.backToday : texts.backAt, {
    day: nameDay(next, texts.locale),
    time: readClockText(next.minute),
  });
}
