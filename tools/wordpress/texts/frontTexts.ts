import { po } from 'gettext-parser';
import { frontArabic } from '../../docs/reference/frontList.ts';

/** Marker line; everything below it in the catalogue is generated from `docs/reference/arabic.json`. */
const MARK = '# Texts of the front-end settings, which wp:texts copies from docs/reference/arabic.json.';

/**
 * Returns the Arabic catalogue with the strings for the front-end settings appended; skips strings that it already
 * contains.
 */
export function withFrontTexts(source: string): string {
  const own = source.split(MARK)[0]?.trimEnd() ?? '';
  const known = po.parse(own).translations[''] ?? {};
  const entries = [...frontArabic()]
    .filter(([text]) => !Object.hasOwn(known, text))
    .map(([text, arabic]) => `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(arabic)}\n`);
  return `${own}\n\n${MARK}\n${entries.join('\n')}`;
}
