const LAST_CODE_POINT = 0x10ffff;

/** Entities by their names. */
export type EntityNames = ReadonlyMap<string, string>;

const BASIC: EntityNames = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

function decodeNumber(digits: string, radix: 10 | 16): string | undefined {
  const code = Number.parseInt(digits, radix);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}

/**
 * Decodes the HTML entities that WordPress writes (`R&amp;D`, `&quot;`, `&#039;`, `&#8211;`), once. An entity that is
 * not known stays as it is; `more` names further ones.
 */
export function decodeEntities(text: string, more?: EntityNames): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,8}));/gi, (entity, hex, decimal, name) => {
    const found = hex ? decodeNumber(hex, 16) : decimal ? decodeNumber(decimal, 10) : BASIC.get(name);
    return found ?? more?.get(name) ?? entity;
  });
}
