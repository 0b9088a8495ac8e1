import { createStrings, debounce, listen } from '@hadaya/core';
import { findTabStops, keepScroll, keepTabInside, lockScroll } from '@hadaya/core/overlay';
import { type FlyoutParts, type MenuContext, wantsLessMotion, whileOpen } from '../state/index.ts';
import { bindBack, leaveStrayEntry } from './dom/bindBack.ts';

const flyoutStrings = {
  en: { closeMenu: 'Close' },
  ar: { closeMenu: 'إغلاق' },
} as const;

const OVERLAY_FADE_MS = 100;
/** Duration of the closing animations, in milliseconds. */
const LEAVE_MS = 100;
const PANEL_MOVE_MS = 240;

function isolate({ wrapper }: FlyoutParts, { loan, environment }: MenuContext): void {
  let node: Element | null = wrapper;
  for (; node && node !== environment.document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && !sibling.matches('script, style, link, template'))
        loan.attributes(sibling, { inert: '' });
    }
  }
}

/**
 * Shifts the page by the panel's width. Uses a relative offset, because a transform would move the page's fixed
 * elements too.
 */
function pushPage(opening: MenuContext, { panel, side }: FlyoutParts): void {
  const { loan, environment, signal } = opening;
  const { body, documentElement } = environment.document;
  const { width } = panel.getBoundingClientRect();
  const left = `${side === 'left' ? width : -width}px`;
  const position = 'relative';
  loan.classes(body, { 'hfe-flyout-animating': true });
  loan.style(body, { position, left });
  if (wantsLessMotion(opening)) return;
  body.animate({ left: ['0px', left] }, { duration: PANEL_MOVE_MS, easing: 'ease-out' });
  signal.addEventListener('abort', () => {
    body.animate({ position: [position, position], left: [left, '0px'] }, LEAVE_MS);
    // Hides the scroll bar while part of the page is still shifted, because the page can already scroll again.
    documentElement.animate({ overflowX: ['hidden', 'hidden'] }, LEAVE_MS);
  });
}

/** Properties that make an element the containing block of its fixed descendants, in place of the viewport. */
const FRAMING = ['transform', 'translate', 'scale', 'rotate', 'perspective', 'filter', 'backdrop-filter'];

function isFramed(page: Window, element: Element | null): boolean {
  if (!element || element === page.document.documentElement) return false;
  const style = page.getComputedStyle(element);
  const isFrame =
    FRAMING.some((name) => !/^(none)?$/.test(style.getPropertyValue(name))) ||
    FRAMING.some((name) => style.willChange.includes(name)) ||
    /paint|layout|strict|content/.test(style.contain);
  return isFrame || isFramed(page, element.parentElement);
}

/** Inline properties that position panel and overlay; neither the state nor the animations write them. */
const PLACING = ['translate', 'min-width', 'height'];

/**
 * Keeps panel and overlay aligned with the viewport if they are inside a header or widget that is the containing block
 * of fixed boxes, for example because it is blurred or shifted. Panel and overlay are measured again when the window
 * changes its size, as on a rotated phone, or when an element around the flyout ends a transition or animation.
 */
function keepOnViewport(
  { environment, signal }: MenuContext,
  { wrapper, panel, overlay, side, isPush }: FlyoutParts,
): void {
  const { window: page, document, clock } = environment;
  const clear = () => {
    for (const name of PLACING) for (const node of [overlay, panel]) node?.style.removeProperty(name);
  };
  /** `isPushing` is true if the page will be shifted but has not been yet. */
  const position = (isPushing: boolean) => {
    clear();
    if (!isFramed(page, wrapper)) return;
    const { width } = panel.getBoundingClientRect();
    const pushed = isPushing ? (side === 'left' ? width : -width) : 0;
    for (const [node, left, room] of [
      [overlay, 0, page.innerWidth],
      [panel, side === 'left' ? 0 : page.innerWidth - width, width],
    ] as const) {
      if (!node) continue;
      const box = node.getBoundingClientRect();
      // The plugin's sheet reserves the space for WordPress's admin bar as a margin.
      const top = Number.parseFloat(page.getComputedStyle(node).marginTop) || 0;
      node.style.setProperty('translate', `${left - box.left - pushed}px ${top - box.top}px`);
      node.style.setProperty('min-width', `${room}px`);
      node.style.setProperty('height', `${page.innerHeight - top}px`);
    }
  };
  position(isPush);
  signal.addEventListener('abort', clear);
  // Measures again only after the entrance animation has had time to end, because a moving panel gives wrong positions.
  const positionAgain = debounce(() => position(false), { ms: PANEL_MOVE_MS, clock, signal });
  listen(page, 'resize', positionAgain, { signal });
  for (const type of ['transitionend', 'animationend'])
    listen(document, type, ({ target }) => target instanceof Node && target.contains(wrapper) && positionAgain(), {
      signal,
    });
}

function awayOf(side: FlyoutParts['side']): string {
  return `translateX(${side === 'left' ? '-' : ''}100%)`;
}

/** Keeps overlay and panel visible while they animate out, although they are already closed. */
function fadeOut({ overlay, panel, side }: FlyoutParts): void {
  const kept = { display: ['block', 'block'], pointerEvents: ['none', 'none'] };
  overlay?.animate({ opacity: [1, 0], ...kept }, LEAVE_MS);
  panel.animate({ transform: ['none', awayOf(side)], ...kept }, LEAVE_MS);
}

/**
 * Opens the flyout as a modal dialog; all changes are undone when the context's signal aborts. `isThere` is true if the
 * flyout was opened before this file loaded and is already visible.
 */
function openFlyout(opening: MenuContext, flyout: FlyoutParts, isThere: boolean): void {
  const { loan, texts, environment, signal } = opening;
  const { document } = environment;
  const { panel, overlay, side } = flyout;
  keepOnViewport(opening, flyout);
  loan.attributes(panel, { role: 'dialog', 'aria-modal': 'true', 'aria-label': texts.menu, tabindex: '-1' });
  if (!isThere && !wantsLessMotion(opening)) {
    overlay?.animate({ opacity: [0, 1] }, OVERLAY_FADE_MS);
    panel.animate({ transform: [awayOf(side), 'none'] }, { duration: PANEL_MOVE_MS, easing: 'ease-out' });
  }
  // If the flyout was opened by touch or mouse, the dialog itself takes focus, so that no link looks selected.
  const isByKeyboard = document.activeElement?.matches(':focus-visible');
  isolate(flyout, opening);
  lockScroll(document, signal);
  for (const box of [panel, overlay]) if (box) keepScroll(box, signal);
  if (flyout.isPush) pushPage(opening, flyout);
  bindBack(opening);
  listen(panel, 'keydown', (event) => keepTabInside(event, panel), { signal });
  const first = isByKeyboard ? findTabStops(panel)[0] : undefined;
  (first ?? panel).focus({ preventScroll: true });
}

/** Keeps the flyout's dialog in sync with the state, and returns focus to the trigger when it closes. */
export function startFlyout(context: MenuContext, flyout: FlyoutParts): void {
  const { parts, loan, signal } = context;
  const { toggle, wrapper } = parts;
  leaveStrayEntry(context);
  const { closeMenu } = createStrings(flyoutStrings, wrapper);
  if (flyout.closeButton) loan.attributes(flyout.closeButton, { role: 'button', 'aria-label': closeMenu });
  let { isOpen } = context.store.getState();
  whileOpen(context, (opening) => {
    openFlyout(opening, flyout, isOpen);
    isOpen = false;
    // Focus returns last, when the trigger is no longer inert, but not when the whole menu unmounts.
    opening.signal.addEventListener('abort', () => {
      if (signal.aborted) return;
      if (!wantsLessMotion(opening)) fadeOut(flyout);
      toggle?.focus({ preventScroll: true });
    });
  });
}
