import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The owner's measured sequences live beside the repository; without them the runners skip. */
const FOLDER = resolve(process.cwd(), '../shared/vectors');

/** Result keys of a step, measured or corrected. */
export interface VectorResult {
  readonly cookieIn?: string;
  readonly cookieOut?: string;
  readonly get?: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
  readonly writes?: readonly string[];
  readonly jar?: Readonly<Record<string, readonly [string, string]>>;
  readonly error?: string | null;
  readonly refused?: readonly (readonly [number, string])[] | null;
}

/** One page view of a sequence. */
export interface VectorStep extends VectorResult {
  readonly at: string;
  readonly url: string;
  readonly referrer: string;
  readonly config?: unknown;
  readonly seed?: readonly string[];
  readonly restart?: boolean;
  readonly rand?: number;
  readonly inits?: number;
  readonly ua?: string;
  readonly callback?: { readonly calls: number };
  readonly fixed?: VectorResult;
}

/** Page views of one visitor in one browser. */
export interface VectorSequence {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly tz: string;
  readonly expect: 'same' | 'fix';
  readonly steps: readonly VectorStep[];
}

/** The file of tracker sequences. */
export interface TrackerVectors {
  readonly defaultUserAgent: string;
  readonly counts: { readonly sequences: number; readonly steps: number };
  readonly cases: readonly VectorSequence[];
}

/** Reads one of the vector files, or nothing where the folder is not there. */
export function readVectors<File>(name: string): File | undefined {
  const path = resolve(FOLDER, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
