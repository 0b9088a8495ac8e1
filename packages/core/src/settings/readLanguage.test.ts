import { expect, test } from 'vitest';
import { isArabic, isSpoken, normaliseLanguage, readLanguage } from './readLanguage.ts';

/** `lang` values that sites use, each with the tag that browsers accept and whether it is Arabic. */
const TAGS = [
  ['en', 'en', false],
  ['en-US', 'en-US', false],
  ['en_US', 'en-US', false],
  ['EN-us', 'en-US', false],
  [' en-GB ', 'en-GB', false],
  ['en-US.UTF-8', 'en-US', false],
  ['en_US@posix', 'en-US', false],
  ['en-US-u-nu-arab', 'en-US', false],
  ['ar', 'ar', true],
  ['AR', 'ar', true],
  ['ar-OM', 'ar-OM', true],
  ['ar_OM', 'ar-OM', true],
  ['AR_om', 'ar-OM', true],
  ['ar_AR', 'ar-AR', true],
  ['ar-', 'ar', true],
  ['ar-001', 'ar-001', true],
  ['ara', 'ar', true],
  ['ary', expect.any(String), true],
  ['acx', expect.any(String), true],
  ['arn', expect.any(String), false],
  ['arabic', 'en', false],
  ['de_DE_formal', 'de-DE', false],
  ['de-CH-1996', 'de-CH', false],
  ['pt_PT_ao90', 'pt-PT', false],
  ['zh-hans', 'zh-Hans', false],
  ['zh_hant_tw', 'zh-Hant-TW', false],
  ['zh-cmn-Hans-CN', 'zh', false],
  ['sr@latin', 'sr', false],
  ['es-419', 'es-419', false],
  ['fr-FR, en-US', 'fr-FR', false],
  ['en us', 'en', false],
  ['english', 'en', false],
  ['x-default', 'en', false],
  ['x-pseudo', 'en', false],
  ['und', 'en', false],
  ['C', 'en', false],
  ['i-klingon', 'en', false],
  ['{{lang}}', 'en', false],
  ['العربية', 'en', false],
  ['-', 'en', false],
  ['', 'en', false],
] as const;

test.each(TAGS)('treats lang="%s" as %s', (given, tag, arabic) => {
  const element = document.createElement('p');
  element.setAttribute('lang', given);
  expect(normaliseLanguage(given)).toEqual(tag);
  expect(readLanguage(element)).toEqual(tag);
  expect(isArabic(element)).toBe(arabic);
  expect(() => new Intl.NumberFormat(normaliseLanguage(given)).format(1)).not.toThrow();
});

test('treats a page without a lang attribute as English', () => {
  expect(normaliseLanguage(null)).toBe('en');
  expect(readLanguage(document.createElement('p'))).toBe('en');
});

test.each([
  ['en-GB', true],
  ['en', true],
  ['ar-OM', true],
  ['fr', false],
  ['enm', false],
  ['', false],
])('our texts cover the language “%s”: %s', (lang, isOurs) => {
  const element = document.createElement('div');
  element.lang = lang;
  expect(isSpoken(element)).toBe(isOurs);
});
