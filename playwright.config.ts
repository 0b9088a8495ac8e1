/** Browser tests in a real Chromium, on the built files of `dist/` (or of the folder in HADAYA_DIST). */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { CHROMIUM_ARGS, SHORT_LIFE_ARGS } from '@hadaya/tools/chromiumArgs';
import { findInstalledBrowser } from '@hadaya/tools/findBrowser';
import { defineConfig } from '@playwright/test';

// Sizes and pictures are the same whatever fonts a machine has.
process.env.FONTCONFIG_FILE = resolve(import.meta.dirname, 'tools/test/fonts/fonts.conf');

const executablePath = findInstalledBrowser()?.path;
const dist = process.env.HADAYA_DIST ?? 'dist';
/** Where the test command wants its report; without it somebody runs Playwright by hand. */
const report = process.env.HADAYA_REPORT;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Transcripts of what a screen reader says; the same on every machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  outputDir: `test-results/run-${dist}`,
  // A file stays with one worker: what its tests share, such as shapes that axe has judged, is asked once.
  fullyParallel: false,
  // A test waits for frames and timers for a third of its time: four of them keep two cores busy.
  workers: Math.min(availableParallelism() * 2, 8),
  // In the test command what failed runs again when all the others have ended, one at a time, twice at most and with a trace.
  // What hangs or is broken for good must not take hours: after twenty such failures nothing runs again.
  retries: report ? 2 : 0,
  retryStrategy: 'isolated',
  maxFailures: report ? 20 : 0,
  // Limits for what never comes, not measures of speed: a walk through WordPress' screens has taken 95 s on a slow machine.
  timeout: 300_000,
  // Pictures of what a visitor sees, by their shapes alone; the same on every machine and for both runtimes.
  expect: { timeout: 20_000, toHaveScreenshot: { pathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}' } },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line'], ['json', { outputFile: report ?? `test-results/browser-${dist}.json` }]],
  use: {
    trace: 'on-all-retries',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: [...CHROMIUM_ARGS, ...SHORT_LIFE_ARGS], ...(executablePath ? { executablePath } : {}) },
  },
});
