import { listen } from '@hadaya/core';
import { findCartButton, findIdField } from './markup.ts';
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
 * once. While the callback's answer is a promise, a press on the cart button of an unfinished form waits for it.
 */
export function whenNeeded(session: FormSession, callback: () => Promise<void> | undefined): void {
  const { root, environment, store, data, visitor, signal } = session;
  const { window } = environment;
  const onGesture = (event: Event) => {
    const { type, isTrusted } = event;
    visitor.hasChosen ||= isTrusted && CHOICES.test(type);
    data.want();
    const waiting = callback();
    const button = findCartButton(root);
    const isPress = isTrusted && type === 'click' && event.target instanceof Node && button?.contains(event.target);
    const isUnfinished = store.getState().match.kind === 'incomplete' || button?.matches('.disabled');
    if (!waiting || !isPress || !isUnfinished) return;
    // Those who can say what is missing are on their way; WooCommerce would open its alert box.
    event.preventDefault();
    event.stopPropagation();
    void waiting.then(() => button?.click());
  };
  for (const gesture of GESTURES) listen(root, gesture, onGesture, { signal, capture: true });
  store.subscribe(() => store.getState().choice.size > 0 && callback(), signal);
  const observer = new window.MutationObserver(callback);
  const field = findIdField(root);
  if (field) observer.observe(field, { attributeFilter: ['value'] });
  signal.addEventListener('abort', () => observer.disconnect());

  const look = () => root.querySelector(STARTED) || callback();
  const wait = () => environment.clock.after(START_MS, look, signal);
  if (isUrgent(session)) callback();
  else if (environment.document.readyState === 'complete') wait();
  else listen(window, 'load', wait, { signal });
}
