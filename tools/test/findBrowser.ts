import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

export interface FoundBrowser {
  readonly path: string;
  /** Describes where the browser was found, for messages. */
  readonly source: string;
}

/** The headless shell runs the same tests in half the time, but lacks a back/forward cache. */
const SHELL_NAME = 'chromium-headless-shell';
const FULL_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SYSTEM_PATHS = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const INSTALL_LIMIT_MS = 180_000;
const PACKED_FOLDER = resolve(REPOSITORY, '.cache/packed-chromium');

function findNamed(): FoundBrowser | undefined {
  const path = process.env.CHROMIUM;
  return path && existsSync(path) ? { path, source: '$CHROMIUM' } : undefined;
}

function findOnSystem(names: readonly string[]): FoundBrowser | undefined {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !folder.includes('node_modules'));
  const candidates = [...folders.flatMap((folder) => names.map((name) => resolve(folder, name))), ...SYSTEM_PATHS];
  const path = candidates.find((candidate) => existsSync(candidate));
  return path ? { path, source: 'system' } : undefined;
}

async function findPlaywrights(): Promise<FoundBrowser | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? { path, source: 'playwright install' } : undefined;
}

function runQuietly(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: REPOSITORY, stdio: 'ignore', timeout: INSTALL_LIMIT_MS });
  return status === 0;
}

async function installPlaywrights(): Promise<FoundBrowser | undefined> {
  runQuietly('npx', ['playwright', 'install', 'chromium']);
  return findPlaywrights();
}

/** Unpacks the Chromium from an npm package, as a last resort if no other download works. */
async function unpackFromNpm(): Promise<FoundBrowser | undefined> {
  if (!runQuietly('npm', ['install', '--no-save', '--prefix', PACKED_FOLDER, '@sparticuz/chromium'])) return undefined;
  const packed = createRequire(resolve(PACKED_FOLDER, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(packed);
  return { path: await chromium.executablePath(), source: '@sparticuz/chromium' };
}

/** Finds an installed browser: `$CHROMIUM`, or else the system's, preferably its headless shell. */
export function findInstalledBrowser(): FoundBrowser | undefined {
  return findNamed() ?? findOnSystem([SHELL_NAME, ...FULL_NAMES]);
}

/** Finds a full browser, with features such as the back/forward cache, or else any installed one. */
export function findWholeBrowser(): FoundBrowser | undefined {
  return findOnSystem(FULL_NAMES) ?? findInstalledBrowser();
}

/**
 * Finds a browser for the tests: an installed one or Playwright's. If there is none, installs Playwright's, or else
 * unpacks the one in `@sparticuz/chromium`.
 */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  const waysToFind = [findInstalledBrowser, findPlaywrights, installPlaywrights, unpackFromNpm];
  for (const find of waysToFind) {
    const found = await Promise.resolve(find()).catch(() => undefined);
    if (found) return found;
  }
  return undefined;
}
