import { listen, whenPainted } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import { tellChanges } from './tellChanges.ts';

/** Minimum change in height that indicates a keyboard; a smaller change comes from the browser's bars. */
const KEYBOARD_LEAST_PX = 150;

/**
 * Marks the widget's node while the on-screen keyboard is open, and passes the keyboard's height to the style sheet, so
 * that the focused field stays visible.
 */
export function watchKeyboard({ context, signal }: ContactPage, host: HTMLElement): void {
  const { window } = context.environment;
  const viewport = window.visualViewport;
  if (!viewport) return;
  const look = () => {
    // Pinch zoom also shrinks the visual viewport, without a keyboard.
    const height = viewport.scale > 1.05 ? 0 : Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
    const isUp = height >= KEYBOARD_LEAST_PX;
    host.toggleAttribute('data-keyboard', isUp);
    if (isUp) host.style.setProperty('--chaty-keyboard', `${height}px`);
    else host.style.removeProperty('--chaty-keyboard');
    if (isUp) (host.shadowRoot ?? host).querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  };
  listen(viewport, 'resize', look, { signal });
  // After a paint, positions and sizes are known, so reading them forces no layout.
  whenPainted(context.environment.clock, look, signal);
}

/**
 * Adds to the body the classes for device, orientation and live chat that sites use in their styles, and removes them
 * when the widgets are destroyed.
 */
function markBody(page: ContactPage): void {
  const { context, signal, device, server } = page;
  const { window, document } = context.environment;
  const { classList } = document.body;
  const orientation = window.matchMedia('(orientation: portrait)');
  const own = [`cht-in-${device}`, ...(server.hasChatway ? ['csaas-has-chatway'] : [])];
  const turn = () => {
    classList.toggle('cht-portrait', orientation.matches);
    classList.toggle('cht-landscape', !orientation.matches);
  };
  classList.add(...own);
  turn();
  listen(orientation, 'change', turn, { signal });
  signal.addEventListener('abort', () => classList.remove(...own, 'cht-portrait', 'cht-landscape'), {
    once: true,
  });
}

function watchReturn({ context, store, signal }: ContactPage): void {
  const close = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const id of Object.keys(store.getState())) store.dispatch({ kind: 'close', id });
  };
  listen(context.environment.window, 'pageshow', close, { signal });
}

/**
 * Adds classes to the body for the site's styles, emits the public events, and closes open lists and panels on a return
 * from the back/forward cache. Called once per page.
 */
export function followPage(page: ContactPage): void {
  markBody(page);
  watchReturn(page);
  tellChanges(page);
}
