/** A unit price that applies from a quantity upwards; `null` means that the shop quotes the price on request. */
export interface PriceStep {
  readonly from: number;
  readonly price: number | null;
}

const STEP = /^(\d+)=(\d+(?:\.\d+)?|ask)$/;

/** Parses `24=4.9 100=4.2 500=ask` as printed by the server. Skips invalid steps. */
export function readPrices(text: string): readonly PriceStep[] {
  const steps = text.split(' ').flatMap((part): readonly PriceStep[] => {
    const [, from, price] = STEP.exec(part) ?? [];
    return from === undefined ? [] : [{ from: Number(from), price: price === 'ask' ? null : Number(price) }];
  });
  return steps.sort((a, b) => a.from - b.from);
}

/** Finds the step for a quantity; quantities below all steps get the first step. */
export function findStep(steps: readonly PriceStep[], quantity: number): PriceStep | undefined {
  return steps.findLast(({ from }) => from <= quantity) ?? steps[0];
}

/** Finds the unit price at a quantity; `null` if the shop shows no price or quotes on request. */
export function findPrice(steps: readonly PriceStep[], quantity: number): number | null {
  return findStep(steps, quantity)?.price ?? null;
}

/** Smallest quantity of a product that the shop sells, and the pack size by which it increases. */
export interface QuantityRule {
  readonly minimum: number;
  readonly step: number;
}

/** Maximum quantity for one line. */
export const MOST_PIECES = 1_000_000;

/** Rounds a quantity up to the next quantity that the shop sells. */
export function fitQuantity(quantity: number, { minimum, step }: QuantityRule): number {
  const least = Math.max(1, minimum);
  const pack = Math.max(1, step);
  const requested = Number.isFinite(quantity) ? Math.min(quantity, MOST_PIECES) : least;
  return requested <= least ? least : least + Math.ceil((requested - least) / pack) * pack;
}
