import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Two front ends on one real shop, filmed while it loads; `bench felt` writes it. */
export interface RecordedFilm {
  /** Date, machine, browser and network. */
  readonly machine: string;
  readonly stepMs: number;
  /** Of each side its pictures, as base64 JPEG, one a step; empty while nothing was painted. */
  readonly sides: Readonly<Record<string, readonly string[]>>;
}

/** A file of `bench felt` that was copied here. */
const FILE = join(fileURLToPath(new URL('.', import.meta.url)), '../assets/film.json');

/** The recording, if the repository has one. */
export function readFilm(file = FILE): RecordedFilm | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
