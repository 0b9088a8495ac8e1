import type { Page } from '@playwright/test';
import type { LeakProbe } from '../leakProbe.ts';

/** A cycle of actions that should leave no nodes or listeners behind. */
export interface LeakSteps {
  readonly cycle: () => Promise<void>;
  readonly cycles: number;
  /**
   * Brings the page to a comparable state before each count: debounced announcements are done, and React's two trees
   * are equal.
   */
  readonly rest?: () => Promise<void>;
  /** Leak counter inside the page, if it was installed before the page opened. */
  readonly leaks?: LeakProbe;
}

/** Growth of each count over the cycles. */
export interface LeakFindings {
  /** Nodes in the browser process after garbage collection, including detached ones. */
  readonly nodes: number;
  /** Listeners in the browser process; the number varies slightly with uncollected garbage. */
  readonly listeners: number;
  /** Names of the listeners, timers, observers and elements whose number grew in the page; empty if nothing leaked. */
  readonly held: readonly string[];
}

const SETTLE_MS = 900;
/** Number of successive garbage collections without effect, after which the remaining objects count as leaked. */
const QUIET_COLLECTIONS = 5;
const MOST_COLLECTIONS = 60;
const COLLECTION_PAUSE_MS = 80;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Repeats a cycle after one warm-up, and measures the growth of nodes and listeners in the page and its process. */
export async function measureLeak(page: Page, { cycle, cycles, rest, leaks }: LeakSteps): Promise<LeakFindings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const collect = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await wait(COLLECTION_PAUSE_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (expected: string) => metrics.find(({ name }) => name === expected)?.value ?? 0;
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
  };
  const read = async () => {
    await (rest ? rest() : wait(SETTLE_MS));
    let last = await collect();
    for (let turn = 0, quiet = 0; turn < MOST_COLLECTIONS && quiet < QUIET_COLLECTIONS; turn++) {
      const now = await collect();
      quiet = now.nodes === last.nodes && now.listeners === last.listeners ? quiet + 1 : 0;
      last = now;
    }
    return last;
  };
  await cycle();
  const before = await read();
  const held = (await leaks?.take()) ?? [];
  for (let turn = 0; turn < cycles; turn++) await cycle();
  const after = await read();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    held: (await leaks?.since(held)) ?? [],
  };
}
