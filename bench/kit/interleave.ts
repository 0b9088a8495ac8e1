export interface Rounds<Result> {
  readonly ours: readonly Result[];
  readonly peer: readonly Result[];
}

export interface Sides<Result> {
  readonly runs: number;
  readonly ours: () => Promise<Result> | Result;
  readonly peer: () => Promise<Result> | Result;
}

/**
 * Runs both sides alternately, so that both are affected equally if the machine becomes slower. Each round swaps the
 * order; a warm-up round is discarded.
 */
export async function interleave<Result>({ runs, ours, peer }: Sides<Result>): Promise<Rounds<Result>> {
  const results: { readonly ours: Result[]; readonly peer: Result[] } = { ours: [], peer: [] };
  await ours();
  await peer();
  for (let round = 0; round < runs; round++) {
    const isOursFirst = round % 2 === 0;
    if (isOursFirst) results.ours.push(await ours());
    results.peer.push(await peer());
    if (!isOursFirst) results.ours.push(await ours());
  }
  return results;
}
