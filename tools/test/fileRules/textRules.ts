import type { Check } from '../step.ts';
import { type Built, type BuiltFile, loaderOf, scriptsOf } from './built.ts';

const named = (files: readonly BuiltFile[]) => files.map(({ file }) => file);
const INLINE_ENDS = /<\/script|<!--|\]\]>/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for all non-ASCII characters
const BEYOND_ASCII = /[^\x00-\x7f]/;
const FOREIGN_URL = /url\(\s*(?!["']?\s*(data:|#))/i;

/** Checks the files' names and text, which must survive concatenation, inlining and minification by other tools. */
export function checkTexts(built: Built): Check[] {
  const scripts = scriptsOf(built);
  const loader = loaderOf(built);
  const sheets = built.files.filter(({ file }) => file.endsWith('.css'));
  const keep = (files: readonly BuiltFile[], isBad: (text: string) => boolean) =>
    named(files.filter(({ text }) => isBad(text)));
  return [
    {
      name: 'F1 every file is named *.min.js or *.min.css',
      problems: named(built.files).filter((file) => !/\.min\.(js|css)$/.test(file)),
    },
    { name: 'F3 no template literal in the loader', problems: keep([loader], (text) => text.includes('`')) },
    {
      name: 'F5 every script ends with ; and one newline',
      problems: keep(scripts, (text) => !/[^\n];\n$/.test(text)),
    },
    {
      name: 'F6 no file references a source map',
      problems: keep(built.files, (text) => text.includes('sourceMappingURL')),
    },
    {
      name: 'F12 style sheets have no @import and no URLs of other files',
      problems: keep(sheets, (text) => text.includes('@import') || FOREIGN_URL.test(text)),
    },
    {
      name: 'F13 scripts are ASCII and safe in an inline script',
      problems: keep(scripts, (text) => INLINE_ENDS.test(text) || BEYOND_ASCII.test(text)),
    },
  ];
}
