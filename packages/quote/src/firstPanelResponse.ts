import { createStore, type IslandContext, listen, type Store } from '@hadaya/core';
import { isPlainPress } from './dom/isPlainPress.ts';
import { LINK_SELECTOR } from './firstResponse.ts';
import type { QuoteSettings } from './settings.ts';

/**
 * State of the panel, which shows the list beside the page: 0 while it is closed, otherwise the number of the current
 * opening. The action is `open`, or the number of the opening to close. The number is needed because a dialog reports
 * its closing late, when the visitor may already have opened the panel again.
 */
export type PanelState = Store<number, 'open' | number>;

const reduce = (current: number, action: 'open' | number) => {
  if (action === 'open') return current + 1;
  return action === current ? 0 : current;
};

/**
 * Checks whether a URL leads to a page. Hashes and additional query parameters, which tracking plugins append, do not
 * matter.
 */
const leadsTo = (address: URL, page: URL) =>
  address.origin === page.origin &&
  address.pathname === page.pathname &&
  [...page.searchParams].every(([name, value]) => address.searchParams.get(name) === value);

/**
 * Opens the panel with the list when a visitor presses a link to the list's page, even in the contact widget's shadow
 * root. Runs after the link's own listeners.
 */
export function startPanelResponse(
  { element, settings, signal }: IslandContext<QuoteSettings>,
  loadView: () => void,
): PanelState {
  const { ownerDocument } = element;
  const panel: PanelState = createStore(reduce, 0);
  const page = new URL(settings.link, ownerDocument.baseURI);
  const press = (event: Event) => {
    const pressed = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!pressed?.href || !isPlainPress(event) || !leadsTo(new URL(pressed.href), page)) return;
    // Ignores the "Add to quote" link for pages without JavaScript, which leads to the same page with a product in its
    // query.
    if (pressed.matches(LINK_SELECTOR)) return;
    event.preventDefault();
    panel.dispatch('open');
    loadView();
  };
  listen(ownerDocument, 'click', press, { signal });
  return panel;
}
