import { markOwnRoot } from '@hadaya/core';
import { readHtml } from '@hadaya/core/html';
import type { ContactPage } from '../start/ContactPage.ts';
import { createMarkup } from './dom/createMarkup.ts';
import { textProfile } from './model/textProfile.ts';

// What of the launcher only some owners ask for: beside the two below a letter of the page's icon font and a style sheet.
export { drawGlyph } from './dom/watchGlyph.ts';
export { adoptOwnerSheet, createScopedSheet } from './ownerCss/adoptOwnerSheet.ts';

/** Shows a text of the owner's that may carry a little markup in a place for it; text stands in elements of its own. */
export function showOwnerText(place: HTMLElement, source: string): void {
  place.replaceChildren(...createMarkup(place.ownerDocument, readHtml(source, textProfile)));
  place.hidden = false;
}

/** Adds the web font that a widget names, once per page and only when the visitor agrees where a site asks for it. */
export function loadFont({ context, signal, consent }: ContactPage, font: string): void {
  const { environment, island } = context;
  const { document } = environment;
  const add = () => {
    const href = `https://fonts.googleapis.com/css?family=${encodeURIComponent(font)}&display=swap`;
    if ([...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === href))
      return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.crossOrigin = 'anonymous';
    markOwnRoot(link, island);
    document.head.append(link);
    signal.addEventListener('abort', () => link.remove(), { once: true });
  };
  consent.when('preferences', add, signal);
}
