import type { Environment } from '../environment/index.ts';
import { listen } from './listen.ts';

/** Calls back when the page has loaded with all that it shows, at once when it has. */
export function onceLoaded(
  { document, window }: Pick<Environment, 'document' | 'window'>,
  callback: () => void,
  signal: AbortSignal,
): void {
  if (document.readyState === 'complete') callback();
  else listen(window, 'load', callback, { signal, once: true });
}
