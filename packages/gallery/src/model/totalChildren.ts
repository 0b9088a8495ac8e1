const LEAST = 2;
const MOST = 100;

/** Whether a product has few enough variations to ask for all their images at once; an unknown number has not. */
export function isAskable(total: string | null | undefined): boolean {
  const count = Number(total?.trim() || Number.NaN);
  return count >= LEAST && count <= MOST;
}
