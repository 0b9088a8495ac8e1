import type { Page } from '@playwright/test';
import type { LeakProbe } from '../leakProbe.ts';

/** A cycle that should leave nothing behind. */
export interface LeakSteps {
  readonly cycle: () => Promise<void>;
  readonly cycles: number;
  /** Brings the page to the same rest before each count: what debounces hold back is said, both trees of React agree. */
  readonly rest?: () => Promise<void>;
  /** The counter inside the page, where one was installed before it opened. */
  readonly leaks?: LeakProbe;
}

/** What is held more than before. */
export interface LeakFindings {
  /** Of the browser process after collecting garbage, nodes outside of the document included. */
  readonly nodes: number;
  /** Of the browser process; garbage that was not collected makes it waver by some. */
  readonly listeners: number;
  /** Listeners, timers, observers and elements of the page by name; empty means that none was left behind. */
  readonly held: readonly string[];
}

const SETTLE_MS = 900;
/** So many collections in a row that free nothing: what is left then is held. */
const QUIET_COLLECTIONS = 5;
const MOST_COLLECTIONS = 60;
const COLLECTION_PAUSE_MS = 80;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Repeats a cycle, after one to warm up, and reads what the page and its process hold more than before. */
export async function measureLeak(page: Page, { cycle, cycles, rest, leaks }: LeakSteps): Promise<LeakFindings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const collect = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await wait(COLLECTION_PAUSE_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
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
