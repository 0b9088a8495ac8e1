// @vitest-environment node
import { expect, it } from 'vitest';
import type { AnswerStart } from '../startData.ts';
import { freshDraft, isWritten, whatsAppAddress, withDraft, withTemplate } from './drafts.ts';

const start: AnswerStart = {
  email: 'amal@company.example',
  number: '96890000001',
  shown: '+96890000001',
  subject: 'Re: Your message',
  text: 'Hello Amal,\n\n\n\nGifts House\nMuscat',
  dir: 'ltr',
  templates: [],
};

it('a template does not replace typed text, and the signature stays last', () => {
  const fresh = freshDraft(start);
  const once = withTemplate(fresh, start, 'We prepare an offer.');
  expect(once.text).toBe('Hello Amal,\n\nWe prepare an offer.\n\nGifts House\nMuscat');
  expect(withTemplate(once, start, 'By when?').text).toBe(
    'Hello Amal,\n\nWe prepare an offer.\n\nBy when?\n\nGifts House\nMuscat',
  );
  expect(withTemplate({ ...fresh, text: 'My own words' }, start, 'By when?').text).toBe('My own words\n\nBy when?');
  expect(withTemplate({ ...fresh, text: '' }, start, 'By when?').text).toBe('By when?');
});

it('adds a template to a text without a signature', () => {
  const bare = { ...start, text: 'Hello Amal,' };
  const fresh = freshDraft(bare);
  expect(withTemplate(fresh, bare, 'By when?').text).toBe('Hello Amal,\n\nBy when?');
  expect(withTemplate({ ...fresh, text: 'My own words \n' }, bare, 'By when?').text).toBe('My own words\n\nBy when?');
});

it('inserts a template before a signature that is followed by blank lines', () => {
  const fresh = freshDraft(start);
  const text = 'Hello Amal,\n\nThanks.\n\nGifts House\nMuscat\n\n';
  expect(withTemplate({ ...fresh, text }, start, 'By when?').text).toBe(
    'Hello Amal,\n\nThanks.\n\nBy when?\n\nGifts House\nMuscat',
  );
});

it('detects unsaved text', () => {
  const fresh = freshDraft(start);
  expect(isWritten({ ...fresh, text: ' \n' })).toBe(false);
  expect(isWritten(fresh)).toBe(false);
  expect(isWritten({ ...fresh, note: ' \n' })).toBe(false);
  expect(isWritten({ ...fresh, note: 'call back' })).toBe(true);
  expect(isWritten({ ...fresh, text: `${fresh.text}x` })).toBe(true);
});

it('stores one draft per message and removes only the given message’s draft', () => {
  const draft = freshDraft(start);
  expect(withDraft({ 1: draft }, 2, draft)).toEqual({ 1: draft, 2: draft });
  expect(withDraft({ 1: draft, 2: draft }, 1, undefined)).toEqual({ 2: draft });
});

it('includes the reply’s text in the WhatsApp URL', () => {
  expect(whatsAppAddress('96890000001', 'Hello Amal,\n\n')).toBe('https://wa.me/96890000001?text=Hello%20Amal%2C');
});
