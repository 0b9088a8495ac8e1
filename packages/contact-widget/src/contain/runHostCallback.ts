import type { Logger } from '@hadaya/core';

/** Runs a function of the page's own: what it throws, now or later, is named in one line and harms nothing of ours. */
export function runHostCallback(logger: Logger, name: string, run: () => unknown): void {
  const tell = (thrown: unknown) => logger.warn(`a function of the page for ${name} failed: ${String(thrown)}`, thrown);
  try {
    const result = run();
    if (result instanceof Promise) result.catch(tell);
  } catch (thrown) {
    tell(thrown);
  }
}
