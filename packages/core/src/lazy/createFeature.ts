import type { LazyPart, PartOwner } from './lazyPart.ts';

/** A feature in a file of its own: how it is fetched and started, and what happens when it does not come. */
export interface Feature<Part> {
  readonly load: LazyPart<Part>;
  readonly start: (part: Part) => void;
  readonly onLost?: () => void;
}

/** The former words for `load.starter(owner, start, onLost)`. */
export function createFeature<Part>(owner: PartOwner, { load, start, onLost }: Feature<Part>): () => void {
  return load.starter(owner, start, onLost);
}
