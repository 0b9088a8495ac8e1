export interface PrintedNumber {
  readonly value: number;
  /** Text before and after the digits, such as a currency, `+` or `k`. */
  readonly prefix: string;
  readonly suffix: string;
  readonly decimals: number;
  /** The decimal sign as written. */
  readonly point: string;
  /** Separator between groups of digits; may be empty. */
  readonly delimiter: string;
  /** True if the digits are grouped as in India: the last three, then two at a time (`1,00,000`). */
  readonly isIndian: boolean;
  /** The zero of the digits' script (`٠` for `٢٥٠`). */
  readonly zero: string;
}

/** Zeros of the supported scripts; a script's digits are consecutive in Unicode. */
const ZEROS = ['0', '٠', '۰', '०', '০', '０'];
const DIGIT = /[0-9٠-٩۰-۹०-९০-৯０-９]/u;
/** Invisible characters that copying adds: direction marks, joiners, the byte order mark. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/**
 * Matches a number with the text around it. The Swiss apostrophe and the builder's underscore also count as separators
 * between digits.
 */
const NUMBER =
  /^(\D*?)([-−]?)([0-9٠-٩۰-۹०-९০-৯０-９]+(?:[\x20.,\x27’_٬٫،][0-9٠-٩۰-۹०-९০-৯０-９]+)*|[.٫][0-9٠-٩۰-۹०-९০-৯０-９]+)(.*)$/su;
/** Maximum length of a counter's text in characters; a longer text is not read as a number. */
const MOST_LETTERS = 200;
const ANY_DIGIT = /\p{Nd}/u;
/** Matches a number in ASCII digits with an optional sign, decimal point and exponent. */
// oxlint-disable-next-line redos/no-vulnerable -- the text of a counter: 200 characters at most.
const PLAIN = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

function zeroOf(digit: string): number | undefined {
  const code = digit.codePointAt(0) ?? 0;
  return ZEROS.map((zero) => zero.codePointAt(0) ?? 0).find((zero) => code >= zero && code <= zero + 9);
}

/**
 * Returns the separators of a language (`1.234,5` in German, `1,234.5` in English), or none if the browser does not
 * know the language.
 */
function signsOf(language: string): { readonly group?: string | undefined; readonly decimal?: string | undefined } {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1234567.8);
    const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
    return { group: find('group'), decimal: find('decimal') };
  } catch {
    return {};
  }
}

const isGrouped = (groups: readonly string[]) => {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1) ?? '';
  const between = rest.slice(0, -1);
  if (first.length > 3 || last.length !== 3) return false;
  return between.every(({ length }) => length === 3) || between.every(({ length }) => length === 2);
};

/**
 * Returns the decimal sign: empty if there is none, `undefined` if the text is not a number. A separator that occurs
 * once, before three digits, is ambiguous, so the language decides.
 */
function findPoint(body: string, separators: readonly string[], language: string): string | undefined {
  const kinds = [...new Set(separators)];
  const last = separators.at(-1) ?? '';
  if (kinds.length > 2) return undefined;
  if (kinds.length === 2) return separators.filter((one) => one === last).length === 1 ? last : undefined;
  if (kinds.length === 0 || separators.length > 1 || last === '٬') return '';
  if (last === '٫') return last;
  const [before = '', after = ''] = body.split(last);
  const mayGroup = after.length === 3 && before.length <= 3 && !/^0/.test(before) && before !== '';
  if (!mayGroup) return '.,،'.includes(last) ? last : undefined;
  const { group, decimal } = signsOf(language);
  if (last === group) return '';
  return last === decimal || last === '.' ? last : '';
}

/**
 * Parses a typed or pasted number: `1,250`, `1 250`, `٢٥٠`, `250+`, `$1.5k`, `٪99`, `1.250,50`. Accepts digits from
 * only one script, in groups of three or in India's grouping, and keeps the text around the number. Returns `undefined`
 * for anything other than a single number: a date, a range, `24/7`, words.
 */
export function readPrintedNumber(given: string, language: string): PrintedNumber | undefined {
  const text = given.replace(UNSEEN, '').replace(SPACES, ' ').trim();
  if (text.length > MOST_LETTERS) return undefined;
  const plain = { prefix: '', suffix: '', delimiter: '', point: '.', isIndian: false, zero: '0' };
  const isAmbiguous = /^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(text);
  if (PLAIN.test(text) && !text.startsWith('+') && !isAmbiguous) {
    const decimals = /e/i.test(text) ? 0 : (text.split('.')[1]?.length ?? 0);
    return { ...plain, value: Number(text), decimals };
  }
  const [, lead = '', sign = '', digits = '', suffix = ''] = NUMBER.exec(text) ?? [];
  if (digits === '' || ANY_DIGIT.test(lead) || ANY_DIGIT.test(suffix)) return undefined;
  const zero = zeroOf(digits.match(DIGIT)?.[0] ?? '') ?? 0;
  const written = [...digits].map((one) => (ANY_DIGIT.test(one) ? (one.codePointAt(0) ?? 0) - zero : one));
  if (written.some((one) => typeof one === 'number' && (one < 0 || one > 9))) return undefined;
  const body = written.join('');
  const separators = body.match(/\D/g) ?? [];
  const point = findPoint(body, separators, language);
  if (point === undefined) return undefined;
  const [whole = '', fraction = ''] = point === '' ? [body] : body.split(point);
  const delimiter = separators.find((one) => one !== point) ?? '';
  const groups = delimiter === '' ? [] : whole.split(delimiter);
  if (groups.length > 0 && !isGrouped(groups)) return undefined;
  // A dash directly after a letter is part of a name (`COVID-19`), not a sign.
  const isNegative = sign !== '' && !/\S$/.test(lead);
  const value = Number(`${whole.replaceAll(delimiter, '') || '0'}.${fraction || '0'}`);
  return {
    value: isNegative ? -value : value,
    prefix: isNegative ? lead : lead + sign,
    suffix,
    decimals: fraction.length,
    point: point || '.',
    delimiter,
    isIndian: groups[1]?.length === 2,
    zero: String.fromCodePoint(zero || 48),
  };
}
