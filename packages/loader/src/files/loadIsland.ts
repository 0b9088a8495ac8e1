import { nextTask } from '@hadaya/core';
import { filesBeside, filesOf } from './filesOf.ts';
import { goBack } from './goBack.ts';
import { hasGoneBack } from './hasGoneBack.ts';
import { insist } from './insist.ts';
import { isInForce } from './isInForce.ts';
import { hasSheetLink, placeSheet } from './placeSheet.ts';
import { hasLink, preloadModule } from './preloadModule.ts';
import { mayLoadModules, untilModulesMayLoad } from './untilModulesMayLoad.ts';
import { isAnnounced, untilSheetsAreIn } from './untilSheetsAreIn.ts';

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

/** What nobody sees in the first moment leaves the line to what is seen. */
const LATE = 'contact-widget';

/** An island that weighs less on the line is in nobody's way, in kilobytes. */
const SMALL_KILOBYTES = 10;

/** Tells the page and, unless a listener cancels that, the owner. */
function tellLost(page: Document, island: string, message: string, cause: unknown): void {
  const detail = { island, code: 'load_failed', message, cause };
  const event = new CustomEvent('hadaya:error', { bubbles: true, cancelable: true, detail });
  if (page.dispatchEvent(event)) console.warn(`[hadaya] ${message}`);
}

/** Adds a link to a sheet of ours, unless its rules are in force on the page; `undefined` where they are. */
function linkSheet(name: string, href: string, { page, nonce, base }: BundleSource): HTMLLinkElement | undefined {
  if (hasSheetLink(page, name)) return undefined;
  const link = page.createElement('link');
  (page.head ?? page.documentElement).append(link);
  if (isInForce(link, name)) {
    link.remove();
    return undefined;
  }
  placeSheet(page, link, base, name === 'look');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  if (nonce) link.nonce = nonce;
  link.href = href;
  return link;
}

/**
 * Adds a style sheet of ours, unless the page has it already, in whatever file. What the server says to have printed
 * (`hadaya.sheets`) is waited for.
 */
export function addSheet(name: string, source: BundleSource): void {
  const { page, base, loadedSheets } = source;
  const file = `${base}${name}.min.css`;
  const fetchSheet = async (again: string) => {
    if (page.defaultView && isAnnounced(page.defaultView, name) && !hasSheetLink(page, name)) {
      await untilSheetsAreIn(page.defaultView);
    }
    const link = linkSheet(name, file + again, source);
    if (!link) return;
    await new Promise<void>((resolve, reject) => {
      link.onload = () => {
        loadedSheets?.add(name);
        resolve();
      };
      link.onerror = (cause) => {
        link.remove();
        reject(cause);
      };
    });
  };
  const message = `the style sheet ${file} could not be loaded. Check that it is there and not blocked`;
  void insist(fetchSheet, (cause) => tellLost(page, name, message, cause));
}

/** Whether a sheet that an island had from us is not on the page any more. */
export function hasLostSheet(name: string, { page, loadedSheets }: BundleSource): boolean {
  return loadedSheets?.has(name) === true && !hasSheetLink(page, name);
}

/** Adds the style sheets of islands, unless the page has them already. */
export function addSheets(islands: readonly string[], source: BundleSource): void {
  for (const name of islands.filter((island) => filesOf(island)?.hasSheet)) addSheet(name, source);
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
    'Check that the file is there and not blocked, or set hadaya.baseUrl';
  await insist(fetchModules, (cause) => {
    // Nobody but the owner asks for the panel, and it stands in for nothing.
    if (name !== 'debug') goBack(window, name);
    tellLost(page, name, message, cause);
  });
}
