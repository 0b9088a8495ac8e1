import { createStrings, fillText, type StringTables } from '@hadaya/core';
import type { ContactPage } from '../../../start/ContactPage.ts';
import type { WidgetRecord } from '../../../start/model/widgetRecord.ts';
import { keepTraffic } from '../../traffic/dom/readTraffic.ts';
import { findSuppression, type Suppression, UNKNOWN_COUNTRY } from '../model/findSuppression.ts';
import { nameDay, readClockText } from '../model/localTime.ts';
import { findNextOpening, isOpenNow } from '../model/schedule.ts';
import { askSiteTime, readSiteNow } from './keepSiteTime.ts';
import { lookAround, readWidgetSchedule } from './lookAround.ts';
import { readCountry } from './readCountry.ts';
import { whenCart } from './whenCart.ts';

const en = {
  backAt: 'Back {{day}} {{time}}',
  /** Language of the weekday's name. */
  locale: 'en',
};

/** The texts of the opening hours. */
const hoursTexts: StringTables<typeof en> = {
  en,
  ar: {
    backAt: 'نعود {{day}} {{time}}',
    locale: 'ar',
  },
};

/** When the shop is back ("Back Sunday 08:00"), in the page's language; empty while it is open. */
export function readHoursText(page: ContactPage, widget: Pick<WidgetRecord, 'id' | 'raw'>): string {
  const { environment, element, settings } = page.context;
  const nowMs = readSiteNow(environment);
  const schedule = readWidgetSchedule(page, widget);
  if (!schedule.hours || isOpenNow(schedule, nowMs, settings.weekendDays)) return '';
  const next = findNextOpening(schedule, nowMs, settings.weekendDays);
  if (!next) return '';
  const texts = createStrings(hoursTexts, element, settings.labels);
  return fillText(texts.backAt, {
    day: nameDay(next, texts.locale),
    time: readClockText(next.minute),
  });
}

/** Asks all gates about a widget that has countries, sources, dates or hours; calls back once, with the gate that keeps it away. */
export function judgeWidget(
  page: ContactPage,
  widget: WidgetRecord,
  callback: (suppression: Suppression | undefined) => void,
): void {
  const judge = (country: string) => {
    const found = findSuppression(widget, readWidgetSchedule(page, widget), lookAround(page, widget, country));
    callback(found);
    // What is put into the cart later lets the widget in then.
    if (found === 'cart') whenCart(page, () => judge(country));
  };
  const { environment, settings } = page.context;
  const { signal } = page;
  const ask = (country: string) => {
    if (!settings.siteClock || !widget.hasSchedule) return judge(country);
    askSiteTime(environment, signal)
      .catch(() => {})
      .then(() => judge(country));
  };
  if (widget.hasSources) keepTraffic(page);
  if (widget.countries.length === 0) ask(UNKNOWN_COUNTRY);
  else readCountry(page, { timeoutMs: settings.countryTimeoutMs }, ask);
}
