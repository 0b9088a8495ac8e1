import { nextTask, type PageWindow, RETRY_ADDRESSES, readPageValue } from '@hadaya/core';
import { filesBeside, filesOf, hasGoneBack } from './data.ts';

/** Where the bundles are and how to add tags under a content security policy. */
export interface BundleSource {
  readonly page: Document;
  readonly base: string;
  readonly nonce: string;
  /** Takes note of sheets of ours that have come. */
  readonly loadedSheets?: Set<string>;
}

/** Hashes that modules must have, by file; a file that is not here is not pinned. */
export type Hashes = Readonly<Record<string, unknown>>;

/** Pins our files to their bytes and tells the hashes; `again` is the query of another try. */
export type Pin = (again: string) => Promise<Hashes>;

/** A module of ours. */
interface ModuleTarget {
  readonly href: string;
  /** CSP nonce of the loader's own tag. */
  readonly nonce: string;
  /** Hash that the file must have; none when empty. */
  readonly integrity?: string;
  /** Whether the page can do without it for a while. */
  readonly isLate?: boolean;
}

/** Whether the page has a link to a file of ours already; a theme may print it. */
export function hasLink(page: Document, file: string): boolean {
  return page.querySelector(`link[href*="/${file}"]`) !== null;
}

/** Has a module fetched, unless the page has a link to it already. */
export function preloadModule(page: Document, { href, nonce, integrity = '', isLate }: ModuleTarget): void {
  if (hasLink(page, href.slice(href.lastIndexOf('/') + 1))) return;
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.crossOrigin = 'anonymous';
  if (nonce) link.nonce = nonce;
  if (integrity) link.integrity = integrity;
  if (isLate) link.setAttribute('fetchpriority', 'low');
  (page.head ?? page.documentElement).append(link);
}

/** Has the replaced plugin brought back whose island did not come, where the page has a watcher that can. */
function goBack(page: PageWindow, island: string): void {
  const begin = readPageValue(page, 'goBack');
  if (typeof begin === 'function') Reflect.apply(begin, undefined, ['file', island]);
}

/** How long a lost file is left alone before it is asked for once more, in milliseconds. */
const RETRY_MS = 1000;

/** Waits until a lost file is worth another try: a second, later until the visitor comes back to the page or the line does. */
function untilWorthwhile(failures: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (failures === 0) setTimeout(resolve, RETRY_MS);
    else for (const type of ['pageshow', 'online']) addEventListener(type, resolve, { once: true });
  });
}

/**
 * Fetches something until it is there: at once, a second later, then each time the visitor or the line comes back. A
 * browser may remember that an address failed, so each further try gets the query of another. `tell` hears why the second
 * try has failed; nobody waits for what comes after.
 */
export async function insist(
  fetchFile: (again: string) => Promise<unknown>,
  tell: (cause: unknown) => void,
  failures = 0,
): Promise<void> {
  try {
    await fetchFile(failures > 0 ? `?again=${Math.min(failures, RETRY_ADDRESSES)}` : '');
  } catch (cause) {
    if (failures === 1) tell(cause);
    const next = untilWorthwhile(failures).then(() => insist(fetchFile, tell, failures + 1));
    if (failures === 0) await next;
  }
}

/**
 * Whether the browser takes a further import map at any time, as Chromium does from 133 and Safari from 18.4. Both got
 * `Atomics.pause` in the same version; Firefox has that too, but takes one map only, which is the host's.
 */
export function takesImportMaps(page: Window & typeof globalThis): boolean {
  return 'pause' in page.Atomics && !('mozInnerScreenX' in page);
}

const RECHECK_MS = 50;

/**
 * Whether modules may be loaded. Browsers that take one import map only ignore one that comes after the first module, and the
 * host's modules with it, so they wait until the page's own has been read. Classic themes of WordPress print it at the end of the page.
 */
function mayLoadModules(page: Window & typeof globalThis): boolean {
  const { document } = page;
  return (
    takesImportMaps(page) ||
    document.readyState !== 'loading' ||
    document.querySelector('script[type="importmap"]') !== null
  );
}

/** Waits until modules may be loaded. Looks by itself, for optimisers keep events of the document from scripts. */
async function untilModulesMayLoad(page: Window & typeof globalThis): Promise<void> {
  while (!mayLoadModules(page)) await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
}

/** Nothing of ours waits longer for a picture, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Has the picture that a visitor sees first come before our files: where the server left it for later, the browser would ask for it only
 * once the page is laid out, and our files would have the line by then. Resolves when it is there, is lost, or takes long;
 * `undefined` where the page has none or it is there.
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

/** What nobody sees in the first moment leaves the line to what is seen. */
const LATE = 'contact-widget';

/** An island that weighs less on the line is in nobody's way, in kilobytes. */
const SMALL_KILOBYTES = 10;

/** Tells the page and, unless a listener cancels that, the owner. */
export function tellLost(page: Document, island: string, message: string, cause: unknown): void {
  const detail = { island, code: 'load_failed', message, cause };
  const event = new CustomEvent('hadaya:error', { bubbles: true, cancelable: true, detail });
  if (page.dispatchEvent(event)) console.warn(`[hadaya] ${message}`);
}

/** Whether the server, or the theme, has asked for an island's own module already. */
export function isAskedFor(island: string, { page }: BundleSource): boolean {
  const own = filesOf(island)?.start.at(-1);
  return own !== undefined && hasLink(page, own);
}

/**
 * Loads an island's modules, all at once, when the hashes of pinned files are known and what comes `first` is there, unless they
 * are small or the server has asked for them; and runs each in a task of its own: the
 * browser can answer the visitor in between. A failure is told once and leaves the page's own markup working; the files
 * are asked for again when the visitor or the line comes back.
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
  const door = `${base}${name}.min.js`;
  const fetchModules = async (again: string) => {
    if (hasGoneBack(window, name)) return undefined;
    if (first && files.kilobytes > SMALL_KILOBYTES && !isAskedFor(name, source)) await first;
    if (!mayLoadModules(window)) await untilModulesMayLoad(window);
    const hashes = pin ? await pin(again) : {};
    for (const file of [...files.start, ...filesBeside(name, window)]) {
      const integrity = String(hashes[file] ?? '');
      preloadModule(page, { href: base + file, nonce, integrity, isLate: name === LATE });
    }
    // The public name leads to the same modules.
    if (again) return import(/* @vite-ignore */ door + again);
    for (const file of files.start.slice(0, -1)) {
      // Whether one is lost is told by the import of the island, which needs it.
      await import(/* @vite-ignore */ base + file).catch(() => {});
      await nextTask(window);
    }
    return import(/* @vite-ignore */ `${base}${files.start.at(-1)}`);
  };
  const message =
    `"${name}" could not be loaded from ${door}, so the page's own markup is used. ` +
    'Check that the file exists and is not blocked, or set hadaya.baseUrl';
  await insist(fetchModules, (cause) => {
    // Nobody but the owner asks for the panel, and it stands in for nothing.
    if (name !== 'debug') goBack(window, name);
    tellLost(page, name, message, cause);
  });
}
