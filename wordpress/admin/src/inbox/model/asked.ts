import type { View } from '../startData.ts';

/** What the list is asked for. */
export interface Asked {
  readonly view: View;
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly address: string;
  readonly widget: string;
  /** Days, `2026-12-31`. */
  readonly from: string;
  readonly until: string;
  /** Number of a user; 0 for everybody. */
  readonly assigned: number;
}

/** The latest of the new ones. */
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

/** How many filters narrow the list. */
export const countFilters = (asked: Asked): number => FILTERS.filter((name) => asked[name] !== START[name]).length;

/** The same view without search and filters. */
export const withoutFilters = ({ view }: Asked): Asked => ({ ...START, view });

/** The words behind the question mark of the list's route; what narrows nothing is left out. */
export function listQuery(asked: Asked): string {
  const names = Object.entries(asked).filter(
    ([name, value]) => name === 'view' || value !== START[name as keyof Asked],
  );
  return new URLSearchParams(names.map(([name, value]) => [name, String(value)])).toString();
}

/** States by view, as the address of the table calls them. */
const STATES: Readonly<Partial<Record<View, string>>> = {
  new: 'private',
  snoozed: 'private',
  answered: 'hadaya_answered',
  spam: 'hadaya_spam',
  trash: 'trash',
};

/** The address of a table of what the list shows. */
export function exportAddress(address: string, { view, search, address: page, widget, from, until }: Asked): string {
  const url = new URL(address, 'https://site.invalid');
  const given = { post_status: STATES[view], s: search, hadaya_page: page, hadaya_widget: widget };
  for (const [name, value] of Object.entries({ ...given, hadaya_from: from, hadaya_until: until })) {
    if (value !== undefined && value !== '') url.searchParams.set(name, value);
  }
  return url.href;
}
