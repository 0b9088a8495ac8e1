import { listen } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import type { PublicCalls } from './publishCalls.ts';

const OPENER = '[data-hadaya-open]';

/**
 * Looks for the ways in which the page itself opens widgets: the addresses `#contact` and `?contact=…`, and elements
 * with `data-hadaya-open`. What they mean is worked out by the part that carries out calls.
 */
export function watchOpeners({ signal, context }: ContactPage, { ask }: PublicCalls): void {
  const { window, document } = context.environment;
  const follow = () => {
    if (/[?&]contact=|#contact$/.test(window.location.href)) ask((calls) => calls.followAddress());
  };
  follow();
  listen(window, 'hashchange', follow, { signal });
  if (document.querySelector(`${OPENER}[data-hadaya-when]`)) ask((calls) => calls.openWhenVisible());
  listen(
    document,
    'click',
    (event) => {
      const target = event.composedPath()[0];
      const opener = target instanceof window.Element && target.closest(OPENER);
      if (!opener || event.defaultPrevented) return;
      event.preventDefault();
      ask((calls) => calls.followOpener(opener));
    },
    { signal },
  );
}
