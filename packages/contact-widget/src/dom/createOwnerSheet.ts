import type { PageWindow } from '@hadaya/core';
import { createSheet } from './createSheet.ts';

/** Owners' style sheets above this size are refused, in characters. */
const MAX_CSS_LENGTH = 65_536;

const IMPORT = /@import[^;{}]*;?/gi;
const FOREIGN =
  /url\(\s*["']?\s*(?:[a-z][a-z\d+.-]*:)?[\\/]{2}|url\(\s*["']?\s*(?!data:image\/)[a-z][a-z\d+.-]*:|image-set\(|@import/i;

/** Removes, inside a list of rules, every declaration that would load from elsewhere. */
function dropForeign(rules: CSSRuleList, page: PageWindow): void {
  for (const rule of [...rules]) {
    if (rule instanceof page.CSSStyleRule) {
      for (const name of [...rule.style]) {
        if (FOREIGN.test(rule.style.getPropertyValue(name))) rule.style.removeProperty(name);
      }
    }
    const nested: unknown = Reflect.get(rule, 'cssRules');
    if (nested instanceof page.CSSRuleList) dropForeign(nested, page);
  }
}

/**
 * A style sheet of the owner's text: it cannot import, it cannot load from other sites, and too long a text is refused
 * (`undefined`).
 */
export function createOwnerSheet(page: PageWindow, css: string): CSSStyleSheet | undefined {
  if (css.length > MAX_CSS_LENGTH) return undefined;
  const sheet = createSheet(page, css.replace(IMPORT, ''));
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = sheet.cssRules[at];
    if (rule instanceof page.CSSFontFaceRule || rule instanceof page.CSSImportRule) sheet.deleteRule(at);
  }
  dropForeign(sheet.cssRules, page);
  return sheet;
}
