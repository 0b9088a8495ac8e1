import { markOwnRoot } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import { whenConsent } from './consent.ts';

/** Fonts that every system has; anything else is asked for at the font service. */
const SYSTEM_FONTS =
  /^(?:System Stack|Arial|Tahoma|Verdana|Helvetica|Times New Roman|Trebuchet MS|Georgia|inherit|system-ui)$|^-apple-system/i;

/** A name that the font service can know: letters, digits and what stands between them. */
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** Adds the web font that a widget names, once per page and only when the visitor agrees where a site asks for it. */
export function loadFont({ context, signal }: ContactPage, font: string): void {
  const { environment, island } = context;
  const { window, document } = environment;
  if (!FONT_NAME.test(font) || SYSTEM_FONTS.test(font)) return;
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
  whenConsent(window, 'preferences', add, signal);
}
