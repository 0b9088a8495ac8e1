import { expect, type Page } from '@playwright/test';

/** What moved on the page since it opened; scores as browsers count them. */
export interface LayoutShift {
  /** Shifts that nobody asked for. */
  readonly unexpected: number;
  /** Shifts within half a second of an input, which browsers forgive. */
  readonly afterInput: number;
  /** What moved, for the failure message. */
  readonly sources: readonly string[];
}

/** Reads the layout shifts that the browser has recorded for the present page. */
export async function readLayoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            const shifts = observer.takeRecords().map((entry) => entry.toJSON());
            observer.disconnect();
            const sum = (list: typeof shifts) => list.reduce((total, { value }) => total + Number(value), 0);
            const name = (node: unknown) =>
              node instanceof Element ? `<${node.localName} class="${node.className}">` : String(node);
            resolve({
              unexpected: sum(shifts.filter(({ hadRecentInput }) => !hadRecentInput)),
              afterInput: sum(shifts.filter(({ hadRecentInput }) => hadRecentInput)),
              sources: shifts.flatMap(({ sources }) =>
                Array.isArray(sources) ? sources.map(({ node }) => name(node)) : [],
              ),
            });
          }),
        );
      }),
  );
}

/** Asserts that nothing on the page has moved by itself. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { unexpected, sources } = await readLayoutShift(page);
  expect(unexpected, `layout shift of ${sources.join(', ')}`).toBe(0);
}
