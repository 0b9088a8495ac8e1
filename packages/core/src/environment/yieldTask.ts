import type { Environment } from './createEnvironment.ts';

interface Worker {
  readonly environment: Pick<Environment, 'clock'>;
  readonly signal: AbortSignal;
}

/** Lets the browser handle pending input, then resolves in a new task. Never resolves once the signal has aborted. */
export function yieldTask({ environment, signal }: Worker): Promise<void> {
  return new Promise((resolve) => environment.clock.turn(resolve, signal));
}
