import { onceLoaded } from '@hadaya/core';
import { type FormSession, readButton } from '../form/index.ts';
import { findVariationScript, type VariationScript } from '../jquery/index.ts';

/** Forms on which WooCommerce's script has run, according to its events; kept when islands mount again. */
const initialised = new WeakSet<HTMLElement>();

/**
 * In releases of jQuery that expose its internal event data, that data is conclusive; in others, the classes that the
 * first check leaves behind are.
 */
function isInitialised(root: HTMLElement, { copy }: VariationScript): boolean {
  if (initialised.has(root)) return true;
  const readData: unknown = Reflect.get(copy, '_data');
  if (typeof readData === 'function') {
    const handlers: unknown = readData(root, 'events');
    return typeof handlers === 'object' && handlers !== null && 'check_variations' in handlers;
  }
  return readButton(root) !== 'unchecked';
}

/** Starts WooCommerce's script on forms on which nothing else starts it. */
export interface Initialiser {
  /**
   * Starts the script now, because a choice is about to be made; forms that were printed with the page are left to
   * WooCommerce.
   */
  startNow(): void;
}

/**
 * A form that was inserted later (quick view, filters, builders) is left to the script that inserted it for one second.
 * If WooCommerce's script has not been started on the form by then, this function starts it, exactly once per form
 * element.
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
