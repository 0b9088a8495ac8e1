const LAST_CODE_POINT = 0x10ffff;

/** The HTML entity names for the characters 160 to 255, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/**
 * Other entities that editors and PHP write into text: markup characters, punctuation, joiners and marks, symbols.
 */
const OTHERS =
  'amp & lt < gt > quot " apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • dagger † permil ‰ prime ′ Prime ″ euro € trade ™ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ larr ← rarr → harr ↔ starf ★ star ☆ check ✓ hearts ♥ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f';

/**
 * The characters that HTML assigns to the numbers 128 to 159, because text from old word processors uses Windows-1252.
 * `\0` means unassigned.
 */
const WINDOWS = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
const FIRST_WINDOWS = 128;

const FIRST_LATIN = 160;

function readNames(): ReadonlyMap<string, string> {
  // oxlint-disable-next-line redos/no-vulnerable -- a table of our own.
  const pairs = OTHERS.match(/\w+ \S|\w+ ./gu)?.map((pair): [string, string] => [
    pair.slice(0, pair.indexOf(' ')),
    pair.slice(pair.indexOf(' ') + 1),
  ]);
  const latin = LATIN.split(' ').map((name, at): [string, string] => [name, String.fromCodePoint(FIRST_LATIN + at)]);
  return new Map([...latin, ...(pairs ?? [])]);
}

let names: ReadonlyMap<string, string> | undefined;

function decodeNumber(digits: string, radix: 10 | 16): string | undefined {
  const code = Number.parseInt(digits, radix);
  const old = WINDOWS[code - FIRST_WINDOWS];
  if (old !== undefined && old !== '\0') return old;
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}

/**
 * Decodes one level of the HTML entities that servers write into text (`R&amp;D`, `&#038;`, `10&#215;15`,
 * `Caf&eacute;`). Keeps an unknown entity.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  names ??= readNames();
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,8}));/gi, (entity, hex, decimal, name) => {
    const found = hex ? decodeNumber(hex, 16) : decimal ? decodeNumber(decimal, 10) : names?.get(name);
    return found ?? entity;
  });
}

/**
 * Converts a server's HTML text to plain text: removes tags and then decodes entities, so that an escaped `&lt;b&gt;`
 * stays visible as its author wrote it. A lone `<` is not a tag. Never use the result as HTML.
 */
export function plainText(html: string): string {
  // oxlint-disable-next-line redos/no-vulnerable -- a name or a sentence from the shop’s server.
  const bare = html.replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, '');
  return decodeEntities(bare).replace(/\s+/g, ' ').trim();
}

const MAX_PASSES = 4;

/**
 * Removes the HTML encoding from text that is not HTML. The server encodes some strings up to three times, so the text
 * is decoded until nothing changes, up to four times.
 */
export function decodeText(source: string): string {
  let decoded = source;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = decodeEntities(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}
