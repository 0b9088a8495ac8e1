import type { Clock } from '@hadaya/core';
import { createIndexBuilder, type IndexEntry, type VariationIndex } from '../matching/index.ts';

const STEP_SIZE = 2000;

export interface IndexJob {
  readonly names: readonly string[];
  readonly size: number;
  /** Returns the entry at a position in the list; `undefined` if the entry is invalid. */
  readonly readEntry: (position: number) => IndexEntry | undefined;
  readonly finish: (index: VariationIndex) => void;
}

/**
 * Builds an index in steps of 2,000 variations, with a pause after each step, so that no task blocks the page. A list
 * of up to 2,000 is indexed synchronously.
 */
export function indexInSteps(job: IndexJob, clock: Clock, signal: AbortSignal): void {
  const builder = createIndexBuilder(job.names, job.size);
  const step = (start: number) => {
    const end = Math.min(start + STEP_SIZE, job.size);
    for (let position = start; position < end; position += 1) builder.add(job.readEntry(position));
    if (end < job.size) clock.after(0, () => step(end), signal);
    else job.finish(builder.finish());
  };
  // Parsing a long list has already taken a whole task, so indexing starts in the next one.
  if (job.size > STEP_SIZE) clock.after(0, () => step(0), signal);
  else step(0);
}
