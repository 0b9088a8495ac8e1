import type { Browser } from '@playwright/test';

export interface PageCost {
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly requests: number;
  /** Main-thread CPU time in milliseconds until the page is idle; other processes do not affect it. */
  readonly mainThreadMs: number;
  /** Longest main-thread task of any script, in milliseconds; 0 if none took 50 ms. */
  readonly longestTaskMs: number;
  /** Sum of each task's time beyond 50 ms (total blocking time). */
  readonly blockedMs: number;
  /** Milliseconds from navigation until the page is usable. */
  readonly usableMs: number;
  /** Milliseconds from a press to the second frame after it; NaN if the visit presses no control. */
  readonly answerMs: number;
}

export interface Visit {
  readonly browser: Browser;
  readonly address: string;
  /**
   * Expression evaluated in the page; true once the page is usable. Set it to `false` if the page itself sets the
   * performance mark `usable`.
   */
  readonly usableWhen: string;
  /** Selector for a control to press once; the time is measured until the second frame after the press. */
  readonly press?: string;
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOW_PROCESSOR = { rate: 4 };
const MS = 1000;

const noteUsable = (usableWhen: string) => `{
  const look = () => {
    if (performance.getEntriesByName('usable').length > 0) return;
    if (${usableWhen}) performance.mark('usable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

const LONG_TASK_MS = 50;

const NOTE_LONG_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;

/** Runs in the page: presses a control and waits until the result is painted. */
function timePress(selector: string): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>(selector)?.click();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
  });
}

/** Measures the cost of a page on a simulated slow phone and network, with an empty cache. */
export async function measurePage({ browser, address, usableWhen, press }: Visit): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const bytes: { readonly type: string; readonly size: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.push({ type: types.get(requestId) ?? '', size: encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
  await page.addInitScript(noteUsable(usableWhen));
  await page.addInitScript(NOTE_LONG_TASKS);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction("performance.getEntriesByName('usable').length > 0");
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  const usableMs = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN);
  const longTasks = await page.evaluate<readonly number[]>('window.longTasks');
  const answerMs = press ? await page.evaluate(timePress, press) : Number.NaN;
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const sum = (list: typeof bytes) => list.reduce((total, { size }) => total + size, 0);
  return {
    scriptBytes: sum(bytes.filter(({ type }) => type === 'Script')),
    allBytes: sum(bytes),
    requests: bytes.length,
    mainThreadMs: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * MS,
    longestTaskMs: Math.max(0, ...longTasks),
    blockedMs: longTasks.reduce((total, ms) => total + Math.max(0, ms - LONG_TASK_MS), 0),
    usableMs,
    answerMs,
  };
}
