import { type Environment, listen } from '@hadaya/core';

/** Calls back so many milliseconds after the page has loaded. */
export function afterLoad(environment: Environment, ms: number, callback: () => void, signal: AbortSignal): void {
  const { clock, document, window } = environment;
  const wait = () => clock.after(ms, callback, signal);
  if (document.readyState === 'complete') wait();
  else listen(window, 'load', wait, { signal, once: true });
}
