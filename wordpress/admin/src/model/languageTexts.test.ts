import { describe, expect, it } from 'vitest';
import type { Language } from './Language.ts';
import { languagesOf, readInstead, textIn, withAdded, withText } from './languageTexts.ts';

const SHOP: readonly Language[] = [
  { tag: 'en', name: 'English', dir: 'ltr' },
  { tag: 'ar', name: 'العربية', dir: 'rtl' },
];

describe('a multilingual text', () => {
  it('is plain while only the main language has a text', () => {
    expect(withText('Hello', 'en', 'Hi', 'en')).toBe('Hi');
    expect(withText({ en: 'Hello', ar: 'مرحبًا' }, 'ar', '', 'en')).toBe('Hello');
    expect(withText({ ar: 'مرحبًا' }, 'ar', '', 'en')).toBe('');
  });

  it('becomes one text per language with the first translation', () => {
    expect(withText('Hello', 'ar', 'مرحبًا', 'en')).toEqual({ en: 'Hello', ar: 'مرحبًا' });
    expect(withText('', 'ar', 'مرحبًا', 'en')).toEqual({ ar: 'مرحبًا' });
  });

  it('is read by language, with a plain text as the main language', () => {
    expect(['en', 'ar'].map((tag) => textIn('Hello', tag, 'en'))).toEqual(['Hello', '']);
    expect(['en', 'ar'].map((tag) => textIn({ ar: 'مرحبًا' }, tag, 'en'))).toEqual(['', 'مرحبًا']);
  });

  it('keeps languages that the shop no longer has and names the fallback', () => {
    expect(languagesOf({ fr: 'Salut' }, SHOP).map(({ tag }) => tag)).toEqual(['en', 'ar', 'fr']);
    expect(readInstead({ ar: 'مرحبًا' }, SHOP)?.tag).toBe('ar');
    expect(readInstead('', SHOP)).toBeUndefined();
  });

  it('is requested in the shop’s languages and then in those that the owner has added', () => {
    const known = [...SHOP, { tag: 'ur', name: 'اردو', dir: 'rtl' as const }];
    const tags = (added: readonly string[]) =>
      withAdded({ shop: SHOP.slice(0, 1), known }, added).map(({ tag }) => tag);
    expect(tags([])).toEqual(['en']);
    expect(tags(['ur', 'ar', 'en'])).toEqual(['en', 'ar', 'ur']);
  });
});
