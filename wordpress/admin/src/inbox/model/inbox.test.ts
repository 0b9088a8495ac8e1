// @vitest-environment node
import { expect, it } from 'vitest';
import type { Lead, LeadPage, ListRow } from '../startData.ts';
import { START } from './asked.ts';
import { type Inbox, neighboursOf, reduceInbox, startInbox } from './inbox.ts';

const row = (id: number): ListRow => ({
  id,
  name: `Person ${id}`,
  state: 'new',
  time: '',
  date: '',
  when: '',
  text: '',
  files: 0,
  notes: 0,
  answers: 0,
  assigned: 0,
  until: 0,
  snoozed: '',
  back: '',
  mailFailed: false,
  revision: '000000000000',
});
const page = (...ids: readonly number[]): LeadPage => ({
  items: ids.map(row),
  total: ids.length,
  pages: 1,
  counts: { new: ids.length, snoozed: 0, answered: 0, all: ids.length, spam: 0, trash: 0 },
});
const lead = (id: number): Lead => ({
  ...row(id),
  fields: [],
  files: [],
  page: { title: '', shown: '', url: '', host: '' },
  source: '',
  widget: '',
  thread: [],
  others: [],
  mail: null,
  hook: null,
  quote: null,
  answer: { email: '', number: '', shown: '', subject: '', text: '', dir: 'ltr', templates: [] },
});
const listed = (inbox: Inbox, list: LeadPage) => reduceInbox(inbox, { kind: 'listed', asked: inbox.asked, list });

it('finds the messages before and after the open message, even after that message leaves the list', () => {
  const start = reduceInbox(startInbox(page(9, 8, 7), null), { kind: 'open', id: 8 });
  expect(neighboursOf(start)).toEqual({ before: 9, behind: 7 });
  expect(neighboursOf(listed(start, page(9, 7)))).toEqual({ before: 9, behind: 7 });
  expect(neighboursOf(listed(start, page()))).toEqual({ before: 0, behind: 0 });
});

it('ignores a response to an outdated request', () => {
  const asked = { ...START, search: 'ten' };
  const later = reduceInbox(startInbox(page(1), null), { kind: 'ask', asked });
  expect(reduceInbox(later, { kind: 'listed', asked: START, list: page(2) })).toBe(later);
  expect(reduceInbox(later, { kind: 'list-failed', asked: START, message: 'x' })).toBe(later);
  expect(reduceInbox(later, { kind: 'listed', asked, list: page(2) }).list.items[0]?.id).toBe(2);
  const open = reduceInbox(later, { kind: 'open', id: 2 });
  expect(reduceInbox(open, { kind: 'read', lead: lead(1) })).toBe(open);
  expect(reduceInbox(open, { kind: 'read-failed', id: 1, message: 'x' })).toBe(open);
  expect(open.reading.kind).toBe('busy');
  expect(reduceInbox(open, { kind: 'read', lead: lead(2) }).lead?.id).toBe(2);
});

it('keeps selected messages while they are in the list and clears the selection on a new request', () => {
  const chosen = reduceInbox(startInbox(page(1, 2, 3), null), { kind: 'choose', chosen: [1, 3] });
  expect(listed(chosen, page(2, 3)).chosen).toEqual([3]);
  expect(reduceInbox(chosen, { kind: 'ask', asked: { ...START, page: 2 } }).chosen).toEqual([]);
});

it('starts with the first list and, if one is given, the open message', () => {
  const ready = { kind: 'ready' };
  expect(startInbox(page(3, 2), null)).toMatchObject({ listing: ready, reading: ready, open: 0, lead: undefined });
  expect(startInbox(page(3, 2), lead(2))).toMatchObject({ open: 2, lead: { id: 2 }, index: 1 });
});

it('the list is busy from a request until its response or failure', () => {
  const asked = { ...START, search: 'ten' };
  const busy = reduceInbox(startInbox(page(1), null), { kind: 'ask', asked });
  expect(busy.listing).toEqual({ kind: 'busy' });
  expect(listed(busy, page(2)).listing).toEqual({ kind: 'ready' });
  expect(reduceInbox(busy, { kind: 'list-failed', asked, message: 'x' }).listing).toEqual({
    kind: 'failed',
    message: 'x',
  });
});

it('an opened message is busy until it has loaded, but not when it is opened again or closed', () => {
  const busy = reduceInbox(startInbox(page(2, 1), lead(2)), { kind: 'open', id: 1 });
  expect(busy).toMatchObject({ lead: undefined, reading: { kind: 'busy' } });
  const read = reduceInbox(busy, { kind: 'read', lead: lead(1) });
  expect(read.reading).toEqual({ kind: 'ready' });
  expect(reduceInbox(read, { kind: 'open', id: 1 })).toMatchObject({ lead: { id: 1 }, reading: { kind: 'ready' } });
  expect(reduceInbox(read, { kind: 'open', id: 0 })).toMatchObject({ lead: undefined, reading: { kind: 'ready' } });
  expect(reduceInbox(busy, { kind: 'read-failed', id: 1, message: 'x' }).reading).toEqual({
    kind: 'failed',
    message: 'x',
  });
});
