import type { Environment } from './createEnvironment.ts';

/** Who goes on later. */
interface Worker {
  readonly environment: Pick<Environment, 'clock'>;
  readonly signal: AbortSignal;
}

/**
 * Lets the browser answer what waits, then goes on in a task of its own. Never goes on once the signal has aborted: whoever
 * waits has gone.
 */
export function yieldTask({ environment, signal }: Worker): Promise<void> {
  return new Promise((resolve) => environment.clock.turn(resolve, signal));
}
