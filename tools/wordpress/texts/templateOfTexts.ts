import { readPluginTexts } from './readPluginTexts.ts';

const HEADER = 'msgid ""\nmsgstr ""\n"Project-Id-Version: Hadaya\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';

/** The template for translators: every text once, with the files in which it stands and what its place-holders are. */
export function templateOfTexts(): string {
  const texts = readPluginTexts();
  const entries = [...new Set(texts.map(({ text }) => text))].map((text) => {
    const places = texts.filter((one) => one.text === text);
    const notes = [...new Set(places.flatMap(({ note }) => (note === '' ? [] : [`#. ${note}\n`])))];
    const files = [...new Set(places.map(({ file }) => `#: ${file}\n`))];
    const plural = places.find((one) => one.plural !== undefined)?.plural;
    const forms =
      plural === undefined ? 'msgstr ""\n' : `msgid_plural ${JSON.stringify(plural)}\nmsgstr[0] ""\nmsgstr[1] ""\n`;
    return `\n${notes.join('')}${files.join('')}msgid ${JSON.stringify(text)}\n${forms}`;
  });
  return HEADER + entries.join('');
}
