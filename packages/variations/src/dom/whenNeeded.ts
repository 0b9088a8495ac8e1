import { listen } from '@hadaya/core';
import { isJQueryCopy } from './jquery/jqueryCopy.ts';
import { findIdField } from './markup.ts';
import type { FormSession } from './session.ts';

const GESTURES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'change'];
const CHOICES = /^[ck]/;
const SCRIPT_PATIENCE_MS = 1000;

/** The server, the address or the browser has made a choice, or the form waits for a script of ours. */
function isUrgent({ opening, isPrinted, environment }: FormSession): boolean {
  const hasWork = opening.mode === 'ajax' || opening.choice.size > 0 || !isPrinted;
  return hasWork || environment.window.location.search.includes('attribute_');
}

/**
 * Calls back when more is wanted of a form than that its selects are read: with the first gesture on it, a choice of
 * somebody's that no native event tells, or at once. May call more than once.
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

  const lookForScript = () => {
    const copy: unknown = Reflect.get(window, 'jQuery');
    if (!isJQueryCopy(copy) || !copy.fn.wc_variation_form) callback();
  };
  const wait = () => environment.clock.after(SCRIPT_PATIENCE_MS, lookForScript, signal);
  if (isUrgent(session)) callback();
  else if (environment.document.readyState === 'complete') wait();
  else listen(window, 'load', wait, { signal });
}
