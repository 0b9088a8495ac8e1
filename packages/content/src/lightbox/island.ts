import { defineIsland, isOn, isRecord, listen } from '@hadaya/core';
import { isEdited, readConfig } from '../dom/openWidget.ts';
import { contentSettings } from '../settings.ts';
import { findByAction, findLink } from './dom/findLink.ts';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Pictures and films over the page, wherever a link or an address of the page asks for them. */
export const lightboxIsland = defineIsland({
  name: 'content-lightbox',
  selectors: [],
  scope: 'page',
  load: 'eager',
  settings: { schema: contentSettings, key: 'content' },
  mount(context) {
    const { environment, signal } = context;
    const { window: page, document } = environment;
    if (isOn(readConfig(page).is_static) || isEdited(page)) return;
    let isOpening = false;
    const open = async (link: HTMLElement) => {
      if (isOpening) return;
      isOpening = true;
      try {
        const { openLink } = await import('./openLink.ts');
        if (!signal.aborted) await openLink(link, context);
      } catch (cause) {
        environment.logger.warn('the lightbox could not be loaded; the link is followed instead', cause);
        if (link instanceof HTMLAnchorElement) page.location.assign(link.href);
      }
      isOpening = false;
    };
    const answer = (event: Event, link: HTMLElement) => {
      event.preventDefault();
      // Where the builder's own lightbox is still there, one of the two is enough.
      if (isRecord(Reflect.get(page, 'elementorFrontend'))) event.stopPropagation();
      void open(link);
    };
    const click = (event: MouseEvent) => {
      if (!isPlain(event) || event.defaultPrevented) return;
      const { target } = event;
      const anchor = target instanceof Element ? target.closest('a') : null;
      const link = findByAction(anchor?.getAttribute('href') ?? '', document) ?? findLink(target, page);
      if (link) answer(event, link);
    };
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isButton = target instanceof Element && target.matches('[data-elementor-lightbox] [role="button"]');
      const link = isButton && (key === 'Enter' || key === ' ') ? findLink(target, page) : undefined;
      if (link) answer(event, link);
    };
    listen(document, 'click', click, { signal, capture: true });
    listen(document, 'keydown', press, { signal, capture: true });
    const asked = findByAction(page.location.hash, document);
    if (asked) void open(asked);
  },
});
