/**
 * Launch options for specs that need features that Playwright disables by default. Call `test.use` with them at the top
 * of a separate file.
 */

import { CHROMIUM_ARGS } from '@hadaya/tools/chromiumArgs';
import { findWholeBrowser } from '@hadaya/tools/findBrowser';
import type { LaunchOptions } from '@playwright/test';

function launchWithout(switches: string[]): LaunchOptions {
  const executablePath = findWholeBrowser()?.path;
  return { args: [...CHROMIUM_ARGS], ignoreDefaultArgs: switches, ...(executablePath ? { executablePath } : {}) };
}

/** Launches with the back/forward cache; go back with `page.goBack({ waitUntil: 'commit' })`. */
export const bfcacheLaunch: LaunchOptions = launchWithout(['--disable-back-forward-cache']);

/** Launches a browser that blocks popups without user activation. */
export const popupBlockingLaunch: LaunchOptions = launchWithout(['--disable-popup-blocking']);
