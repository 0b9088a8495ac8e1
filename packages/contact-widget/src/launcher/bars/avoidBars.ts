import { childController, listen, type PageWindow } from '@hadaya/core';
import type { ContactPage } from '../../start/ContactPage.ts';
import { afterPaint } from '../dom/followPage.ts';
import { type FoundBars, findBars } from './findBars.ts';
import { type Corner, readLift } from './readLift.ts';

const WATCHED = { attributes: true, attributeFilter: ['class', 'style', 'hidden', 'open'], childList: true };

/** Calls back when one of the elements may look different: its size, its attributes or those around it, a movement's end. */
function followElements(
  page: PageWindow,
  elements: Iterable<Element>,
  { signal, onChange }: { readonly signal: AbortSignal; readonly onChange: () => void },
): void {
  const { document } = page;
  const sizes = new page.ResizeObserver(onChange);
  const changes = new page.MutationObserver(onChange);
  for (const element of elements) {
    sizes.observe(element);
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      changes.observe(at, WATCHED);
  }
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    changes.disconnect();
  });
  for (const name of ['transitionend', 'animationend', 'scrollend']) listen(document, name, onChange, { signal });
  listen(page, 'resize', onChange, { signal });
}

/** How far the style sheet moves the widget up; a page that sets `--hadaya-bottom` itself has its way. */
const LIFT = '--chaty-bar';
const OWNERS = '--hadaya-bottom';

const NOTHING: FoundBars = { bars: [], elements: new Set() };

/** Where the widget stands without us. */
function readCorner(page: Window, place: Element): Corner | undefined {
  const frame = place.parentElement;
  if (!frame) return undefined;
  const { left, right } = place.getBoundingClientRect();
  const height = page.innerHeight;
  return { left, right, height, bottom: height - Number.parseFloat(page.getComputedStyle(frame).bottom) };
}

const areSame = (one: ReadonlySet<Element>, other: ReadonlySet<Element>) =>
  one.size === other.size && [...one].every((element) => other.has(element));

/**
 * Keeps a widget, whose `place` must not be covered, above the cookie boxes and sticky bars of the page: looks after the
 * next paint and whenever something comes into the body or leaves it, and follows closely only what it found.
 */
export function avoidBars({ context, signal }: ContactPage, host: HTMLElement, place: Element): void {
  const { window, document, clock } = context.environment;
  let followed = NOTHING.elements;
  let following = childController(signal);
  let isPlanned = false;

  const look = () => {
    isPlanned = false;
    const corner = readCorner(window, place);
    const isOwn = window.getComputedStyle(host).getPropertyValue(OWNERS) !== '';
    const { bars, elements } = corner && !isOwn ? findBars(window, corner) : NOTHING;
    const lift = corner ? readLift(bars, corner) : 0;
    if (lift > 0) host.style.setProperty(LIFT, `${lift}px`);
    else host.style.removeProperty(LIFT);
    if (areSame(elements, followed)) return;
    followed = elements;
    following.abort();
    following = childController(signal);
    if (elements.size > 0) followElements(window, elements, { signal: following.signal, onChange: plan });
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    afterPaint(clock, look, signal);
  };
  const arrivals = new window.MutationObserver(plan);
  arrivals.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => arrivals.disconnect());
  plan();
}
