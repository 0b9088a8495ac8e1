import { jsonAnswer } from '../answers.ts';
import { type BackendHandler, fieldOf } from '../backendCall.ts';

const KEY = /^[0-9a-f]{32}$/;

/** Responds with a quote ticket: the nonce, stamp and trap that a browser needs to send one request. */
export const quoteTicket: BackendHandler = () => jsonAnswer({ nonce: 'a1b2c3', stamp: '1.stamp', trap: 'website' });

/** Returns a request's number, which stays the same if the request is sent again. */
const numberOf = (lines: string) => `Q-${1000 + lines.length}`;

/**
 * Handles a request from the quote list. The response links to a page whose URL contains the lines, because nothing is
 * stored.
 */
export const quoteRequest: BackendHandler = (call, { locale }) => {
  const key = fieldOf(call, 'form_key') ?? '';
  const lines = fieldOf(call, 'lines') ?? '';
  const refuse = (message: string, field = '') => jsonAnswer({ status: 0, message, field });
  if (!fieldOf(call, 'nonce') || !KEY.test(key))
    return refuse('This page has expired. Reload it. Your list will not be lost.');
  if (fieldOf(call, 'contact') === 'refused') return refuse('Enter another address.', 'contact');
  const number = numberOf(lines);
  const asked = new URLSearchParams({ number, lines, ...(locale === 'ar' ? { dir: 'rtl' } : {}) });
  return jsonAnswer({ status: 1, number, link: `/offer/?${asked}` });
};
