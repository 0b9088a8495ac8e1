import { createStrings, findTabStops, listen } from '@hadaya/core';
import { lockScroll } from '@hadaya/core/overlay';
import type { SpokenMenuContext } from '../menuContext.ts';
import type { FlyoutParts } from '../menuParts.ts';
import { bindBack, leaveStrayEntry } from './backEntry.ts';
import { flyoutStrings } from './flyoutStrings.ts';

/** How long the overlay fades in, in milliseconds. */
const OVERLAY_FADE_MS = 100;
/** How long everything takes to leave. */
const LEAVE_MS = 100;
const PANEL_MOVE_MS = 240;

/** Makes everything outside the flyout inert, level by level up to the body. */
function isolate({ wrapper }: FlyoutParts, { loan, environment }: SpokenMenuContext): void {
  let node: Element | null = wrapper;
  for (; node && node !== environment.document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && !sibling.matches('script, style, link, template'))
        loan.attributes(sibling, { inert: '' });
    }
  }
}

/** Shifts the page by the panel's width. A relative offset, since a transform would move fixed elements of the page too. */
function pushPage({ loan, environment, signal, isStill }: SpokenMenuContext, { panel, side }: FlyoutParts): void {
  const { body, documentElement } = environment.document;
  const { width } = panel.getBoundingClientRect();
  const left = `${side === 'left' ? width : -width}px`;
  const position = 'relative';
  loan.classes(body, { 'hfe-flyout-animating': true });
  loan.style(body, { position, left });
  if (isStill()) return;
  body.animate({ left: ['0px', left] }, { duration: PANEL_MOVE_MS, easing: 'ease-out' });
  signal.addEventListener('abort', () => {
    body.animate({ position: [position, position], left: [left, '0px'] }, LEAVE_MS);
    // The page may scroll again; no bar below it for the part that is still aside.
    documentElement.animate({ overflowX: ['hidden', 'hidden'] }, LEAVE_MS);
  });
}

/** Tab stays inside the panel. */
function wrapTab(panel: HTMLElement, stops: readonly HTMLElement[], event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || (target !== panel && target !== stops.at(shiftKey ? 0 : -1))) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}

function awayOf(side: FlyoutParts['side']): string {
  return `translateX(${side === 'left' ? '-' : ''}100%)`;
}

/** Lets overlay and panel leave: they are closed already, and only their last picture goes. */
function fadeOut({ overlay, panel, side }: FlyoutParts): void {
  const kept = { display: ['block', 'block'], pointerEvents: ['none', 'none'] };
  overlay?.animate({ opacity: [1, 0], ...kept }, LEAVE_MS);
  panel.animate({ transform: ['none', awayOf(side)], ...kept }, LEAVE_MS);
}

/** Opens the flyout as a modal dialog; everything it does is undone when the context's signal aborts. */
function openFlyout(opening: SpokenMenuContext, flyout: FlyoutParts): void {
  const { loan, texts, environment, signal, isStill } = opening;
  const { document } = environment;
  const { panel, overlay, side } = flyout;
  loan.attributes(panel, { role: 'dialog', 'aria-modal': 'true', 'aria-label': texts.menu, tabindex: '-1' });
  if (!isStill()) {
    overlay?.animate({ opacity: [0, 1] }, OVERLAY_FADE_MS);
    panel.animate({ transform: [awayOf(side), 'none'] }, { duration: PANEL_MOVE_MS, easing: 'ease-out' });
  }
  // Opened by a finger or a mouse, the dialog itself takes the focus: no link looks as if it were chosen.
  const isByKeyboard = document.activeElement?.matches(':focus-visible');
  isolate(flyout, opening);
  lockScroll(document, signal);
  if (flyout.isPush) pushPage(opening, flyout);
  bindBack(opening);
  listen(panel, 'keydown', (event) => wrapTab(panel, findTabStops(panel), event), { signal });
  const first = isByKeyboard ? findTabStops(panel)[0] : undefined;
  (first ?? panel).focus({ preventScroll: true });
}

/** Keeps the flyout's dialog in step with the state, and gives the focus back to the trigger when it closes. */
export function startFlyout(context: SpokenMenuContext, flyout: FlyoutParts): void {
  const { parts, loan, signal, whileOpen } = context;
  const { toggle, wrapper } = parts;
  leaveStrayEntry(context);
  const { closeMenu } = createStrings(flyoutStrings, wrapper);
  if (flyout.closeButton) loan.attributes(flyout.closeButton, { role: 'button', 'aria-label': closeMenu });
  whileOpen((opening) => {
    openFlyout(opening, flyout);
    // Last, so that the trigger is no longer inert; not when the whole menu unmounts.
    opening.signal.addEventListener('abort', () => {
      if (signal.aborted) return;
      if (!opening.isStill()) fadeOut(flyout);
      toggle?.focus({ preventScroll: true });
    });
  });
}
