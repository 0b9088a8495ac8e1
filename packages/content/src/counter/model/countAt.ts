import type { CountOptions } from './countOptions.ts';

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
