/** CSS functions that never load anything. `url()` is not listed, because its effect depends on the URL. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp round mod rem abs sign ' +
    'sin cos tan asin acos atan atan2 pow sqrt hypot log exp var env attr counter counters ' +
    'translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d ' +
    'scale scalex scaley scalez scale3d skew skewx skewy matrix matrix3d perspective ' +
    'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient ' +
    'repeating-conic-gradient cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate ' +
    'invert opacity saturate sepia circle ellipse polygon inset rect xywh path ray minmax repeat fit-content'
  ).split(' '),
);

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Returns one character, with escapes decoded, and the index after it. */
function readCharacter(css: string, at: number): { readonly text: string; readonly end: number } {
  if (css[at] !== '\\') return { text: css[at] ?? '', end: at + 1 };
  const hex = /^[\da-f]{1,6}(?:\r\n|\s)?/i.exec(css.slice(at + 1, at + 9))?.[0];
  if (hex === undefined) return { text: css[at + 1] ?? '', end: at + 2 };
  const code = Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return { text: isCharacter ? String.fromCodePoint(code) : '\ufffd', end: at + 1 + hex.length };
}

/**
 * Returns the text up to an unescaped `end`, with escapes decoded, or `undefined` if `end` does not occur on the same
 * line.
 */
function readUntil(
  css: string,
  from: number,
  end: string,
): { readonly text: string; readonly next: number } | undefined {
  let text = '';
  for (let at = from; at < css.length; ) {
    if (css[at] === end) return { text, next: at + 1 };
    if (css[at] === '\n') return undefined;
    const read = readCharacter(css, at);
    text += read.text;
    at = read.end;
  }
  return undefined;
}

/** Reads the URL, quoted or bare, of a `url(` whose content starts at `from`. */
function readAddress(css: string, from: number): { readonly text: string; readonly next: number } | undefined {
  const start = from + (/^\s*/.exec(css.slice(from))?.[0].length ?? 0);
  const quote = css[start];
  if (quote !== '"' && quote !== "'") {
    const bare = readUntil(css, start, ')');
    return bare && !/["'(]/.test(bare.text.trim()) ? { ...bare, text: bare.text.trim() } : undefined;
  }
  const quoted = readUntil(css, start + 1, quote);
  const after = quoted && /^\s*\)/.exec(css.slice(quoted.next))?.[0];
  return quoted && after !== undefined ? { text: quoted.text, next: quoted.next + after.length } : undefined;
}

/**
 * Returns whether a CSS value is harmless. Decodes escapes as browsers do. Allows only known functions and URLs that
 * pass `isOwnAddress`, and requires all quotes and brackets to be closed.
 */
export function isHarmlessValue(css: string, isOwnAddress: (address: string) => boolean): boolean {
  const open: string[] = [];
  let name = '';
  for (let at = 0; at < css.length; ) {
    const character = css[at] ?? '';
    if (/[-\w\\]/.test(character) || character > '\u007f') {
      const read = readCharacter(css, at);
      name += read.text;
      at = read.end;
      continue;
    }
    const called = character === '(' ? name.toLowerCase() : '';
    name = '';
    if (called === 'url') {
      const address = readAddress(css, at + 1);
      if (!address || !isOwnAddress(address.text)) return false;
      at = address.next;
      continue;
    }
    if (called !== '' && !FUNCTIONS.has(called)) return false;
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2);
      if (end < 0) return false;
      at = end + 2;
      continue;
    }
    if (character === '"' || character === "'") {
      const string = readUntil(css, at + 1, character);
      if (!string) return false;
      at = string.next;
      continue;
    }
    if (CLOSING[character] !== undefined) open.push(CLOSING[character]);
    else if (/[)\]}]/.test(character) && open.pop() !== character) return false;
    at += 1;
  }
  return open.length === 0;
}
