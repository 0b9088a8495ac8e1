/** Browser tests in a real Chromium, on the built files of `dist/` (or of the folder in HADAYA_DIST). */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tools/test/chromiumArgs.ts';
import { findInstalledBrowser } from './tools/test/findBrowser.ts';

const executablePath = findInstalledBrowser()?.path;
const dist = process.env.HADAYA_DIST ?? 'dist';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: `test-results/run-${dist}`,
  fullyParallel: true,
  // One for each core, for the tests keep a core busy each.
  workers: Math.min(Math.max(availableParallelism(), 2), 4),
  // A build server shares its machine: a test may have a second try there, and the report names every one that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line'], ['json', { outputFile: `test-results/browser-${dist}.json` }]],
  use: {
    trace: 'off',
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: [...CHROMIUM_ARGS], ...(executablePath ? { executablePath } : {}) },
  },
});
