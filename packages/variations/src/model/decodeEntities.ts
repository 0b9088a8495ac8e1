const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

const LAST_CODE_POINT = 0x10ffff;

function decodeNumber(digits: string, radix: 10 | 16): string | undefined {
  const code = Number.parseInt(digits, radix);
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}

/**
 * Decodes the HTML entities that WordPress writes into attribute values (`R&amp;D`, `&quot;`, `&#039;`, `&#8211;`).
 * Once, as WooCommerce does; an entity that is not known stays as it is.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi, (entity, hex, decimal, name) => {
    const found = hex ? decodeNumber(hex, 16) : decimal ? decodeNumber(decimal, 10) : NAMED.get(name);
    return found ?? entity;
  });
}
