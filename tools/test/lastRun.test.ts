import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { estimateRun, noteRun } from './lastRun.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'hadaya-run-'));
  file = resolve(folder, 'cache/lastRun.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('shows the usual duration before the first run', () => {
  expect(estimateRun('core', file)).toBe('about 10 minutes, on two idle cores');
  expect(estimateRun('all', file)).toBe('about 25 minutes, on two idle cores');
});

test('estimates each run from the last run of the same kind', () => {
  noteRun('core', 422, file);
  noteRun('all', 20, file);
  expect(estimateRun('core', file)).toBe('about 7 minutes, based on the last run here');
  expect(estimateRun('all', file)).toBe('about 1 minute, based on the last run here');
});

test('estimates the usual duration when the file of the last runs is truncated', () => {
  noteRun('core', 422, file);
  writeFileSync(file, '{"core":4');
  expect(estimateRun('core', file)).toBe('about 10 minutes, on two idle cores');
});
