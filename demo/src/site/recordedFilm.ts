import { readFileSync } from 'node:fs';

/** One variant in a recording; times in milliseconds since the navigation began. */
export interface FilmedVariant {
  /** When each picture first shows; the variant's file has them below each other. */
  readonly begins: readonly number[];
  readonly firstPaint: number;
  readonly load: number;
  /** When a tap on a swatch took effect. */
  readonly usable: number;
}

/** Two front ends on one real shop, filmed while it loads; `bench felt` writes it. */
export interface RecordedFilm {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly browser: string;
  /** How many times slower the processor was made. */
  readonly slower: number;
  readonly protocol: string;
  readonly path: string;
  readonly connection: { readonly delayMs: number; readonly megabits: number };
  /** Size of a picture. */
  readonly width: number;
  readonly height: number;
  readonly variants: Readonly<Record<'plugins' | 'react', FilmedVariant>>;
}

const FILE = new URL('../assets/film/film.json', import.meta.url);

export const readFilm = (): RecordedFilm => JSON.parse(readFileSync(FILE, 'utf8'));
