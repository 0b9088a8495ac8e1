import type { View } from '../startData.ts';

/** Parameters of a request for the list of leads. */
export interface Asked {
  readonly view: View;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly search: string;
  readonly address: string;
  readonly widget: string;
  /** Dates in the format `2026-12-31`. */
  readonly from: string;
  readonly until: string;
  /** A user's id; 0 for all. */
  readonly assigned: number;
}

/** Initial parameters: new messages, newest first. */
export const START: Asked = {
  view: 'new',
  page: 1,
  search: '',
  address: '',
  widget: '',
  from: '',
  until: '',
  assigned: 0,
};

const FILTERS = ['address', 'widget', 'from', 'until', 'assigned'] as const;

export const countFilters = (asked: Asked): number => FILTERS.filter((name) => asked[name] !== START[name]).length;

/** Returns the same view without search and filters. */
export const withoutFilters = ({ view }: Asked): Asked => ({ ...START, view });

/** Returns the query string for the list's route, without inactive filters. */
export function listQuery(asked: Asked): string {
  const names = Object.entries(asked).filter(
    ([name, value]) => name === 'view' || value !== START[name as keyof Asked],
  );
  return new URLSearchParams(names.map(([name, value]) => [name, String(value)])).toString();
}

/** Post statuses in the export's URL, keyed by view. */
const STATES: Readonly<Partial<Record<View, string>>> = {
  new: 'private',
  snoozed: 'private',
  answered: 'hadaya_answered',
  spam: 'hadaya_spam',
  trash: 'trash',
};

/** Returns the URL that exports the list with its view, search and filters; the export ignores the assignee. */
export function exportAddress(address: string, { view, search, address: page, widget, from, until }: Asked): string {
  const url = new URL(address, 'https://site.invalid');
  const given = { post_status: STATES[view], s: search, hadaya_page: page, hadaya_widget: widget };
  for (const [name, value] of Object.entries({ ...given, hadaya_from: from, hadaya_until: until })) {
    if (value !== undefined && value !== '') url.searchParams.set(name, value);
  }
  return url.href;
}
