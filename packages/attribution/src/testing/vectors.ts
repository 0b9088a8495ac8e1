import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Folder of the owner's measured sequences, which are committed so that every clone can replay them. */
const FOLDER = resolve(import.meta.dirname, '../../recorded');

/** Results of one step, either measured or corrected. */
export interface VectorResult {
  readonly cookieIn?: string;
  readonly cookieOut?: string;
  readonly get?: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
  readonly writes?: readonly string[];
  readonly jar?: Readonly<Record<string, readonly [string, string]>>;
  readonly error?: string | null;
  readonly refused?: readonly (readonly [number, string])[] | null;
}

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

export interface TrackerVectors {
  readonly defaultUserAgent: string;
  readonly counts: { readonly sequences: number; readonly steps: number };
  readonly cases: readonly VectorSequence[];
}

export function readVectors<File>(name: string): File {
  return JSON.parse(gunzipSync(readFileSync(resolve(FOLDER, `${name}.gz`))).toString('utf8'));
}
