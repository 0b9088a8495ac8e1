import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { field, values } from '../../../testing/formFields.ts';
import { placeErrors, readFormAnswer } from './formAnswer.ts';

describe('reads the server’s responses', () => {
  test.each([
    ['stored', { status: 1, message: 'ok' }, { kind: 'stored', message: 'ok' }],
    ['a status as a string', { status: '1', message: 'ok' }, { kind: 'stored', message: 'ok' }],
    [
      'a redirect without a URL',
      { status: 1, redirect_action: 'yes', redirect_link: ' ' },
      { kind: 'stored', message: '' },
    ],
    [
      'closing within an hour',
      { status: 1, close_form_after: 'yes', close_form_after_seconds: '9999' },
      { kind: 'stored', message: '', closeAfterMs: 3_600_000 },
    ],
    [
      'closing after a huge delay',
      { status: 1, close_form_after: 'yes', close_form_after_seconds: '1e999' },
      { kind: 'stored', message: '', closeAfterMs: 3_600_000 },
    ],
    [
      'redirect',
      { status: 1, redirect_action: 'yes', redirect_link: ' /thanks/ ', link_in_new_tab: 'yes' },
      { kind: 'stored', message: '', redirect: { link: '/thanks/', inNewTab: true } },
    ],
    [
      'closing immediately',
      { status: 1, close_form_after: 'yes', close_form_after_seconds: 0 },
      { kind: 'stored', message: '', closeAfterMs: 0 },
    ],
    ['only a message', { message: 'no' }, { kind: 'refused', message: 'no' }],
    ['only an error', { error: 1 }, { kind: 'invalid', refusals: [], message: '' }],
    [
      'errors without the error flag',
      { status: 0, errors: [{ field: 'chaty-field-name', message: 'x' }] },
      { kind: 'invalid', refusals: [{ field: 'chaty-field-name', message: 'x' }], message: '' },
    ],
    ['refused', { status: 0, error: 0, errors: [], message: 'no' }, { kind: 'refused', message: 'no' }],
    [
      'errors as an object',
      { status: 0, error: '1', errors: { 0: { field: 'chaty-field-name', message: 'x' } }, message: '' },
      { kind: 'invalid', refusals: [{ field: 'chaty-field-name', message: 'x' }], message: '' },
    ],
  ])('%s', (_name, raw, expected) => expect(readFormAnswer(raw)).toEqual(expected));
  test.each(['', ' ', 'x', '-5', 'NaN', null, [], '3 s'])(
    'closes the form after three seconds when the close delay is invalid: %j',
    (close_form_after_seconds) =>
      expect(readFormAnswer({ status: 1, close_form_after: 'yes', close_form_after_seconds })).toMatchObject({
        closeAfterMs: 3000,
      }),
  );
  test.each([[null], [0], [-1], [[]], ['x'], [{}]])('rejects %j as a response', (raw) =>
    expect(readFormAnswer(raw)).toBeUndefined(),
  );
  test('never throws on arbitrary responses', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('status', 'error', 'errors', 'message', 'redirect_link', 'close_form_after_seconds'),
          fc.anything(),
        ),
        (raw) => void readFormAnswer(raw),
      ),
      { numRuns: 1000 },
    );
  });
});

describe('field errors', () => {
  const fields = [field({ key: 'name', builtIn: 'name' }), field({ key: 'email', builtIn: 'email', type: 'email' })];
  test('assigns an error about a filled-in name to the empty email field', () => {
    const refusals = [{ field: 'chaty-field-name', message: 'required' }];
    expect(placeErrors(refusals, fields, values({ name: 'S' })).byField).toEqual({ email: 'required' });
    expect(placeErrors(refusals, fields, values({})).byField).toEqual({ name: 'required' });
    expect(placeErrors(refusals, fields, values({ name: ' ' })).byField).toEqual({ name: 'required' });
    expect(placeErrors(refusals, fields, values({ name: 'S', email: 's@x.om' })).byField).toEqual({ name: 'required' });
  });
  test('keeps an error about another field on that field, even if the email is empty', () => {
    const message = field({ key: 'message', builtIn: 'message', type: 'textarea' });
    const refusals = [{ field: 'chaty-field-message', message: 'required' }];
    expect(placeErrors(refusals, [...fields, message], values({ name: 'S' })).byField).toEqual({ message: 'required' });
  });
  test('shows errors about unknown fields in the summary', () => {
    const refusals = [
      { field: '.x,#y', message: 'a' },
      { field: 'chaty-field-phone', message: 'b' },
      { field: '', message: 'c' },
    ];
    expect(placeErrors(refusals, fields, values())).toEqual({ byField: {}, others: ['a', 'b', 'c'] });
  });
});
