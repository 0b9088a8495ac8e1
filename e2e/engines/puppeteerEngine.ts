import { existsSync } from 'node:fs';
import { CHROMIUM_ARGS, SHORT_LIFE_ARGS } from '@hadaya/tools/chromiumArgs';
import { findInstalledBrowser } from '@hadaya/tools/findBrowser';
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, StartEngine } from './Engine.ts';

const FIREFOX_PATHS = [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/** Firefox preferences that report a mouse in headless mode; `(hover: hover)` depends on it. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Chromium argument that reports a mouse in headless mode. */
const POINTERS =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** The simulated mouse moves no more than once per screen refresh, like a visitor's mouse. */
const FRAME_MS = 16;

const MOST_WAITED_MS = 20_000;
// A test waits this long only if the browser never starts.
const START_LIMIT_MS = 90_000;
// A command waits this long only if the browser has stopped responding.
const ANSWER_LIMIT_MS = 45_000;
const END_LIMIT_MS = 5000;

function drive(name: string, page: Page, close: () => Promise<void>): Engine {
  page.setDefaultTimeout(MOST_WAITED_MS);
  return {
    name,
    // Waits only until the old page is gone. A wait for `load` could hang, because Firefox never reports it for a page
    // from the back/forward cache.
    async open(address) {
      await page.evaluate('void (window.isLeft = true)');
      await page.evaluate(`void setTimeout(() => location.assign(${JSON.stringify(address)}))`);
      await page.waitForFunction('!window.isLeft');
    },
    back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    async move(points, isHeld = false) {
      for (const [index, { x, y }] of points.entries()) {
        await page.mouse.move(x, y);
        if (isHeld) await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
        if (isHeld && index === 0) await page.mouse.down();
      }
      if (isHeld) await page.mouse.up();
    },
    async click() {
      await page.mouse.down();
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  };
}

async function launch(name: string, options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    timeout: START_LIMIT_MS,
    protocolTimeout: ANSWER_LIMIT_MS,
    ...options,
  });
  // Opens a second page, because the first page never gets focus in headless Firefox.
  const page = await browser.newPage();
  return drive(name, page, async () => {
    const ended = browser.close().catch(() => undefined);
    const limit = new Promise((resolve) => setTimeout(resolve, END_LIMIT_MS));
    await Promise.race([ended, limit]);
    browser.process()?.kill('SIGKILL');
  });
}

/** Starts the same Chromium as the other tests. */
export const startChromium: StartEngine = async () => {
  const executablePath = findInstalledBrowser()?.path;
  if (!executablePath) return { missing: 'Chromium was not found: install chromium or set CHROMIUM to its path' };
  return launch('Chromium', { executablePath, args: [...CHROMIUM_ARGS, ...SHORT_LIFE_ARGS, POINTERS] });
};

/** Starts Firefox through WebDriver BiDi. */
export const startFirefox: StartEngine = async () => {
  const executablePath = FIREFOX_PATHS.find((path) => path && existsSync(path));
  if (!executablePath) return { missing: 'Firefox was not found: install firefox-esr or set FIREFOX to its path' };
  return launch('Firefox', { browser: 'firefox', executablePath, extraPrefsFirefox: MOUSE });
};
