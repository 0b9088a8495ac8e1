/** Browser mode: tests of one widget in a frame, against the built files of this process's runtime. Build first. */
import { resolve } from 'node:path';
import { shopCommands, shopPlugin } from '@hadaya/e2e/kit/browser/shopCommands';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { REPOSITORY } from '../vite/project.ts';
import { CHROMIUM_ARGS, SHORT_LIFE_ARGS } from './chromiumArgs.ts';
import { findInstalledBrowser } from './findBrowser.ts';

process.env.FONTCONFIG_FILE = resolve(REPOSITORY, 'tools/test/fonts/fonts.conf');

const executablePath = findInstalledBrowser()?.path;

export default defineConfig({
  root: REPOSITORY,
  plugins: [shopPlugin],
  test: {
    name: 'browser',
    include: ['e2e/**/*.browser.ts'],
    // Timeouts for tests that hang, as in `playwright.config.ts`.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // All test files share one shop, so they run one after another.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1400, height: 1000 },
      commands: shopCommands,
      provider: playwright({
        launchOptions: { args: [...CHROMIUM_ARGS, ...SHORT_LIFE_ARGS], ...(executablePath ? { executablePath } : {}) },
        contextOptions: {
          locale: 'en-GB',
          timezoneId: 'Asia/Muscat',
          viewport: { width: 1400, height: 1000 },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
