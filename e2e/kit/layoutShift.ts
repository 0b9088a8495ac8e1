import { expect, type Page } from '@playwright/test';
import { countShiftsOfOthers, readKeptShifts, waitForFrames } from './openPainted.ts';

/** The page's layout shifts since it opened, with the browser's scores. */
export interface LayoutShift {
  /** Score of the unexpected shifts. */
  readonly unexpected: number;
  /** Score of the shifts within half a second after an input or resize, which browsers exclude. */
  readonly afterInput: number;
  /** Moved elements with their old and new boxes (x, y, size in device pixels), for the failure message. */
  readonly sources: readonly string[];
}

export interface OthersShift {
  /** Selector for the moving elements, including their contents. */
  readonly selector: string;
  /** Script that moves the elements, and the reason why we cannot fix it. */
  readonly reason: string;
}

/** Filters that exclude shifts from a layout shift report. */
export interface LayoutShiftView {
  /** Ignores shifts in which only these elements move. */
  readonly others?: readonly OthersShift[];
  /** Ignores shifts before this mark from {@link markLayoutShift}; by default, shifts before our scripts loaded. */
  readonly since?: number;
}

/** Runs in the page: returns the recorded shifts in order; browsers keep the first 150. */
function collectShifts([selectors, since]: readonly [readonly string[], number]): LayoutShift {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  // Reads synchronously, because one task later the browser would have delivered the entries to the callback.
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
  const describeBox = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width}×${height}`;
  return {
    unexpected: sum(shifts.filter(({ hadRecentInput }) => !hadRecentInput)),
    afterInput: sum(shifts.filter(({ hadRecentInput }) => hadRecentInput)),
    sources: shifts.flatMap(({ sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }: { node: unknown; previousRect: DOMRect; currentRect: DOMRect }) =>
          `${name(node)} (${describeBox(previousRect)} → ${describeBox(currentRect)})`,
      ),
    ),
  };
}

export async function readLayoutShift(page: Page, { others = [], since }: LayoutShiftView = {}): Promise<LayoutShift> {
  // The browser records a shift only at the end of the frame in which it occurs.
  await waitForFrames(page);
  const from = since ?? (await countShiftsOfOthers(page));
  return page.evaluate(collectShifts, [others.map(({ selector }) => selector), from] as const);
}

/** Returns the current number of shifts as a mark, so that assertions can ignore earlier shifts. */
export async function markLayoutShift(page: Page): Promise<number> {
  await waitForFrames(page);
  return (await page.evaluate(readKeptShifts)).count;
}

/**
 * Asserts that nothing has moved, even after an input. Browsers ignore shifts within half a second of an input, but a
 * page's response time depends on the machine.
 */
export async function expectNoLayoutShift(page: Page, view: LayoutShiftView = {}): Promise<void> {
  const { unexpected, afterInput, sources } = await readLayoutShift(page, view);
  expect(unexpected + afterInput, `layout shift of ${sources.join(', ')}`).toBe(0);
}
