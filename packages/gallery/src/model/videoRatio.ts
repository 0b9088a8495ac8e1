const SQUARE = 1;

/**
 * Width divided by height. Two formats are printed: a CSS ratio (`16 / 9`), and a bare number that means the height in
 * percent of the width (56.25). Anything else is a square.
 */
export function readVideoRatio(value: unknown): number {
  const text = String(value ?? '').trim();
  const [, width, height] = text.match(/^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/) ?? [];
  const ratio = width && height ? Number(width) / Number(height) : 100 / Number(text.replace(/%$/, '') || Number.NaN);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : SQUARE;
}
