import { defineIsland, type IslandContext, isOn, lazyPart, listen } from '@hadaya/core';
import { findElementor, readElementorConfig } from '@hadaya/core/elementor';
import { contentSettings } from '../settings.ts';
import { isPartLost, showNotice } from '../widget/dom/showNotice.ts';
import { isEdited } from '../widget/dom/widget.ts';
import { filmAddress, findByAction, findLink } from './dom/findLink.ts';

const loadVisitorParts = lazyPart(() => import('./visitorParts.ts'));

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Without the lightbox a link leads to its picture as links do; what is no link gets a line with a way to the film. */
function followInstead(link: HTMLElement, cause: unknown, { environment, island }: IslandContext<unknown>): void {
  environment.logger.warn('the lightbox could not be loaded; the link is followed instead', cause);
  if (link instanceof HTMLAnchorElement) environment.window.location.assign(link.href);
  else if (isPartLost(cause)) showNotice(link.parentElement ?? link, { island, lost: 'film', href: filmAddress(link) });
}

/** Pictures and films over the page, wherever a link or an address of the page asks for them. */
export const lightboxIsland = defineIsland({
  name: 'content-lightbox',
  selectors: [],
  scope: 'page',
  settings: { schema: contentSettings, key: 'content' },
  mount(context) {
    const { environment, signal } = context;
    const { window: page, document } = environment;
    if (isOn(readElementorConfig(page).is_static) || isEdited(page)) return;
    let isOpening = false;
    const open = async (link: HTMLElement) => {
      if (isOpening) return;
      isOpening = true;
      try {
        const { openLink } = await loadVisitorParts(signal);
        if (!signal.aborted) await openLink(link, context);
      } catch (cause) {
        if (!signal.aborted) followInstead(link, cause, context);
      }
      isOpening = false;
    };
    const answer = (event: Event, link: HTMLElement) => {
      event.preventDefault();
      // Where the builder's own lightbox is still there, one of the two is enough.
      if (findElementor(page)) event.stopPropagation();
      void open(link);
    };
    const linkOf = ({ target }: Event) => {
      const anchor = target instanceof Element ? target.closest('a') : null;
      return findByAction(anchor?.getAttribute('href') ?? '', document) ?? findLink(target, page);
    };
    const click = (event: MouseEvent) => {
      const link = isPlain(event) && !event.defaultPrevented ? linkOf(event) : undefined;
      if (link) answer(event, link);
    };
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isButton = target instanceof Element && target.matches('[data-elementor-lightbox] [role="button"]');
      const link = isButton && (key === 'Enter' || key === ' ') ? findLink(target, page) : undefined;
      if (link) answer(event, link);
    };
    // A click that asks for a new tab is the browser's; the builder's script, which listens on the document, would
    // keep it for its own lightbox. What the page itself listens for has had its turn by then.
    const leave = (event: MouseEvent) => {
      if (!isPlain(event) && findElementor(page) && linkOf(event)) event.stopPropagation();
    };
    listen(document, 'click', click, { signal, capture: true });
    listen(document.documentElement, 'click', leave, { signal });
    listen(document, 'keydown', press, { signal, capture: true });
    const asked = findByAction(page.location.hash, document);
    if (asked) void open(asked);
  },
});
