import type { Page } from '@playwright/test';

/** A cycle that should leave nothing behind. */
export interface LeakSteps {
  readonly cycle: () => Promise<void>;
  readonly cycles: number;
}

/** What the browser process holds more than before. */
export interface ProcessMetrics {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

const WARM_UP_CYCLES = 20;
const SETTLE_MS = 900;
const COLLECTIONS = 5;
const COLLECTION_PAUSE_MS = 80;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Repeats a cycle and reads the difference of nodes, listeners and heap after collecting garbage. */
export async function measureLeak(page: Page, { cycle, cycles }: LeakSteps): Promise<ProcessMetrics> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    await wait(SETTLE_MS);
    for (let turn = 0; turn < COLLECTIONS; turn++) {
      await session.send('HeapProfiler.collectGarbage');
      await wait(COLLECTION_PAUSE_MS);
    }
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heapBytes: metric('JSHeapUsedSize') };
  };
  for (let turn = 0; turn < WARM_UP_CYCLES; turn++) await cycle();
  // At rest a page says what debounces held back. It comes to rest once before it counts, so that both counts are alike.
  await read();
  await cycle();
  const before = await read();
  for (let turn = 0; turn < cycles; turn++) await cycle();
  const after = await read();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapBytes: after.heapBytes - before.heapBytes,
  };
}
