import { findBrowser } from '../findBrowser.ts';
import type { Step } from '../step.ts';

export const browserStep: Step = {
  name: 'browser',
  async run() {
    const browser = await findBrowser();
    if (!browser) {
      const line = 'Chromium was not found and could not be installed. Install it or set CHROMIUM to its path.';
      return { passed: 0, failed: 1, lines: [line] };
    }
    process.env.CHROMIUM = browser.path;
    return { passed: 1, failed: 0, lines: [`Chromium: ${browser.path} (${browser.source})`] };
  },
};
