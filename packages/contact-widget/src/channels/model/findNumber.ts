/**
 * Normalises numbers that owners paste. The demo prints the source of these functions into a page, so they may call
 * each other only by name.
 */

export type FoundNumber =
  | { readonly kind: 'number'; readonly digits: string; readonly isAbroad: boolean; readonly extension: string }
  | { readonly kind: 'none' | 'several' | 'link' };

/**
 * Normalises pasted text: converts digits from other scripts, removes direction marks, and replaces unusual spaces and
 * dashes.
 */
export function withoutBidiControls(source: string): string {
  const zeros = [0x0660, 0x06f0, 0x0966];
  const letters = [...source].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - 0xfee0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? letter : String(code - zero);
  });
  return letters
    .join('')
    .replace(/\u20e3|[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\ufffc]/gu, '')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim();
}

/** Returns the number part of a chat or phone link, or `undefined` if the text is not a link. */
function numberInLink(text: string): string | undefined {
  const asked = /[?&](?:phone|number)=([^&#]*)/i.exec(text);
  const [, found] =
    asked ?? /^(?:(?:https?:\/\/)?(?:www\.)?wa\.me\/|(?:tel|sms|callto):\/{0,3})([^?#;/]*)/i.exec(text) ?? [];
  return found?.replace(/%2b/gi, '+').replace(/%20/g, ' ');
}

/** Returns the message in a chat link, `?text=` (WhatsApp) or `?body=` (SMS); empty if there is none. */
export function messageInLink(source: string): string {
  const [address = ''] = source.split('#');
  if (numberInLink(withoutBidiControls(address)) === undefined) return '';
  const asked = new URLSearchParams(address.replace(/^[^?]*/, ''));
  return asked.get('text') ?? asked.get('body') ?? '';
}

/**
 * Finds the only number in a string, which may be a link or contain a label, brackets, dots, `(0)`, `00` or an
 * extension.
 */
export function findNumber(source: string): FoundNumber {
  const text = withoutBidiControls(source);
  const linked = numberInLink(text)?.slice(0, 300);
  // A string of more than 300 characters contains more than a number.
  if (linked === undefined && text.length > 300) return { kind: 'none' };
  if (linked === undefined && /^[a-z]+:\/\/|^[\w-]+(?:\.[\w-]+)+\//i.test(text)) return { kind: 'link' };
  // Rejects network codes and vanity numbers, because stripping their symbols or letters would yield a different
  // number.
  if (linked === undefined && /^\*\d|^#\d[\d*]*#$|^\+?(?:\d[\s().-]*){1,6}[A-Z]{3}/.test(text)) return { kind: 'none' };
  const extension =
    // oxlint-disable-next-line redos/no-vulnerable -- a number from the owner’s settings, 300 characters at most.
    linked === undefined && /[\s,;]*(?:\bext(?:ension|n)?\b|[x#]|تحويلة)\s*[.:=]?\s*(\d{1,7})$/i.exec(text);
  const alone = (linked ?? (extension ? text.slice(0, extension.index) : text))
    .replace(/\([^()\d]*\)/g, ' ')
    // oxlint-disable-next-line redos/no-vulnerable -- a number from the owner’s settings, 300 characters at most.
    .replace(/^[^\d+(]+|[^\d)+]+$/g, '')
    // A number typed in RTL text ends with its plus sign.
    .replace(/^(\d.*\d)\s+(\d{1,3})\s*\+$/, '+$2 $1')
    .replace(/^(\d[^+]*)\+$/, '+$1');
  // oxlint-disable-next-line redos/no-vulnerable -- a number from the owner’s settings, 300 characters at most.
  const parts = alone.split(/\s*[/,;|&\u060c\u061b]\s*|\s+(?:or|and|أو|او|و)\s+|\s+(?=\+)/i);
  const isLong = (part: string) => part.replace(/\D/g, '').length > 6;
  if (parts.length > 1 && parts.every(isLong)) return { kind: 'several' };
  // oxlint-disable-next-line redos/no-vulnerable -- a number from the owner’s settings, 300 characters at most.
  if (!/\d/.test(alone) || !/^[(\s]*\+?[\d\s().\-/\\_·•~]+$/.test(alone))
    return { kind: linked === undefined ? 'none' : 'link' };
  const isAbroad = /^[\s(]*(?:\+|00)/.test(alone);
  // In `+44 (0)20 …`, callers dial the zero only within the country.
  const digits = (isAbroad ? alone.replace(/\(\s*0\s*\)/, '') : alone).replace(/\D/g, '').replace(/^00/, '');
  if (digits.length > 15) return { kind: 'several' };
  return { kind: 'number', digits, isAbroad, extension: extension ? (extension[1] ?? '') : '' };
}
