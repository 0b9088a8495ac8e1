import { readFileSync } from 'node:fs';

/** One variant in a recording; times are in milliseconds since the start of navigation. */
export interface FilmedVariant {
  /** Time at which each picture first appears; the variant's file stacks the pictures in this order. */
  readonly begins: readonly number[];
  readonly firstPaint: number;
  readonly load: number;
  /** Time at which a tap on a swatch took effect. */
  readonly usable: number;
}

/** Two front ends on one real shop, filmed during page load; written by `bench felt`. */
export interface RecordedFilm {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly browser: string;
  /** CPU slowdown factor. */
  readonly slower: number;
  readonly protocol: string;
  readonly path: string;
  readonly connection: { readonly delayMs: number; readonly megabits: number };
  readonly width: number;
  readonly height: number;
  readonly variants: Readonly<Record<'plugins' | 'react', FilmedVariant>>;
}

const FILE = new URL('../assets/film/film.json', import.meta.url);

export const readFilm = (): RecordedFilm => JSON.parse(readFileSync(FILE, 'utf8'));
