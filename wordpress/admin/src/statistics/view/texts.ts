import { readLanguage } from '@hadaya/core';
import { __ } from '@wordpress/i18n';
import type { Range, Table, What } from '../model/Report.ts';
import type { RangeMistake, RangeName } from '../model/ranges.ts';

export const nameWhat = (what: What): string =>
  ({
    views: __('Views', 'hadaya'),
    clicks: __('Clicks', 'hadaya'),
    messages: __('Messages', 'hadaya'),
  })[what];

/** Returns the title of a counted value's chart. */
export const askWhat = (what: What): string =>
  ({
    views: __('Widget views', 'hadaya'),
    clicks: __('Channel clicks', 'hadaya'),
    messages: __('Form messages', 'hadaya'),
  })[what];

/** Returns a table's title and the heading of its first column. */
export const askTable = (table: Table): readonly [question: string, head: string] =>
  (
    ({
      channel: [__('By channel', 'hadaya'), __('Channel', 'hadaya')],
      page: [__('By page', 'hadaya'), __('Page', 'hadaya')],
      source: [__('By source', 'hadaya'), __('Source', 'hadaya')],
      device: [__('By device', 'hadaya'), __('Device', 'hadaya')],
      language: [__('By language', 'hadaya'), __('Language', 'hadaya')],
      widget: [__('By widget', 'hadaya'), __('Widget', 'hadaya')],
    }) as const
  )[table];

export const nameRange = (name: RangeName): string =>
  ({
    7: __('Last 7 days', 'hadaya'),
    30: __('Last 30 days', 'hadaya'),
    90: __('Last 90 days', 'hadaya'),
    365: __('Last 12 months', 'hadaya'),
    month: __('This month', 'hadaya'),
    'last-month': __('Last month', 'hadaya'),
    own: __('Custom…', 'hadaya'),
  })[name];

export const explainMistake = (mistake: RangeMistake): string =>
  ({
    missing: __('Enter both dates.', 'hadaya'),
    order: __('The start date is after the end date. Change one of them.', 'hadaya'),
    length: __('Choose a period of five years or less.', 'hadaya'),
  })[mistake];

/** Number and date formats in the page's language. */
export interface Writing {
  readonly number: (count: number) => string;
  readonly percent: (share: number) => string;
  /** Formats a relative change with its sign: +12 %. */
  readonly change: (share: number) => string;
  readonly day: (day: string) => string;
  /** Formats a day without its year. */
  readonly shortDay: (day: string) => string;
  readonly range: (range: Range) => string;
}

/** Locale extension for the digits and the calendar that WordPress uses, regardless of the language. */
const PLAIN = '-u-ca-gregory-nu-latn';

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

export function openWriting(): Writing {
  const locale = `${readLanguage(document.documentElement)}${PLAIN}`;
  const numbers = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    number: (count) => numbers.format(count),
    percent: (share) => percent.format(share),
    change: (share) => change.format(share),
    day: (text) => day.format(toDate(text)),
    shortDay: (text) => short.format(toDate(text)),
    range: ({ from, to }) => (from === to ? day.format(toDate(from)) : day.formatRange(toDate(from), toDate(to))),
  };
}
