import { lazyPart, listen } from '@hadaya/core';
import type { CompanionSession } from '../companion/companionSession.ts';
import type { Speech } from '../companion/speech.ts';
import { findVariationScript } from '../jquery/bridge.ts';

const WAIT_MS = 1000;

/** A signal of its own that also ends with another one. */
function createChild(signal: AbortSignal): AbortController {
  const child = new AbortController();
  signal.addEventListener('abort', () => child.abort(), { once: true, signal: child.signal });
  return child;
}

const importEngine = lazyPart(() => import('./startEngine.ts'));

/** Says that the chosen option is not shown, and calls back with the next choice. */
function tellMissing(session: CompanionSession, speech: Speech, tryAgain: () => void): void {
  const { store, signal } = session;
  const { choice } = store.getState();
  if (choice.size > 0) speech.announce(speech.say('variationFailed'), { isVisible: true });
  const stop = store.subscribe(() => {
    if (store.getState().choice === choice) return;
    stop();
    tryAgain();
  }, signal);
}

async function start(session: CompanionSession, speech: Speech, signal: AbortSignal): Promise<void> {
  try {
    const { startEngine } = await importEngine(signal);
    if (!signal.aborted) startEngine(session, speech, signal);
  } catch (cause) {
    if (signal.aborted) return;
    session.environment.logger.warn(
      'the stand-in for WooCommerce’s variation script could not be loaded; the form works, price and stock do not follow. ' +
        'Check that all files of dist/ are on the server',
      cause,
    );
    tellMissing(session, speech, () => void start(session, speech, signal));
  }
}

/**
 * One second after the page has loaded without WooCommerce's variation script, our own engine takes its place. It
 * stands down for good as soon as that script appears, before the script's first check of the form.
 */
export function watchForStandalone(session: CompanionSession, speech: Speech): void {
  const { environment, jquery, signal } = session;
  const { clock, document, window } = environment;
  const child = createChild(signal);
  const standDown = () => {
    if (findVariationScript(jquery)) child.abort();
  };
  const begin = () => {
    standDown();
    if (!child.signal.aborted) void start(session, speech, child.signal);
  };
  const wait = () => clock.after(WAIT_MS, begin, child.signal);
  if (document.readyState === 'complete') wait();
  else listen(window, 'load', wait, { signal: child.signal, once: true });
  // A script's own load event comes right after it ran, and does not bubble.
  listen(document, 'load', standDown, { signal: child.signal, capture: true });
}
