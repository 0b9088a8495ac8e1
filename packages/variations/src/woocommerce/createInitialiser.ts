import { onceLoaded } from '@hadaya/core';
import { type FormSession, readButton } from '../form/index.ts';
import { findVariationScript, type VariationScript } from '../jquery/index.ts';

/** Forms that ran WooCommerce's script, as its events told; survives a remount of our islands. */
const initialised = new WeakSet<HTMLElement>();

/** jQuery's own book tells for sure, in releases that show it; else the classes that the first check leaves behind. */
function isInitialised(root: HTMLElement, { copy }: VariationScript): boolean {
  if (initialised.has(root)) return true;
  const readData: unknown = Reflect.get(copy, '_data');
  if (typeof readData === 'function') {
    const handlers: unknown = readData(root, 'events');
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
export function createInitialiser({
  root,
  environment,
  settings,
  jquery,
  isPrinted,
  signal,
}: FormSession): Initialiser {
  const start = () => {
    const script = findVariationScript(jquery);
    if (!script || isInitialised(root, script)) return;
    initialised.add(root);
    script.start(root);
  };
  const startLater = () => {
    const wait = () => environment.clock.after(settings.insertedFormInitDelay, start, signal);
    onceLoaded(environment, wait, signal);
  };
  const onEvent = (type: string) => {
    if (type === 'wc_variation_form' || type === 'check_variations') initialised.add(root);
  };
  startLater();
  jquery.listen(root, { onEvent, onCopy: startLater }, signal);
  return {
    startNow: () => {
      if (!isPrinted) start();
    },
  };
}
