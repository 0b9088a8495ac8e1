/**
 * Runs before every unit test file: a `console.error` or `console.warn` that a test did not expect fails that test.
 * To expect one, replace the method in the test: `vi.spyOn(console, 'warn').mockImplementation(() => {})`.
 */
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

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
