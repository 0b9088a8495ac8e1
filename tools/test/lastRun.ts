import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isRecord } from '@hadaya/core';
import { REPOSITORY } from '../vite/project.ts';

/** What the two runs of the test command take on two quiet cores, in seconds, for a machine that has none of its own yet. */
const USUAL_S = { core: 600, all: 1500 };

/** Which run: what every contributor runs, or all. */
export type Run = keyof typeof USUAL_S;

/** Where a machine keeps how long its last runs took. */
const LAST_RUN_FILE = resolve(REPOSITORY, 'node_modules/.cache/hadaya/lastRun.json');

function readSeconds(file: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(read) ? read : {};
  } catch {
    // No run yet, or half a file: the usual time is said.
    return {};
  }
}

/** How long a run will take, in a sentence: as long as the last one here. */
export function estimateRun(run: Run, file = LAST_RUN_FILE): string {
  const { [run]: last } = readSeconds(file);
  const minutes = Math.max(1, Math.round((typeof last === 'number' ? last : USUAL_S[run]) / 60));
  const ground = typeof last === 'number' ? 'as the last run here' : 'on two quiet cores';
  return `about ${minutes} minute${minutes === 1 ? '' : 's'}, ${ground}`;
}

/** Keeps how long a run took, in seconds. */
export function noteRun(run: Run, seconds: number, file = LAST_RUN_FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readSeconds(file), [run]: Math.round(seconds) }));
}
