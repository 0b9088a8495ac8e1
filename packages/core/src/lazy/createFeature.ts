import type { Environment } from '../environment/createEnvironment.ts';

/** Who needs a feature. */
export interface FeatureOwner {
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/** A feature in a file of its own: how it is fetched (`lazyPart`) and started, and what happens when it does not come. */
export interface Feature<Part> {
  readonly load: (signal: AbortSignal) => Promise<Part>;
  readonly start: (part: Part) => void;
  readonly onLost?: () => void;
}

/**
 * A function that fetches a feature and starts it once, however often it is called. A file that does not come, twice, is
 * one line on the console, and the next call tries again.
 */
export function createFeature<Part>(
  { environment, signal }: FeatureOwner,
  { load, start, onLost }: Feature<Part>,
): () => void {
  let isWanted = false;
  return () => {
    if (isWanted) return;
    isWanted = true;
    load(signal).then(
      (part) => signal.aborted || start(part),
      (cause: unknown) => {
        isWanted = false;
        if (signal.aborted) return;
        environment.logger.warn('a file is missing: put all of dist/ on the server', cause);
        onLost?.();
      },
    );
  };
}
