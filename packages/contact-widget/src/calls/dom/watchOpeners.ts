import { listen, onVisible } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import type { ContactCalls } from './createCalls.ts';

const OPENER = '[data-hadaya-open]';

/**
 * Looks for the ways in which the page itself opens widgets: the addresses `#contact`, `#contact-whatsapp` and `?contact=…`,
 * links to them also where the page stands there already, and elements with `data-hadaya-open`, at a click or once when one with `data-hadaya-when="visible"` comes into view.
 */
export function watchOpeners({ signal, context }: ContactPage, { follow }: ContactCalls): void {
  const { window, document } = context.environment;
  const look = (by: 'press' | 'page') => {
    if (/[?&]contact=|#contact(?:-[\w-]+)?$/.test(window.location.href)) follow({ by });
  };
  look('page');
  listen(window, 'hashchange', () => look('press'), { signal });
  for (const opener of document.querySelectorAll(`${OPENER}[data-hadaya-when="visible"]`))
    onVisible(opener, () => follow({ opener, by: 'page' }), { signal, rootMargin: '0px' });
  listen(
    document,
    'click',
    (event) => {
      const target = event.composedPath()[0];
      const opener = target instanceof window.Element && target.closest(OPENER);
      // Whoever asks for a new tab or window gets the link's own address there.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A second press on the same link changes no address.
      const again = target instanceof window.Element && target.closest<HTMLAnchorElement>('a[href*="#contact"]');
      if (!opener && again && again.href === window.location.href) follow({ by: 'press' });
      if (!opener) return;
      event.preventDefault();
      follow({ opener, by: 'press' });
    },
    { signal },
  );
}
