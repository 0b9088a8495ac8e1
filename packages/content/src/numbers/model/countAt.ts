/** What a counter counts. */
export interface CountOptions {
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Digits after the point, those of the number that it ends on. */
  readonly decimals: number;
  /** Between each three digits; empty for none. */
  readonly delimiter: string;
  readonly easing: 'swing' | 'outQuart';
}

/** The attributes as the server printed them. */
export interface CountAttributes {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly duration: string | undefined;
  readonly delimiter: string | undefined;
  /** The text that stands there. */
  readonly text: string;
  readonly easing: CountOptions['easing'];
  /** Milliseconds when the page gives none. */
  readonly defaultDuration: number;
}

/** A printed number; delimiters and spaces are passed over. */
function readNumber(text: string): number {
  const digits = text.replace(/[^\d.-]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** Reads a counter; `undefined` when what it counts to is no number, so that its text stays. */
export function readCount(attributes: CountAttributes): CountOptions | undefined {
  const to = Number(attributes.to?.trim() || Number.NaN);
  if (!Number.isFinite(to)) return undefined;
  const duration = Number(attributes.duration ?? attributes.defaultDuration);
  return {
    from: Number(attributes.from) || readNumber(attributes.text) || 0,
    to,
    duration: Math.max(duration || 0, 0),
    decimals: attributes.to?.trim().split('.')[1]?.length ?? 0,
    delimiter: attributes.delimiter ?? '',
    easing: attributes.easing,
  };
}

const EASINGS = {
  swing: (part: number) => 0.5 - Math.cos(part * Math.PI) / 2,
  outQuart: (part: number) => 1 - (1 - part) ** 4,
};

/** A number as a counter shows it: whole ones are cut, not rounded. */
function formatCount(value: number, { decimals, delimiter }: CountOptions): string {
  const digits = decimals > 0 ? value.toFixed(decimals) : String(Math.trunc(value));
  const [whole = '', fraction] = digits.split('.');
  const grouped = delimiter === '' ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, () => delimiter);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** What a counter shows so many milliseconds after its start; exactly the last number at the end. */
export function countAt(ms: number, options: CountOptions): string {
  const { from, to, duration, easing } = options;
  if (ms >= duration) return formatCount(to, options);
  return formatCount(from + (to - from) * EASINGS[easing](Math.max(0, ms) / duration), options);
}
