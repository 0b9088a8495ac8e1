import type { PriceStep } from '../model/prices.ts';

/** Digits behind the currency's point: 3 for OMR. */
function countDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** A printed price. Its last sign is the decimal one if as many digits follow as the currency has. */
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

/** Whether quantities rise from step to step, as in a table of prices by quantity. */
const isRising = (steps: readonly PriceStep[]) =>
  steps.length > 1 && steps.every(({ from }, index) => index === 0 || from > (steps[index - 1]?.from ?? 0));

/**
 * Prices by quantity of the table that a discount plugin prints beside a product: rows with a quantity and a price, or a row of
 * quantities over a row of prices. Empty where there is no such table.
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
