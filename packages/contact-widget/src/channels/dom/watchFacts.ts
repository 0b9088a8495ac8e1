import { type Environment, listen } from '@hadaya/core';
import { FORM } from './readLinkContext.ts';

const CHOICES = [
  'input',
  'change',
  'hadaya:variations:chosen',
  'hadaya:variations:shown',
  'hadaya:variations:reset',
] as const;

/**
 * When a value used in owners' texts may have changed, calls `onChange` once, before the next frame. Such values are
 * variation, quantity, price, page title and URL.
 */
export function watchFacts({ window, document, clock }: Environment, onChange: () => void, signal: AbortSignal): void {
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    const tell = () => {
      isPlanned = false;
      onChange();
    };
    clock.frame(tell, signal);
  };
  for (const name of CHOICES) listen(document, name, plan, { signal, passive: true });
  for (const name of ['popstate', 'hashchange']) listen(window, name, plan, { signal });
  // Some shop scripts update prices and titles without firing an event.
  const changes = new window.MutationObserver(plan);
  for (const found of [document.querySelector(FORM), document.querySelector('title')])
    if (found) changes.observe(found, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect(), { once: true });
}
