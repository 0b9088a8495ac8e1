import { listen } from '@hadaya/core';
import { findIdField } from './markup.ts';
import type { FormSession } from './session.ts';

const GESTURES = ['pointerover', 'focusin', 'keydown', 'click', 'change'];
const CHOICES = /^[ck]/;
/** WooCommerce's script starts on a form 100 ms after the page is ready, and marks the button then. */
const START_MS = 250;
const STARTED = '.wc-variation-selection-needed';

/** The server, the address or the browser has made a choice. */
function isUrgent({ opening, environment }: FormSession): boolean {
  const { search } = environment.window.location;
  return opening.mode === 'ajax' || opening.choice.size > 0 || search.includes('attribute_');
}

/**
 * Calls back when more is wanted of a form than that its selects are read: with the first gesture on it, with a choice
 * of somebody's that no native event tells, when the shop's script does not start on it, or at once. May call more than
 * once.
 */
export function whenNeeded(session: FormSession, callback: () => void): void {
  const { root, environment, store, data, visitor, signal } = session;
  const { window } = environment;
  const onGesture = ({ type, isTrusted }: Event) => {
    visitor.hasChosen ||= isTrusted && CHOICES.test(type);
    data.want();
    callback();
  };
  for (const gesture of GESTURES) listen(root, gesture, onGesture, { signal, capture: true, passive: true });
  store.subscribe(() => store.getState().choice.size > 0 && callback(), signal);
  const observer = new window.MutationObserver(callback);
  const field = findIdField(root);
  if (field) observer.observe(field, { attributeFilter: ['value'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  const look = () => root.querySelector(STARTED) || callback();
  const wait = () => environment.clock.after(START_MS, look, signal);
  if (isUrgent(session)) callback();
  else if (environment.document.readyState === 'complete') wait();
  else listen(window, 'load', wait, { signal });
}
