import { HadayaError } from '@hadaya/core';

/** Whether a failure is that of a file that did not come, twice. */
export function isPartLost(cause: unknown): boolean {
  return cause instanceof HadayaError && cause.code === 'load_failed';
}
