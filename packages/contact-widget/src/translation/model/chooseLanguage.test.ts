import { describe, expect, it } from 'vitest';
import { changeTexts } from './changeTexts.ts';
import { chooseLanguage } from './chooseLanguage.ts';

describe('chooseLanguage', () => {
  const both = { en: 'Hello', ar: 'مرحبًا', 'pt-br': 'Oi', es: '' };
  it.each([
    ['ar', 'مرحبًا'],
    ['ar-OM', 'مرحبًا'],
    ['AR_om', 'مرحبًا'],
    ['en-US', 'Hello'],
    ['pt', 'Oi'],
    ['pt-PT', 'Oi'],
    ['fr', 'Hello'],
    ['es', 'Hello'],
    ['', 'Hello'],
  ])('for the language %j, chooses the text %j', (language, text) => expect(chooseLanguage(both, language)).toBe(text));

  it('returns a plain string unchanged, and an empty string if there is no text', () => {
    expect(chooseLanguage('Hello', 'ar')).toBe('Hello');
    expect(chooseLanguage({}, 'ar')).toBe('');
    expect(chooseLanguage({ en: '' }, 'ar')).toBe('');
  });
});

describe('changeTexts', () => {
  it('changes only wording that visitors read', () => {
    const widget = {
      ctaText: 'a',
      dates: { end: '2026-12-31' },
      channels: [{ type: 'whatsapp', value: 'a', label: 'a', agents: [{ name: 'a', value: 'a' }] }],
      form: {
        fields: [
          { type: 'checkbox', label: 'a', options: ['a'] },
          { type: 'text', label: 'a' },
        ],
      },
    };
    expect(changeTexts(widget, () => 'b')).toEqual({
      ctaText: 'b',
      dates: { end: '2026-12-31' },
      channels: [{ type: 'whatsapp', value: 'a', label: 'b', agents: [{ name: 'b', value: 'a' }] }],
      form: {
        fields: [
          { type: 'checkbox', label: 'a', options: 'b' },
          { type: 'text', label: 'b' },
        ],
      },
    });
  });
});
