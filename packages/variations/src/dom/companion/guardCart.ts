import { listen } from '@hadaya/core';
import { findCartButton, findSelects, readVariationId } from '../markup.ts';
import type { CompanionSession } from './companionSession.ts';
import type { ShowNotice } from './notice.ts';
import type { Speech } from './speech.ts';

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Keeps an unfinished choice out of the cart. A disabled button says why beside the attribute (before WooCommerce's
 * alert box; with `inlineNotices` off WooCommerce's own box is left to open), and a submit that comes before the form
 * has been initialised is stopped: the server would refuse it on a page without the choice.
 */
export function guardCart(
  { root, settings, signal }: CompanionSession,
  { say, showNotice }: { readonly say: Speech['say']; readonly showNotice: ShowNotice },
): void {
  listen(
    root,
    'click',
    (event) => {
      const button = findCartButton(root);
      if (!settings.inlineNotices || !button?.classList.contains('disabled')) return;
      if (!(event.target instanceof Node) || !button.contains(event.target)) return;
      stop(event);
      showNotice(say(button.classList.contains('wc-variation-is-unavailable') ? 'unavailable' : 'makeSelection'));
    },
    { signal, capture: true },
  );
  listen(
    root,
    'submit',
    (event) => {
      const isUnfinished = findSelects(root).some((select) => select.value === '');
      if (!isUnfinished || readVariationId(root) > 0) return;
      stop(event);
      showNotice(say('makeSelection'));
    },
    { signal, capture: true },
  );
}
