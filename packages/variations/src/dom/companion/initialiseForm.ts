import { type Bridge, findVariationScript } from '../jquery/bridge.ts';
import type { JQueryCopy } from '../jquery/jqueryCopy.ts';
import type { CompanionSession } from './companionSession.ts';
import { readButton } from './readButton.ts';

/** Forms that ran WooCommerce's script, as its events told; survives a remount of our islands. */
const initialised = new WeakSet<HTMLElement>();

/** jQuery's own book tells for sure, in releases that show it; else the classes that the first check leaves behind. */
function isInitialised(root: HTMLElement, script: JQueryCopy): boolean {
  if (initialised.has(root)) return true;
  if (script._data) {
    const handlers = script._data(root, 'events');
    return typeof handlers === 'object' && handlers !== null && 'check_variations' in handlers;
  }
  return readButton(root) !== 'unchecked';
}

/** Starts WooCommerce's script on forms that nobody starts it on. */
export interface Initialiser {
  /** Starts it now, because a choice is about to be made; forms of the page's first moments are left to WooCommerce. */
  startNow(): void;
}

/**
 * A form that was inserted later (quick view, filters, builders) belongs to whoever inserted it for a second; if nobody
 * ran WooCommerce's script on it by then, it is run, exactly once per form element.
 */
export function createInitialiser(
  { root, environment, settings, jquery, isPrinted, signal }: CompanionSession,
  bridge: Bridge,
): Initialiser {
  const { clock, document } = environment;

  const start = () => {
    const script = findVariationScript(jquery);
    if (!script || isInitialised(root, script)) return;
    initialised.add(root);
    script(root).wc_variation_form?.();
  };
  const startLater = () => {
    if (document.readyState === 'complete') clock.after(settings.insertedFormInitDelay, start, signal);
    else environment.window.addEventListener('load', startLater, { signal, once: true });
  };
  const hear = (type: string) => {
    if (type === 'wc_variation_form' || type === 'check_variations') initialised.add(root);
  };
  startLater();
  bridge.join(root, { hear, meet: startLater }, signal);
  return {
    startNow: () => {
      if (!isPrinted) start();
    },
  };
}
