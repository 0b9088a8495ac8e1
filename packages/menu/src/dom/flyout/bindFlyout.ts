import { listen } from '@hadaya/core';
import { createLoan } from '@hadaya/core/loan';
import { findTabStops, lockScroll } from '@hadaya/core/overlay';
import { prefersStillness, type SpokenMenuContext, toPixels } from '../menuContext.ts';
import type { FlyoutParts } from '../menuParts.ts';

/** How long the overlay fades, in milliseconds. */
const OVERLAY_FADE_MS = 100;
const PANEL_MOVE_MS = 240;
const COARSE_POINTER = '(pointer: coarse)';

/** Makes everything outside the flyout inert, level by level up to the body. */
function isolate({ wrapper }: FlyoutParts, setInert: (element: Element) => void): void {
  for (let node: Element = wrapper; node !== node.ownerDocument.body; ) {
    const parent: Element | null = node.parentElement;
    if (!parent) return;
    for (const sibling of parent.children) {
      if (sibling !== node && !sibling.matches('script, style, link, template')) setInert(sibling);
    }
    node = parent;
  }
}

/** Shifts the page by the panel's width. A relative offset, since a transform would move fixed elements of the page too. */
function pushPage(context: SpokenMenuContext, flyout: FlyoutParts, signal: AbortSignal): void {
  const { document } = context.environment;
  const width = flyout.panel.getBoundingClientRect().width;
  const loan = createLoan(signal);
  loan.classes(document.body, { 'hfe-flyout-animating': true });
  loan.style(document.body, {
    position: 'relative',
    left: toPixels(flyout.side === 'left' ? width : -width),
    transition: prefersStillness(context) ? 'none' : `left ${PANEL_MOVE_MS}ms ease-out`,
  });
}

/** On phones, Back closes the flyout and nothing else: one history entry while it is open. */
function bindBack({ store, environment }: SpokenMenuContext, signal: AbortSignal): void {
  const { window } = environment;
  if (!window.matchMedia(COARSE_POINTER).matches) return;
  let isOurs = true;
  window.history.pushState(window.history.state, '');
  listen(
    window,
    'popstate',
    () => {
      isOurs = false;
      store.dispatch({ kind: 'closed' });
    },
    { signal },
  );
  signal.addEventListener('abort', () => isOurs && window.history.back(), { once: true });
}

/** Tab stays inside the panel. */
function wrapTab(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = findTabStops(panel);
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (event.target !== edge && event.target !== panel) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Opens the flyout as a modal dialog; everything it does is undone when `signal` aborts. */
function openFlyout(context: SpokenMenuContext, flyout: FlyoutParts, signal: AbortSignal): void {
  const { document } = context.environment;
  const { panel, overlay, side } = flyout;
  const loan = createLoan(signal);
  const isStill = prefersStillness(context);
  loan.attributes(panel, { role: 'dialog', 'aria-modal': 'true', 'aria-label': context.texts.menu, tabindex: '-1' });
  loan.style(panel, { [side]: toPixels(0) });
  if (overlay) {
    loan.style(overlay, { display: 'block', 'z-index': '999998' });
    if (!isStill) overlay.animate({ opacity: [0, 1] }, OVERLAY_FADE_MS);
  }
  if (!isStill) {
    const from = side === 'left' ? '-100%' : '100%';
    panel.animate({ transform: [`translateX(${from})`, 'none'] }, { duration: PANEL_MOVE_MS, easing: 'ease-out' });
  }
  isolate(flyout, (element) => loan.attributes(element, { inert: '' }));
  lockScroll(document, signal);
  if (flyout.isPush) pushPage(context, flyout, signal);
  bindBack(context, signal);
  listen(panel, 'keydown', (event) => wrapTab(panel, event), { signal });
  (findTabStops(panel)[0] ?? panel).focus({ preventScroll: true });
}

/** Keeps the flyout's dialog in step with the state, and gives the focus back to the trigger when it closes. */
export function bindFlyout(context: SpokenMenuContext): void {
  const { parts, store, loan, texts, signal } = context;
  const { flyout, toggle } = parts;
  if (!flyout) return;
  if (flyout.closeButton) {
    loan.attributes(flyout.closeButton, { role: 'button', 'aria-label': texts.closeMenu });
    for (const inner of flyout.closeButton.querySelectorAll('[tabindex]')) loan.attributes(inner, { tabindex: null });
  }
  let opened: AbortController | undefined;
  const update = () => {
    const { isOpen } = store.getState();
    if (isOpen === Boolean(opened)) return;
    if (isOpen) {
      opened = new AbortController();
      openFlyout(context, flyout, opened.signal);
    } else {
      opened?.abort();
      opened = undefined;
      toggle?.focus({ preventScroll: true });
    }
  };
  update();
  store.subscribe(update, signal);
  signal.addEventListener('abort', () => opened?.abort(), { once: true });
}
