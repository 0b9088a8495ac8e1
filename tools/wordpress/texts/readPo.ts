/** One text of a catalogue and its translation. */
export interface Entry {
  readonly text: string;
  readonly translation: string;
}

function unquote(lines: string): string {
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, part = '']) => part.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter)))
    .join('');
}

/** Reads a gettext catalogue without plurals and contexts; the first entry, with an empty text, is its header. */
export function readPo(source: string): Entry[] {
  const entry = /msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/g;
  return [...source.matchAll(entry)].map(([, text = '', translation = '']) => ({
    text: unquote(text),
    translation: unquote(translation),
  }));
}
