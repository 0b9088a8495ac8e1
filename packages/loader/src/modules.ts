import { nextTask, type PageWindow, RETRY_ADDRESSES, readPageValue } from '@hadaya/core';
import { addToHead, createTag } from './createTag.ts';
import { filesBeside, filesOf, hasGoneBack } from './data.ts';

/** The location of the bundles, and the values needed to add tags under a content security policy. */
export interface BundleSource {
  readonly page: Document;
  readonly base: string;
  readonly nonce: string;
  /** Names of the style sheets that the loader has added and that have loaded. */
  readonly loadedSheets?: Set<string>;
}

/** Required hashes, keyed by module file; files that are not listed are not pinned. */
export type Hashes = Readonly<Record<string, unknown>>;

/** Pins the files and resolves with the hashes; `again` is the query for a retry. */
export type Pin = (again: string) => Promise<Hashes>;

interface ModuleTarget {
  readonly href: string;
  /** CSP nonce of the loader's own tag. */
  readonly nonce: string;
  /** Required hash of the file; empty if none is required. */
  readonly integrity?: string;
  /** True if the page does not need the file immediately, so that it is requested with low priority. */
  readonly isLate?: boolean;
}

/** Checks whether the page already has a link to the file; a theme may print one. */
export function hasLink(page: Document, file: string): boolean {
  return page.querySelector(`link[href*="/${file}"]`) !== null;
}

export function preloadModule(page: Document, { isLate, ...module }: ModuleTarget): void {
  if (hasLink(page, module.href.slice(module.href.lastIndexOf('/') + 1))) return;
  const fetchPriority = isLate ? 'low' : undefined;
  addToHead(createTag(page, 'link', { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority, ...module }));
}

/** Restores the plugin replaced by an island that failed to load, if the page has a watcher for such failures. */
function goBack(page: PageWindow, island: string): void {
  const begin = readPageValue(page, 'goBack');
  if (typeof begin === 'function') Reflect.apply(begin, undefined, ['file', island]);
}

/** Delay before the first retry of a file, in milliseconds. */
const RETRY_MS = 1000;

/**
 * Waits one second after the first failure; after later failures, waits until the visitor returns to the page or the
 * connection is back.
 */
function untilWorthwhile(failures: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (failures === 0) setTimeout(resolve, RETRY_MS);
    else for (const type of ['pageshow', 'online']) addEventListener(type, resolve, { once: true });
  });
}

/**
 * Tries to load a file until loading succeeds: immediately, a second later, then each time the visitor returns or the
 * connection is back. Browsers may cache a failed URL, so the first `RETRY_ADDRESSES` retries have different queries.
 * `tell` is called when the second attempt fails; no caller waits for later attempts.
 */
export async function loadWithRetry(
  fetchFile: (again: string) => Promise<unknown>,
  tell: (cause: unknown) => void,
  failures = 0,
): Promise<void> {
  try {
    await fetchFile(failures > 0 ? `?again=${Math.min(failures, RETRY_ADDRESSES)}` : '');
  } catch (cause) {
    if (failures === 1) tell(cause);
    const next = untilWorthwhile(failures).then(() => loadWithRetry(fetchFile, tell, failures + 1));
    if (failures === 0) await next;
  }
}

/**
 * Returns whether the browser accepts additional import maps at any time, as Chromium does since version 133 and Safari
 * since 18.4. This is detected by `Atomics.pause`, which Chromium and Safari gained in these versions; Firefox also has
 * `Atomics.pause`, but accepts only one map, which belongs to the page.
 */
export function takesImportMaps(page: Window & typeof globalThis): boolean {
  return 'pause' in page.Atomics && !('mozInnerScreenX' in page);
}

const RECHECK_MS = 50;

/**
 * Checks whether modules may be loaded. Browsers that accept only one import map ignore a map that comes after the
 * first module, so loading a module too early would break the host's modules. Modules therefore wait until the page's
 * own map has been parsed; classic WordPress themes print it at the end of the page.
 */
function mayLoadModules(page: Window & typeof globalThis): boolean {
  const { document } = page;
  return (
    takesImportMaps(page) ||
    document.readyState !== 'loading' ||
    document.querySelector('script[type="importmap"]') !== null
  );
}

/** Waits until modules may be loaded. It polls, because optimisers withhold document events from scripts. */
async function untilModulesMayLoad(page: Window & typeof globalThis): Promise<void> {
  while (!mayLoadModules(page)) await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
}

/** Maximum time in milliseconds for which Hadaya's files wait for the picture. */
const PATIENCE_MS = 1000;

/**
 * Loads the first visible picture before Hadaya's files. If the server made it lazy, the browser would request it only
 * after layout, in competition with those files. Resolves when the picture has loaded or failed, or after the time
 * limit. Returns `undefined` if there is no such picture or it has already loaded.
 */
export function pictureFirst(page: Document, selector: string): Promise<unknown> | undefined {
  const image = page.querySelector<HTMLImageElement>(selector);
  if (!image || image.complete) return undefined;
  if (image.loading === 'lazy') {
    image.setAttribute('fetchpriority', 'high');
    image.loading = 'eager';
  }
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/**
 * The contact widget is not visible at first, so its files are requested with low priority, after those of the visible
 * islands.
 */
const LATE = 'contact-widget';

/** Transfer size in kilobytes up to which islands do not wait for the first picture. */
const SMALL_KILOBYTES = 10;

/** Reports a failure to the page and, unless a listener cancels the event, to the owner. */
export function reportFailure(page: Document, island: string, message: string, cause: unknown): void {
  const detail = { island, code: 'load_failed', message, cause };
  const event = new CustomEvent('hadaya:error', { bubbles: true, cancelable: true, detail });
  if (page.dispatchEvent(event)) console.warn(`[hadaya] ${message}`);
}

/** Checks whether the server or the theme has already requested an island's own module. */
export function isAskedFor(island: string, { page }: BundleSource): boolean {
  const own = filesOf(island)?.start.at(-1);
  return own !== undefined && hasLink(page, own);
}

/**
 * Loads an island's modules in parallel, once the hashes of pinned files are known and `first` has resolved. Small
 * modules, and modules that the server has requested, do not wait for `first`. Evaluates each module in a separate
 * task, so that the browser can handle input in between. A failure is reported once and leaves the page's own markup
 * working; the files are retried when the visitor returns or the connection is back.
 */
export async function loadIsland(
  name: string,
  source: BundleSource,
  pin: Pin | undefined,
  first?: Promise<unknown>,
): Promise<void> {
  const files = filesOf(name);
  if (!files) return;
  const { page, base, nonce } = source;
  const entry = `${base}${name}.min.js`;
  const fetchModules = async (again: string) => {
    if (hasGoneBack(window, name)) return undefined;
    if (first && files.kilobytes > SMALL_KILOBYTES && !isAskedFor(name, source)) await first;
    if (!mayLoadModules(window)) await untilModulesMayLoad(window);
    const hashes = pin ? await pin(again) : {};
    for (const file of [...files.start, ...filesBeside(name, window)]) {
      const integrity = String(hashes[file] ?? '');
      preloadModule(page, { href: base + file, nonce, integrity, isLate: name === LATE });
    }
    // A retry imports the island's public file, `entry`, which imports the same modules.
    if (again) return import(/* @vite-ignore */ entry + again);
    for (const file of files.start.slice(0, -1)) {
      // The island imports this module too, so the island's own import reports any failure.
      await import(/* @vite-ignore */ base + file).catch(() => {});
      await nextTask(window);
    }
    return import(/* @vite-ignore */ `${base}${files.start.at(-1)}`);
  };
  const message =
    `"${name}" could not be loaded from ${entry}, so the page's own markup is used. ` +
    'Check that the file exists and is not blocked (on another host, it needs Access-Control-Allow-Origin), or set hadaya.baseUrl';
  await loadWithRetry(fetchModules, (cause) => {
    // The diagnostics panel is only for the owner and replaces no plugin.
    if (name !== 'debug') goBack(window, name);
    reportFailure(page, name, message, cause);
  });
}
