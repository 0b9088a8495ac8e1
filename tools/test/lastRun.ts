import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isRecord } from '@hadaya/core';
import { REPOSITORY } from '../vite/project.ts';

/** Default durations in seconds for a machine that has not recorded a run yet, measured on two idle cores. */
const USUAL_S = { core: 600, all: 1500 };

/** Kind of run: the contributors' core run, or the full run. */
export type Run = keyof typeof USUAL_S;

const LAST_RUN_FILE = resolve(REPOSITORY, 'node_modules/.cache/hadaya/lastRun.json');

function readSeconds(file: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(read) ? read : {};
  } catch {
    // There has been no run yet, or the file is incomplete: use the default.
    return {};
  }
}

export function estimateRun(run: Run, file = LAST_RUN_FILE): string {
  const { [run]: last } = readSeconds(file);
  const minutes = Math.max(1, Math.round((typeof last === 'number' ? last : USUAL_S[run]) / 60));
  const ground = typeof last === 'number' ? 'based on the last run here' : 'on two idle cores';
  return `about ${minutes} minute${minutes === 1 ? '' : 's'}, ${ground}`;
}

export function noteRun(run: Run, seconds: number, file = LAST_RUN_FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readSeconds(file), [run]: Math.round(seconds) }));
}
