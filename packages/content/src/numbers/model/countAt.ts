import { type PrintedNumber, readPrintedNumber } from './readPrintedNumber.ts';

export interface CountOptions extends Omit<PrintedNumber, 'value'> {
  readonly from: number;
  readonly to: number;
  /** Duration in milliseconds. */
  readonly duration: number;
  readonly easing: 'swing' | 'outQuart';
}

/** A counter's data: the attributes and text as the server printed them, and the defaults. */
export interface CountAttributes {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly duration: string | undefined;
  readonly delimiter: string | undefined;
  readonly text: string;
  readonly easing: CountOptions['easing'];
  /** Duration in milliseconds when the page gives none. */
  readonly defaultDuration: number;
  /** The page's language, which determines whether `1.250` means more than a thousand. */
  readonly language: string;
}

/**
 * Reads a counter. While it runs, the counter keeps the text around the number and, if the page sets no delimiter, the
 * printed delimiter. Returns `undefined` if the target is not a number; the text then stays unchanged.
 */
export function readCount({ language, ...attributes }: CountAttributes): CountOptions | undefined {
  const read = (text: string | undefined) => readPrintedNumber(text ?? '', language);
  const target = read(attributes.to);
  if (!target || !Number.isFinite(target.value)) return undefined;
  const { value: to, ...look } = target;
  const duration = Number(attributes.duration ?? attributes.defaultDuration);
  return {
    ...look,
    from: read(attributes.from)?.value || read(attributes.text)?.value || 0,
    to,
    duration: Math.max(duration || 0, 0),
    delimiter: attributes.delimiter || look.delimiter,
    easing: attributes.easing,
  };
}

const EASINGS = {
  swing: (part: number) => 0.5 - Math.cos(part * Math.PI) / 2,
  outQuart: (part: number) => 1 - (1 - part) ** 4,
};

// oxlint-disable-next-line redos/no-vulnerable -- the digits of a number: 309 at most.
const THREES = /\B(?=(?:\d{3})+$)/g;
// oxlint-disable-next-line redos/no-vulnerable -- the digits of a number: 309 at most.
const INDIAN = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * Formats a number like the counter's final number; without decimals, truncates it instead of rounding.
 */
function formatCount(value: number, look: CountOptions): string {
  const { decimals, delimiter, prefix, suffix, zero } = look;
  // A delimiter equal to the decimal sign would make the number ambiguous.
  const point = delimiter === look.point ? (delimiter === '.' ? ',' : '.') : look.point;
  const digits = decimals > 0 ? value.toFixed(decimals) : String(Math.trunc(value));
  const [whole = '', fraction] = digits.split('.');
  const grouped = delimiter === '' ? whole : whole.replace(look.isIndian ? INDIAN : THREES, () => delimiter);
  const written = fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
  const first = zero.codePointAt(0) ?? 0;
  const inScript =
    zero === '0' ? written : written.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
  return prefix + inScript + suffix;
}

/** Returns the counter's text after the given milliseconds; at the end, exactly the final number. */
export function countAt(ms: number, options: CountOptions): string {
  const { from, to, duration, easing } = options;
  if (ms >= duration) return formatCount(to, options);
  return formatCount(from + (to - from) * EASINGS[easing](Math.max(0, ms) / duration), options);
}
