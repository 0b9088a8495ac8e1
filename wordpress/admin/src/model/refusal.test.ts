import { expect, test } from 'vitest';
import { readRefusal } from './refusal.ts';

test.each([
  [
    'a wrong value',
    { code: 'hadaya_invalid', message: 'no', data: { errors: { 'widget.size': 'too large' } } },
    'invalid',
  ],
  ['another tab', { code: 'hadaya_conflict', message: 'no' }, 'conflict'],
  ['an old nonce that could not be renewed', { code: 'rest_cookie_invalid_nonce', message: 'no' }, 'stranger'],
  ['a user without rights', { code: 'rest_forbidden', message: 'no' }, 'stranger'],
  ['the answer to the call for a new nonce', { status: 400 }, 'stranger'],
  ['no network', { code: 'fetch_error', message: 'no' }, 'unreachable'],
  ['no network, before WordPress 6.8', { code: 'offline_error', message: 'no' }, 'unreachable'],
  ['a plugin that switches REST off', { code: 'rest_disabled', message: 'no' }, 'closed'],
  ['a page instead of JSON', { code: 'invalid_json', message: 'no' }, 'broken'],
  ['a site that broke down', { code: 'internal_server_error', message: '<p>no</p>', data: { status: 500 } }, 'broken'],
  ['another plugin that broke down', { code: 'db_error', message: 'no', data: { status: 503 } }, 'broken'],
  ['a fault of ours that says what to do', { code: 'hadaya_unsaved', message: 'no', data: { status: 500 } }, 'closed'],
  ['nothing at all', undefined, 'closed'],
])('recognises %s', (_name, error, kind) => {
  expect(readRefusal(error)).toMatchObject({ kind });
});

test('lists errors by field', () => {
  const { mistakes, message } = readRefusal({ code: 'hadaya_invalid', message: 'no', data: { errors: { a: 'b' } } });
  expect([mistakes, message]).toEqual([{ a: 'b' }, 'no']);
});

test('returns the user and the changes that caused a conflict', () => {
  const changes = [{ group: 'form', widget: '', kind: 'changed', fields: ['title'] }];
  const { since } = readRefusal({
    code: 'hadaya_conflict',
    message: 'no',
    data: { revision: 4, user: 'Amal', changes },
  });
  expect(since).toEqual({ user: 'Amal', changes });
  expect(readRefusal({ code: 'hadaya_conflict', message: 'no' }).since).toEqual({ user: '', changes: [] });
});
