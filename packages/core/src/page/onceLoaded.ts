import type { Environment } from '../environment/index.ts';
import { listen } from './listen.ts';

/** Calls `callback` when the page and all its resources have loaded, synchronously if they already have. */
export function onceLoaded(
  { document, window }: Pick<Environment, 'document' | 'window'>,
  callback: () => void,
  signal: AbortSignal,
): void {
  if (document.readyState === 'complete') callback();
  else listen(window, 'load', callback, { signal, once: true });
}
