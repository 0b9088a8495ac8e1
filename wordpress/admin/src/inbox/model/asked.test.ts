// @vitest-environment node
import { expect, it } from 'vitest';
import { countFilters, exportAddress, listQuery, START, withoutFilters } from './asked.ts';

it('sends the view and only those parameters that are set', () => {
  expect(listQuery(START)).toBe('view=new');
  expect(listQuery({ ...START, view: 'all', page: 2, search: 'ten & more', assigned: 4 })).toBe(
    'view=all&page=2&search=ten+%26+more&assigned=4',
  );
});

it('counts active filters, but not the view, page or search', () => {
  expect(countFilters({ ...START, view: 'spam', page: 3, search: 'x' })).toBe(0);
  expect(countFilters({ ...START, from: '2026-01-01', widget: '0' })).toBe(2);
  expect(withoutFilters({ ...START, view: 'spam', from: '2026-01-01', search: 'x' })).toEqual({
    ...START,
    view: 'spam',
  });
});

it('exports all pages with the list’s view, search and filters', () => {
  const address = 'https://shop.example/wp-admin/admin-post.php?action=hadaya_export_leads&_wpnonce=1';
  expect(exportAddress(address, { ...START, view: 'snoozed', page: 2, search: 'ten' })).toBe(
    `${address}&view=snoozed&search=ten`,
  );
  expect(exportAddress(address, { ...START, view: 'all', until: '2026-01-01', assigned: 4 })).toBe(
    `${address}&view=all&until=2026-01-01&assigned=4`,
  );
});
