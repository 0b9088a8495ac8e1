import { createLife } from '@hadaya/core/life';
import type { ContactPage } from '../../ContactPage.ts';
import { type Corner, readLift } from '../../model/layout/readLift.ts';
import { type FoundBars, findBars } from './findBars.ts';
import { followElements } from './followElements.ts';

/** How far the style sheet moves the widget up; a page that sets `--hadaya-bottom` itself has its way. */
const LIFT = '--chaty-bar';
const OWNERS = '--hadaya-bottom';

const NOTHING: FoundBars = { bars: [], elements: new Set() };

/** Where the widget stands without us. */
function readCorner(page: Window, host: HTMLElement): Corner | undefined {
  const place = (host.shadowRoot ?? host).querySelector('.chaty-channels');
  const frame = place?.parentElement;
  if (!frame) return undefined;
  const { left, right } = place.getBoundingClientRect();
  const height = page.innerHeight;
  return { left, right, height, bottom: height - Number.parseFloat(page.getComputedStyle(frame).bottom) };
}

const areSame = (one: ReadonlySet<Element>, other: ReadonlySet<Element>) =>
  one.size === other.size && [...one].every((element) => other.has(element));

/**
 * Keeps a widget above the cookie boxes and sticky bars of the page: looks once now and whenever something comes into the
 * body or leaves it, and follows closely only what it found.
 */
export function avoidBars({ context, signal }: ContactPage, host: HTMLElement): void {
  const { window, document, clock } = context.environment;
  let followed = NOTHING.elements;
  let following = createLife(signal);
  let isPlanned = false;

  const look = () => {
    isPlanned = false;
    const corner = readCorner(window, host);
    const isOwn = window.getComputedStyle(host).getPropertyValue(OWNERS) !== '';
    const { bars, elements } = corner && !isOwn ? findBars(window, corner) : NOTHING;
    const lift = corner ? readLift(bars, corner) : 0;
    if (lift > 0) host.style.setProperty(LIFT, `${lift}px`);
    else host.style.removeProperty(LIFT);
    if (areSame(elements, followed)) return;
    followed = elements;
    following.abort();
    following = createLife(signal);
    if (elements.size > 0) followElements(window, elements, { signal: following.signal, onChange: plan });
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    clock.frame(look, signal);
  };
  const arrivals = new window.MutationObserver(plan);
  arrivals.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => arrivals.disconnect());
  look();
}
