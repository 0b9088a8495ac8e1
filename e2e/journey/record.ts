/** Reads and writes the rows of the neighbours document, which are small enough to keep in the repository. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countSteps, failures, type JourneyResult } from './result.ts';

/** Names of the front ends, keyed by their number in the shop. */
export const FRONT_ENDS: Readonly<Record<string, string>> = { 0: 'plugins', 3: 'hadaya' };

/** Result of one journey with one neighbour, as the neighbours document records it. */
export interface Row {
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  readonly slug: string;
  readonly preset: string;
  readonly frontend: string;
  readonly date: string;
  readonly green: number;
  readonly steps: number;
  /** Layout shift of the page that shifts most while it loads. */
  readonly shift: number;
  readonly failed: readonly string[];
}

export interface Neighbour {
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
  readonly preset: string;
}

export function readRows(file: string): readonly Row[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Row[]) : [];
}

/** Replaces the previous row of the same neighbour and front end. */
export function record(file: string, neighbour: Neighbour, version: string, result: JourneyResult): void {
  const failed = failures(result);
  const steps = countSteps(result);
  const row: Row = {
    ...neighbour,
    version,
    frontend: result.frontend,
    date: result.date,
    green: steps - failed.length,
    steps,
    shift: Math.max(0, ...result.chapters.map(({ shift }) => shift)),
    failed,
  };
  const isSame = (other: Row) => other.slug === row.slug && other.frontend === row.frontend;
  const kept = readRows(file);
  const rows = kept.some(isSame) ? kept.map((other) => (isSame(other) ? row : other)) : [...kept, row];
  writeFileSync(file, `${JSON.stringify(rows, null, 1)}\n`);
}
