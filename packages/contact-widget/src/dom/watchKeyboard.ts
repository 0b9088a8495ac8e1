import { listen } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';

/** Less than this is a browser bar, not a keyboard. */
const KEYBOARD_LEAST_PX = 150;

/** Marks the widget's node while the on-screen keyboard is up, with the keyboard's height for the style sheet. */
export function watchKeyboard({ context, signal }: ContactPage, host: HTMLElement): void {
  const { window } = context.environment;
  const viewport = window.visualViewport;
  if (!viewport) return;
  const look = () => {
    // Pinch zoom shrinks the visual viewport as well.
    const height = viewport.scale > 1.05 ? 0 : Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
    const isUp = height >= KEYBOARD_LEAST_PX;
    host.toggleAttribute('data-keyboard', isUp);
    if (isUp) host.style.setProperty('--chaty-keyboard', `${height}px`);
    else host.style.removeProperty('--chaty-keyboard');
  };
  listen(viewport, 'resize', look, { signal });
  look();
}
