import { childController, lazyPart, listen, onceLoaded } from '@hadaya/core';
import type { FormSession } from '../form/index.ts';
import { findVariationScript } from '../jquery/index.ts';
import { loadSanitizer } from './createSafeNodes.ts';

const WAIT_MS = 1000;

/**
 * Loads the stand-in for WooCommerce's script, and the sanitiser that an older browser needs before it can show the
 * first price.
 */
const importStandalone = lazyPart(async () => {
  const [part] = await Promise.all([import('./startEngine.ts'), loadSanitizer('', document).catch(() => {})]);
  return part;
});

/** Tells the visitor that the chosen option cannot be shown, and runs `tryAgain` at the next choice. */
function tellMissing(session: FormSession, tryAgain: () => void): void {
  const { store, messages, signal } = session;
  const { choice } = store.getState();
  if (choice.size > 0) messages.sayFailed();
  const stop = store.subscribe(() => {
    if (store.getState().choice === choice) return;
    stop();
    tryAgain();
  }, signal);
}

/**
 * Starts the stand-in one second after the page has loaded without WooCommerce's variation script. Stops it permanently
 * when that script appears, before the script's first check of the form.
 */
export function watchForStandalone(session: FormSession): void {
  const { environment, jquery, signal } = session;
  const child = childController(signal);
  const owner = { environment, signal: child.signal };
  const start = importStandalone.starter(
    owner,
    (part) => part.startEngine(session, child.signal),
    () => tellMissing(session, start),
  );
  const standDown = () => {
    if (findVariationScript(jquery)) child.abort();
  };
  const begin = () => {
    standDown();
    if (!child.signal.aborted) start();
  };
  onceLoaded(environment, () => environment.clock.after(WAIT_MS, begin, child.signal), child.signal);
  // A script's own load event fires right after the script has run. It does not bubble, so the listener captures it.
  listen(environment.document, 'load', standDown, { signal: child.signal, capture: true });
}
