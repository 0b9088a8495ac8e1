import { hasModifier, listen, onVisible } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import type { ContactCalls } from './createCalls.ts';

const OPENER = '[data-hadaya-open]';

/**
 * Watches the page for everything that opens widgets: the URLs `#contact`, `#contact-whatsapp` and `?contact=…`, links
 * to these URLs (even if the page is already at that URL), and elements with `data-hadaya-open`. Such an element opens
 * a widget on click or, with `data-hadaya-when="visible"`, the first time it scrolls into view.
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
      if (event.defaultPrevented || hasModifier(event)) return;
      // Clicking a link to the current URL fires no `hashchange` event.
      const again = target instanceof window.Element && target.closest<HTMLAnchorElement>('a[href*="#contact"]');
      if (!opener && again && again.href === window.location.href) follow({ by: 'press' });
      if (!opener) return;
      event.preventDefault();
      follow({ opener, by: 'press' });
    },
    { signal },
  );
}
