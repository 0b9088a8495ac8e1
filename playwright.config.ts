/** Browser tests in Chromium, on the built files in `dist/` (or in the folder that HADAYA_DIST names). */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { CHROMIUM_ARGS, SHORT_LIFE_ARGS } from '@hadaya/tools/chromiumArgs';
import { findInstalledBrowser } from '@hadaya/tools/findBrowser';
import { defineConfig } from '@playwright/test';

// Keeps sizes and screenshots independent of the machine's fonts.
process.env.FONTCONFIG_FILE = resolve(import.meta.dirname, 'tools/test/fonts/fonts.conf');

const executablePath = findInstalledBrowser()?.path;
const dist = process.env.HADAYA_DIST ?? 'dist';
/** Path of the test command's report; unset if Playwright was started by hand. */
const report = process.env.HADAYA_REPORT;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The snapshots are screen reader transcripts, which are identical on every machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  outputDir: `test-results/run-${dist}`,
  // Each file stays in one worker, so that its tests share results, such as the shapes that axe has already checked.
  fullyParallel: false,
  // Tests spend a third of their time waiting for frames and timers, so two workers per core keep the cores busy.
  workers: Math.min(availableParallelism() * 2, 8),
  // Under the test command, failed tests run again after all the others, one at a time, up to twice and with a trace.
  // The run stops once twenty tests have failed every attempt, because tests that hang or always fail must not take
  // hours.
  retries: report ? 2 : 0,
  retryStrategy: 'isolated',
  maxFailures: report ? 20 : 0,
  // This limit does not measure speed but stops tests that hang. It is high because a test that goes through
  // WordPress's admin screens took 95 s on a slow machine.
  timeout: 300_000,
  // The screenshots show only shapes, so they are identical on every machine and for both runtimes.
  expect: { timeout: 20_000, toHaveScreenshot: { pathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}' } },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line'], ['json', { outputFile: report ?? `test-results/browser-${dist}.json` }]],
  use: {
    // An action on an element that never appears fails long before the test's own limit.
    actionTimeout: 60_000,
    trace: 'on-all-retries',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: [...CHROMIUM_ARGS, ...SHORT_LIFE_ARGS], ...(executablePath ? { executablePath } : {}) },
  },
});
