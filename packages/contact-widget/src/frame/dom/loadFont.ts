import { createOwnRoot } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';

/** Adds the widget's web font once per page, after consent if the site requires it. */
export function loadFont({ context, signal, consent }: ContactPage, font: string): void {
  const { environment, island } = context;
  const { document } = environment;
  const add = () => {
    const href = `https://fonts.googleapis.com/css?family=${encodeURIComponent(font)}&display=swap`;
    if ([...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === href))
      return;
    const link = createOwnRoot(document, 'link', island, { rel: 'stylesheet', href, crossorigin: 'anonymous' });
    document.head.append(link);
    signal.addEventListener('abort', () => link.remove(), { once: true });
  };
  consent.when('preferences', add, signal);
}
