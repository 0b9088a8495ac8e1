import { defineIsland, hasModifier, isOn, listen } from '@hadaya/core';
import { findElementor, readElementorConfig } from '@hadaya/core/elementor';
import { contentSettings } from '../settings.ts';
import { isEdited } from '../widget/index.ts';
import { createLinkOpener, type LinkOpener } from './createLinkOpener.ts';
import { findByAction, findLink } from './dom/findLink.ts';

const isPlain = (event: MouseEvent) => event.button === 0 && !hasModifier(event);

/**
 * Loads the lightbox at the first sign of intent on a link: a mouse over it, a finger on it, or focus. Pressing a mouse
 * button also requests the picture; touching the link does not, because the finger may be starting to scroll.
 */
function watchIntent(
  page: Document,
  linkOf: (event: Event) => HTMLElement | undefined,
  opener: LinkOpener,
  signal: AbortSignal,
): void {
  const options = { signal, capture: true, passive: true };
  const prepare = (event: Event) => {
    const link = linkOf(event);
    if (link) opener.prepare(link);
  };
  for (const type of ['pointerover', 'focusin']) listen(page, type, prepare, options);
  const press = (event: PointerEvent) => {
    const link = event.pointerType === 'mouse' && isPlain(event) ? linkOf(event) : undefined;
    if (link) opener.ask(link);
  };
  listen(page, 'pointerdown', press, options);
}

/**
 * Opens pictures and videos in the lightbox when the visitor clicks a link or when the page's URL names a picture or
 * video.
 */
export const lightboxIsland = defineIsland({
  name: 'content-lightbox',
  selectors: [],
  scope: 'page',
  settings: { schema: contentSettings, key: 'content' },
  mount(context) {
    const { environment, signal } = context;
    const { window: page, document } = environment;
    if (isOn(readElementorConfig(page).is_static) || isEdited(page)) return;
    const opener = createLinkOpener(context);
    const answer = (event: Event, link: HTMLElement) => {
      event.preventDefault();
      // Prevents the builder's own lightbox, if it still runs, from opening too.
      if (findElementor(page)) event.stopPropagation();
      opener.open(link);
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
    // Leaves a click that opens a new tab to the browser. The builder's script listens on the document and would open
    // its lightbox instead, so the event is stopped here, after the page's listeners have run.
    const leave = (event: MouseEvent) => {
      if (!isPlain(event) && findElementor(page) && linkOf(event)) event.stopPropagation();
    };
    watchIntent(document, linkOf, opener, signal);
    listen(document, 'click', click, { signal, capture: true });
    listen(document.documentElement, 'click', leave, { signal });
    listen(document, 'keydown', press, { signal, capture: true });
    const asked = findByAction(page.location.hash, document);
    if (asked) opener.open(asked);
  },
});
