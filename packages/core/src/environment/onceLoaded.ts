import { listen } from '../dom/listen.ts';
import type { Environment } from './createEnvironment.ts';

/** Calls back when the page has loaded with all that it shows, at once when it has. */
export function onceLoaded(
  { document, window }: Pick<Environment, 'document' | 'window'>,
  callback: () => void,
  signal: AbortSignal,
): void {
  if (document.readyState === 'complete') callback();
  else listen(window, 'load', callback, { signal, once: true });
}
