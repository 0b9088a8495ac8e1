import { expect, type Page } from '@playwright/test';
import { countShiftsOfOthers, readKeptShifts, waitForFrames } from './openPainted.ts';

/** What moved on the page since it opened; scores as browsers count them. */
export interface LayoutShift {
  /** Shifts that nobody asked for. */
  readonly unexpected: number;
  /** Shifts within half a second of an input or of a new window size, which browsers forgive. */
  readonly afterInput: number;
  /** What moved, from where to where (x, y, size in device pixels), for the failure message. */
  readonly sources: readonly string[];
}

/** What moves without our doing. */
export interface OthersShift {
  /** Elements that move, with all inside them. */
  readonly selector: string;
  /** Whose script moves them, and why it is not ours to fix. */
  readonly reason: string;
}

/** What a look at the shifts leaves out. */
export interface LayoutShiftView {
  /** A shift of nothing but these does not count. */
  readonly others?: readonly OthersShift[];
  /** Shifts before this mark do not count; from {@link markLayoutShift}. Those before our scripts came unless told otherwise. */
  readonly since?: number;
}

/** Runs in the page: all shifts that the browser has kept, which are the first 150, in their order. */
function collectShifts([selectors, since]: readonly [readonly string[], number]): LayoutShift {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  // In the same turn: a task later the browser has handed what it kept to the callback, and nothing is left here.
  const entries = observer.takeRecords().map((entry) => entry.toJSON());
  observer.disconnect();
  const elementOf = (node: unknown) =>
    node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  const isOthers = ({ node }: { node: unknown }) => selectors.some((selector) => elementOf(node)?.closest(selector));
  const shifts = entries.slice(since).filter(({ sources }) => !(sources.length > 0 && sources.every(isOthers)));
  const sum = (list: typeof shifts) => list.reduce((total, { value }) => total + Number(value), 0);
  const name = (node: unknown) => {
    const element = elementOf(node);
    return element ? `<${element.localName} class="${element.getAttribute('class') ?? ''}">` : String(node);
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width}×${height}`;
  return {
    unexpected: sum(shifts.filter(({ hadRecentInput }) => !hadRecentInput)),
    afterInput: sum(shifts.filter(({ hadRecentInput }) => hadRecentInput)),
    sources: shifts.flatMap(({ sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }: { node: unknown; previousRect: DOMRect; currentRect: DOMRect }) =>
          `${name(node)} (${place(previousRect)} → ${place(currentRect)})`,
      ),
    ),
  };
}

/** Reads the layout shifts that the browser has recorded for the present page. */
export async function readLayoutShift(page: Page, { others = [], since }: LayoutShiftView = {}): Promise<LayoutShift> {
  // A shift is recorded at the end of its frame.
  await waitForFrames(page);
  const from = since ?? (await countShiftsOfOthers(page));
  return page.evaluate(collectShifts, [others.map(({ selector }) => selector), from] as const);
}

/** Marks the present moment: what a test asserts from here on leaves out what has moved so far. */
export async function markLayoutShift(page: Page): Promise<number> {
  await waitForFrames(page);
  return (await page.evaluate(readKeptShifts)).count;
}

/**
 * Asserts that nothing on the page has moved, soon after an input or not: whether the page answers a click within the
 * half second that browsers forgive is the machine's matter.
 */
export async function expectNoLayoutShift(page: Page, view: LayoutShiftView = {}): Promise<void> {
  const { unexpected, afterInput, sources } = await readLayoutShift(page, view);
  expect(unexpected + afterInput, `layout shift of ${sources.join(', ')}`).toBe(0);
}
