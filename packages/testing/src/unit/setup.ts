/**
 * Runs before every unit test file, and fails each test that logs an unexpected `console.error` or `console.warn`. To
 * expect one, replace the method in the test: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 *
 * It also sets longer timeouts for `vi.waitFor` and `vi.waitUntil`: Vitest's default of one second is too short on a
 * machine that runs these tests at a lower priority than the browser tests.
 */
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

const MOST_WAITED_MS = 60_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback) => waitFor(callback, { timeout: MOST_WAITED_MS });
vi.waitUntil = (callback) => waitUntil(callback, { timeout: MOST_WAITED_MS });

const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...values: unknown[]) => void unexpected.push(`console.${method}: ${format(...values)}`);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (unexpected.length > 0) throw new Error(`unexpected console output\n${unexpected.join('\n')}`);
});
