/** A price that holds from a quantity on; `null` stands for "ask us". */
export interface PriceStep {
  readonly from: number;
  readonly price: number | null;
}

const STEP = /^(\d+)=(\d+(?:\.\d+)?|ask)$/;

/** Reads `24=4.9 100=4.2 500=ask`, as the server prints it. Unreadable parts are passed over. */
export function readPrices(text: string): readonly PriceStep[] {
  const steps = text.split(' ').flatMap((part): readonly PriceStep[] => {
    const [, from, price] = STEP.exec(part) ?? [];
    return from === undefined ? [] : [{ from: Number(from), price: price === 'ask' ? null : Number(price) }];
  });
  return steps.sort((a, b) => a.from - b.from);
}

/** The step that a quantity reaches; the first one below all steps. */
export function findStep(steps: readonly PriceStep[], quantity: number): PriceStep | undefined {
  return steps.findLast(({ from }) => from <= quantity) ?? steps[0];
}

/** The price of one piece at a quantity; `null` when the shop shows none or wants to be asked. */
export function findPrice(steps: readonly PriceStep[], quantity: number): number | null {
  return findStep(steps, quantity)?.price ?? null;
}

/** Smallest quantity and the packs it grows by. */
export interface QuantityRule {
  readonly minimum: number;
  readonly step: number;
}

/** The largest quantity of one line. */
export const MOST_PIECES = 1_000_000;

/** The nearest quantity, upwards, that the shop sells. */
export function fitQuantity(quantity: number, { minimum, step }: QuantityRule): number {
  const least = Math.max(1, minimum);
  const pack = Math.max(1, step);
  const wanted = Number.isFinite(quantity) ? Math.min(quantity, MOST_PIECES) : least;
  return wanted <= least ? least : least + Math.ceil((wanted - least) / pack) * pack;
}
