import { expect, test } from 'vitest';
import { readRefusal } from './refusal.ts';

test.each([
  [
    'an invalid value',
    { code: 'hadaya_invalid', message: 'no', data: { errors: { 'widget.size': 'too large' } } },
    'invalid',
  ],
  ['a change in another tab', { code: 'hadaya_conflict', message: 'no' }, 'conflict'],
  ['an expired nonce that could not be refreshed', { code: 'rest_cookie_invalid_nonce', message: 'no' }, 'stranger'],
  ['a user without permission', { code: 'rest_forbidden', message: 'no' }, 'stranger'],
  ['the response to a request for a new nonce', { status: 400 }, 'stranger'],
  ['a missing connection', { code: 'fetch_error', message: 'no' }, 'unreachable'],
  ['a missing connection, before WordPress 6.8', { code: 'offline_error', message: 'no' }, 'unreachable'],
  ['a plugin that disables the REST API', { code: 'rest_disabled', message: 'no' }, 'closed'],
  ['an HTML page instead of JSON', { code: 'invalid_json', message: 'no' }, 'broken'],
  [
    'a fatal error of the site',
    { code: 'internal_server_error', message: '<p>no</p>', data: { status: 500 } },
    'broken',
  ],
  ['a fatal error of another plugin', { code: 'db_error', message: 'no', data: { status: 503 } }, 'broken'],
  ['an error of ours that says what to do', { code: 'hadaya_unsaved', message: 'no', data: { status: 500 } }, 'closed'],
  ['an empty response', undefined, 'closed'],
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
