import type { PreviewState } from './previewState.ts';
import { asList, asValues, type Value, type Values } from './schema.ts';

const text = (value: Value | undefined) => (typeof value === 'string' ? value : '');

/** The address of the first page on which a widget shows; empty when its rules name none. */
function findPage(widget: Values): string {
  for (const rule of asList(widget.pages).map(asValues)) {
    if (rule.show !== 'show') continue;
    if (rule.rule === 'front') return '/';
    const value = text(rule.value);
    if (['exact', 'starts', 'contains'].includes(text(rule.rule)) && value.startsWith('/')) return value;
  }
  return '';
}

/** How the preview has to be looked at for a widget that is hidden to be seen; nothing where no look helps. */
export function findRemedy(state: PreviewState, widget: Values): Values | undefined {
  switch (state.kind) {
    case 'hours':
      return { day: String(state.weekday), time: state.time };
    case 'dates': {
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

/**
 * A widget as it is previewed: channels and days of which nothing is known yet are left out, so that adding one does not stop the
 * preview.
 * `places` are those of the others in the draft.
 */
export function forPreview(widget: Value): { readonly widget: Values; readonly places: readonly number[] } {
  const channels = asList(asValues(widget).channels);
  const isMeant = (channel: Value) => text(asValues(channel).value).trim() !== '' || asValues(channel).team === true;
  const places = channels.flatMap((channel, place) => (isMeant(channel) ? [place] : []));
  const hours = asValues(asValues(widget).hours);
  const exceptions = asList(hours.exceptions).filter((one) => text(asValues(one).start) !== '');
  const judged = hours.exceptions === undefined ? {} : { hours: { ...hours, exceptions } };
  return { widget: { ...asValues(widget), ...judged, channels: channels.filter(isMeant) }, places };
}
