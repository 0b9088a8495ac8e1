import type { Page } from '@playwright/test';
import { bundleScript } from './bundleScript.ts';

export interface LeakProbe {
  /**
   * Counts the listeners, timers, observers and nodes that the page holds now. Run one warm-up cycle first, because
   * React keeps one listener per document.
   */
  take(): Promise<readonly (readonly [string, number])[]>;
  /** Lists the differences from an earlier count, one line each; empty if nothing leaked. */
  since(before: readonly (readonly [string, number])[]): Promise<readonly string[]>;
}

const ENTRY = new URL('../../packages/testing/src/leaks/leakCounter.ts', import.meta.url);

interface InPageCounter {
  take(): ReadonlyMap<string, number>;
  since(before: ReadonlyMap<string, number>): string[];
}

declare global {
  interface Window {
    readonly __hadayaLeaks?: InPageCounter;
  }
}

const INSTALL = "Object.defineProperty(window, '__hadayaLeaks', { value: kit.installLeakCounter(window) })";

/** Installs the leak counter in every page that opens afterwards. */
export async function probeLeaks(page: Page): Promise<LeakProbe> {
  await page.addInitScript(await bundleScript(ENTRY, INSTALL));
  return {
    take: () => page.evaluate(() => [...(window.__hadayaLeaks?.take() ?? [])]),
    since: (before) => page.evaluate((entries) => window.__hadayaLeaks?.since(new Map(entries)) ?? [], [...before]),
  };
}
