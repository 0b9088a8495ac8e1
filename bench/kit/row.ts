/** One row of a benchmark's results: our figure and a peer's, measured in the same run. */
export interface BenchRow {
  readonly case: string;
  readonly unit: string;
  /** Median over the runs. */
  readonly ours: number;
  /** Median over the runs; absent when nothing comparable exists. */
  readonly peer?: number;
  /** `ours / peer`. If lower figures are better, a ratio below 1 means that ours is better. */
  readonly ratio?: number;
  readonly runs: number;
}

/** A benchmark, which is the default export of `bench/<name>/run.ts`; returns the rows of its results table. */
export type Bench = () => Promise<readonly BenchRow[]>;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

const DIGITS = 1000;
const round = (value: number) => Math.round(value * DIGITS) / DIGITS;

export interface Samples {
  readonly case: string;
  readonly unit: string;
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

export function toRow({ case: name, unit, ours, peer }: Samples): BenchRow {
  const own = median(ours);
  const other = median(peer);
  return { case: name, unit, ours: round(own), peer: round(other), ratio: round(own / other), runs: ours.length };
}
