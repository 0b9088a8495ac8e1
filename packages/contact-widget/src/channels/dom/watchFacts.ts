import { type Environment, listen } from '@hadaya/core';
import { FORM } from './readPlace.ts';

/** What tells that a shopper has chosen something else. */
const CHOICES = [
  'input',
  'change',
  'hadaya:variations:chosen',
  'hadaya:variations:shown',
  'hadaya:variations:reset',
] as const;

/**
 * Calls back before the next frame, once for all that has changed, when what owners' texts may name can be another: the chosen
 * variation, the quantity, the price, the page's title and address.
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
  // Scripts of the shop write prices and titles without an event.
  const changes = new window.MutationObserver(plan);
  for (const found of [document.querySelector(FORM), document.querySelector('title')])
    if (found) changes.observe(found, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect(), { once: true });
}
