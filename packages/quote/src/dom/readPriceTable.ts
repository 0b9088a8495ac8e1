import type { PriceStep } from '../model/prices.ts';

/** Returns the number of decimal places of a currency, such as 3 for OMR. */
function countDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/**
 * Parses a printed price. The last separator is the decimal point if it is followed by as many digits as the currency
 * has decimal places.
 */
function readPrice(text: string, decimals: number): number | undefined {
  const [printed = ''] = /\d[\d.,\s']*/.exec(text) ?? [];
  const parts = printed
    .trim()
    .split(/\D+/)
    .filter((part) => part !== '');
  const last = parts.length > 1 && parts.at(-1)?.length === decimals ? parts.pop() : undefined;
  return parts.length > 0 ? Number(`${parts.join('')}.${last ?? 0}`) : undefined;
}

function readStep(cells: readonly Element[], decimals: number): readonly PriceStep[] {
  const priced = cells.find((cell) => cell.querySelector('.amount'));
  const amount = [...(priced?.querySelectorAll('.amount') ?? [])].at(-1);
  const price = readPrice(amount?.textContent ?? '', decimals);
  const range = cells.find((cell) => cell !== priced && /^\D{0,3}\d/.test(cell.textContent?.trim() ?? ''));
  const [from] = /\d+/.exec(range?.textContent?.replaceAll(/(?<=\d)[.,](?=\d{3})/g, '') ?? '') ?? [];
  return price === undefined || from === undefined ? [] : [{ from: Number(from), price }];
}

const isRising = (steps: readonly PriceStep[]) =>
  steps.length > 1 && steps.every(({ from }, index) => index === 0 || from > (steps[index - 1]?.from ?? 0));

/**
 * Reads the price table that a discount plugin prints on a product page: either a quantity and its price in each row,
 * or a row of quantities above a row of prices. Returns an empty list if there is no such table.
 */
export function readPriceTable(root: Element | null, currency: string): readonly PriceStep[] {
  const decimals = countDecimals(currency);
  for (const table of root?.querySelectorAll('table') ?? []) {
    const rows = [...table.rows].map(({ cells }) => [...cells]);
    const columns = rows[0]?.map((_, index) => rows.flatMap((cells) => cells[index] ?? [])) ?? [];
    for (const lines of [rows, columns]) {
      const steps = lines.flatMap((cells) => readStep(cells, decimals));
      if (isRising(steps)) return steps;
    }
  }
  return [];
}
