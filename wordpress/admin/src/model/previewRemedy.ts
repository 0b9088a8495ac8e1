import type { PreviewState } from './previewState.ts';
import { asList, asValues, type Value, type Values } from './schema.ts';

const text = (value: Value | undefined) => (typeof value === 'string' ? value : '');

/**
 * Returns the URL of the first page on which the widget's rules show the widget; empty if no rule names such a page.
 */
function findPage(widget: Values): string {
  for (const rule of asList(widget.pages).map(asValues)) {
    if (rule.show !== 'show') continue;
    if (rule.rule === 'front') return '/';
    const value = text(rule.value);
    if (['exact', 'starts', 'contains'].includes(text(rule.rule)) && value.startsWith('/')) return value;
  }
  return '';
}

/** Returns preview settings that make a hidden widget visible; undefined if there are none. */
export function findRemedy(state: PreviewState, widget: Values): Values | undefined {
  switch (state.kind) {
    case 'hours':
      return { day: String(state.weekday), time: state.time };
    case 'dates': {
      if (state.isReversed) return undefined;
      const { start, end } = asValues(widget.dates);
      const date = text(start) || text(end);
      return date === '' ? undefined : { day: 'date', date, time: '12:00' };
    }
    case 'country': {
      const [country] = asList(asValues(widget.countries).codes);
      return country === undefined ? undefined : { country };
    }
    case 'source': {
      const [source] = asList(asValues(widget.traffic).sources);
      return source === undefined ? undefined : { source };
    }
    case 'page': {
      const page = findPage(widget);
      return page === '' ? undefined : { page };
    }
    default:
      return undefined;
  }
}

const WEEK = ['0', '1', '2', '3', '4', '5', '6'];

/** Returns preview settings for a time outside the opening hours; undefined if no such time is known. */
export function findClosed(given: Value | undefined): Values | undefined {
  const hours = asValues(given);
  if (hours.enabled !== true) return undefined;
  const open = asList(hours.lines).flatMap((line) => asList(asValues(line).days).map(String));
  const day = WEEK.find((one) => !open.includes(one));
  if (day !== undefined) return { day, time: '12:00' };
  const holiday = asList(hours.exceptions)
    .map(asValues)
    .find(({ closed, start }) => closed === true && text(start) !== '');
  return holiday && { day: 'date', date: text(holiday.start), time: '12:00' };
}

/**
 * Returns the name of a channel on the page, such as `Phone_2` for the second channel of that type; empty if there is
 * no channel at the index.
 */
export function nameOfChannel(channels: readonly Value[], index: number): string {
  const typeAt = (channel: Value | undefined) => text(asValues(channel).channel);
  const type = typeAt(channels[index]);
  const count = channels.slice(0, index + 1).filter((one) => typeAt(one) === type).length;
  return type === '' || count < 2 ? type : `${type}_${count}`;
}

/** Indexes in the draft of the channels and special days that the preview contains, keyed by their path. */
export interface PreviewIndexes {
  readonly channels: readonly number[];
  readonly 'hours.exceptions': readonly number[];
}

const indexesOf = (list: readonly Value[], isComplete: (item: Value) => boolean) =>
  list.flatMap((item, index) => (isComplete(item) ? [index] : []));

/**
 * Returns a widget for the preview without incomplete channels and days, so that a newly added one does not stop the
 * preview.
 */
export function forPreview(widget: Value): { readonly widget: Values; readonly indexes: PreviewIndexes } {
  const channels = asList(asValues(widget).channels);
  const isMeant = (channel: Value) => text(asValues(channel).value).trim() !== '' || asValues(channel).team === true;
  const hours = asValues(asValues(widget).hours);
  const exceptions = asList(hours.exceptions);
  const hasDay = (exception: Value) => text(asValues(exception).start) !== '';
  const judged = hours.exceptions === undefined ? {} : { hours: { ...hours, exceptions: exceptions.filter(hasDay) } };
  return {
    widget: { ...asValues(widget), ...judged, channels: channels.filter(isMeant) },
    indexes: { channels: indexesOf(channels, isMeant), 'hours.exceptions': indexesOf(exceptions, hasDay) },
  };
}

/** Converts a path in the previewed widget to the path in the draft, in which the widget has the index `widget`. */
export function toDraftPath(path: string, widget: number, indexes: PreviewIndexes): string {
  return path
    .replace(/^widgets\.0\./, `widgets.${widget}.`)
    .replace(
      /(?<=^widgets\.\d+\.)(channels|hours\.exceptions)\.(\d+)/,
      (_all, list: keyof PreviewIndexes, index) => `${list}.${indexes[list][Number(index)] ?? index}`,
    );
}
