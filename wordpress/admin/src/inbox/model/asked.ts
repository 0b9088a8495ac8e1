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

export const withoutFilters = ({ view }: Asked): Asked => ({ ...START, view });

/** Returns the query string for the list's route, without inactive filters. */
export function listQuery(asked: Asked): string {
  const names = Object.entries(asked).filter(
    ([name, value]) => name === 'view' || value !== START[name as keyof Asked],
  );
  return new URLSearchParams(names.map(([name, value]) => [name, String(value)])).toString();
}

/** Returns the URL that exports all pages of the list. */
export const exportAddress = (address: string, asked: Asked): string =>
  `${address}&${listQuery({ ...asked, page: START.page })}`;
