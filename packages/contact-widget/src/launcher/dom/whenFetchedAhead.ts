import { listen } from '@hadaya/core';
import type { ContactPage } from '../../start/ContactPage.ts';
import { loadList } from '../loadList.ts';

/** The loader's link to the list's own file, the last of the part. */
const LINK = 'link[rel=prefetch][href*=startList]';

/**
 * Calls back when the list may be drawn though nobody has reached for it: the loader has fetched its files ahead, and they
 * have run. Each is a task of its own in idle time; a tap then only shows the list.
 */
export function whenFetchedAhead({ context, signal }: ContactPage, callback: () => void): void {
  const { document, clock } = context.environment;
  const draw = () => clock.idle(callback, signal);
  const run = () => loadList(signal).then(draw, () => {});
  const look = ({ target }: { readonly target: unknown }) => {
    if (target instanceof Element && target.matches(LINK)) clock.idle(run, signal);
  };
  listen(document, 'load', look, { signal, capture: true });
  look({ target: document.querySelector(LINK) });
}
