import { childController, type PageWindow } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { followElements, readArrivals } from './followElements.ts';
import { findCandidates, measureBars } from './measureBars.ts';
import { type Corner, readLift } from './readLift.ts';
import { whenQuiet } from './whenQuiet.ts';

/** Custom property that moves the widget up; a page that sets `--hadaya-bottom` overrides it. */
const LIFT = '--chaty-bar';
const OWNERS = '--hadaya-bottom';
/** Custom property for the transition of the widget's upward movement. */
const RISE = '--contact-rise';

/** Elements that are never bars: Hadaya's own, and those that are not rendered. */
const NO_BARS = 'script, style, link, template, noscript, meta, [data-hadaya-root]';

/** Returns the widget's box as it would be without the lift. */
function readCorner(page: Window, container: Element): Corner | undefined {
  const frame = container.parentElement;
  if (!frame) return undefined;
  const { left, right } = container.getBoundingClientRect();
  const height = page.innerHeight;
  return { left, right, height, bottom: height - Number.parseFloat(page.getComputedStyle(frame).bottom) };
}

/**
 * Maximum passes in the search for a free position; more than one, because there may be another button above the first.
 */
const ROUNDS = 3;

/** Returns the distance in CSS pixels that the widget must move up, and the elements to observe. */
function findLift(page: PageWindow, known: readonly Element[], corner: Corner) {
  let found = measureBars(page, known, corner);
  let lift = readLift(found.bars, corner);
  for (let round = 1, from = 0; round < ROUNDS && lift > from; round += 1) {
    from = lift;
    found = measureBars(page, found.elements, corner, lift);
    lift = readLift(found.bars, corner);
  }
  return { lift, elements: found.elements };
}

const areSame = (one: ReadonlySet<Element>, other: ReadonlySet<Element>) =>
  one.size === other.size && [...one].every((element) => other.has(element));

/**
 * Runs the callback once, when an element gets its first box. This happens between layout and paint, where measuring
 * forces no extra layout.
 */
function beforeFirstPaint(
  page: Pick<PageWindow, 'ResizeObserver'>,
  element: Element,
  call: () => void,
  signal: AbortSignal,
): void {
  const boxes = new page.ResizeObserver(() => {
    boxes.disconnect();
    if (!signal.aborted) call();
  });
  boxes.observe(element);
  signal.addEventListener('abort', () => boxes.disconnect());
}

/**
 * Keeps a widget's `container` above cookie banners, sticky bars and other plugins' buttons. Scans the page once before
 * the widget's first paint, so that the widget does not slide into position. Afterwards measures only additions to the
 * body and the bars already found, in idle time.
 */
export function avoidBars({ context, signal }: ContactPage, host: HTMLElement, container: Element): void {
  const { window, document } = context.environment;
  let candidates: ReadonlySet<Element> = new Set();
  let arrived: Element[] = [...document.body.children];
  let following = childController(signal);

  const look = () => {
    const corner = readCorner(window, container);
    if (!corner || window.getComputedStyle(host).getPropertyValue(OWNERS) !== '') {
      host.style.removeProperty(LIFT);
      return;
    }
    const known = [...candidates, ...findCandidates(window, arrived)].filter(({ isConnected }) => isConnected);
    arrived = [];
    const { lift, elements } = findLift(window, known, corner);
    if (lift > 0) host.style.setProperty(LIFT, `${lift}px`);
    else host.style.removeProperty(LIFT);
    if (areSame(elements, candidates)) return;
    candidates = elements;
    following.abort();
    following = childController(signal);
    const { signal: own } = following;
    const follow = () => followElements(window, elements, { signal: own, onChange: plan, onArrival });
    // Measuring again between layout and paint would raise a ResizeObserver loop error on the page.
    if (elements.size > 0) context.environment.clock.frame(follow, own);
  };
  const plan = whenQuiet(context.environment, look, signal);
  const onArrival = (some: readonly Element[]) => {
    arrived.push(...some);
    plan();
  };
  const arrivals = new window.MutationObserver((changes) => {
    const found = readArrivals(changes).filter((element) => !element.matches(NO_BARS));
    if (found.length > 0 || [...candidates].some(({ isConnected }) => !isConnected)) onArrival(found);
  });
  arrivals.observe(document.body, { childList: true });
  signal.addEventListener('abort', () => arrivals.disconnect());
  const settle = () => {
    host.style.setProperty(RISE, '0s');
    look();
    const { clock } = context.environment;
    clock.frame(() => clock.frame(() => host.style.removeProperty(RISE), signal), signal);
  };
  beforeFirstPaint(window, container, settle, signal);
}
