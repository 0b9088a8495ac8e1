import { onceLoaded } from '@hadaya/core';
import { type FormSession, readButton } from '../form/index.ts';
import { findVariationScript, type VariationScript } from '../jquery/index.ts';

/** Forms on which WooCommerce's script has run, according to its events; kept when islands mount again. */
const initialised = new WeakSet<HTMLElement>();

/**
 * Checks whether WooCommerce's script has started on a form, by looking for the script's handlers in jQuery's internal
 * event data. If this release of jQuery does not expose the data, looks for the classes that the script's first check
 * leaves on the form.
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

/** Starts WooCommerce's script on forms where nothing else starts it. */
export interface Initialiser {
  /**
   * Starts the script immediately, because a choice is about to be made. Does nothing for a form that was printed with
   * the page, because WooCommerce starts the script there.
   */
  startNow(): void;
}

/**
 * Leaves a form that was inserted later (quick view, filters, builders) to the script that inserted it, for
 * `insertedFormInitDelay` (one second by default). If WooCommerce's script has not started on the form by then, starts
 * it, exactly once per form element.
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
