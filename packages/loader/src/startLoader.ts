import {
  type IslandDetection,
  isPrinted,
  isRecord,
  type PageWindow,
  readPageValue,
  writePageValue,
} from '@hadaya/core';
import { awaitsData, filesOf, findBaseUrl, hasGoneBack, takeData } from './data.ts';
import { detections, hasSetting } from './detections.ts';
import { pinFiles } from './integrity.ts';
import { type BundleSource, type Hashes, isAskedFor, loadIsland, type Pin, pictureFirst } from './modules.ts';
import { createPrefetch } from './prefetch.ts';
import { addSheet, addSheets, hasFailedSheet } from './styles.ts';

const LOOK_ATTRIBUTE = 'data-hadaya-look';
const STARTED_KEY = Symbol.for('hadaya.loader');
/**
 * Event dispatched when the tag runs again or new data from the server has been read. All waiting code then rescans the
 * page.
 */
const LOOK_EVENT = 'hadaya:look';
const GLOBALS_CHECK_MS = 1000;
const RECHECK_MS = 50;

/** Marks the document element if the settings enable Hadaya's own look; returns whether the page has that look. */
function markLook(page: PageWindow): boolean {
  const settings = readPageValue(page, 'settings');
  const root = page.document.documentElement;
  if (isRecord(settings) && settings.look === 'hadaya' && !root.hasAttribute(LOOK_ATTRIBUTE)) {
    root.setAttribute(LOOK_ATTRIBUTE, 'hadaya');
  }
  return root.getAttribute(LOOK_ATTRIBUTE) === 'hadaya';
}

/**
 * Checks whether the server allows an island to start; without its list (`hadaya.islands`) all islands may start. The
 * list may grow while the page is being parsed, so it is read at every call.
 */
function isAllowed(page: PageWindow, name: string): boolean {
  const allowed = readPageValue(page, 'islands');
  return !hasGoneBack(page, name) && (!Array.isArray(allowed) || allowed.includes(name));
}

/**
 * Checks whether the page contains an island's elements, the settings of the plugin that it replaces, or Hadaya's own
 * settings. Only newly arrived nodes are searched, because searching the whole page on each mutation is expensive.
 */
export function isNeeded(
  { selectors, globals = [], setting }: IslandDetection,
  page: Window,
  arrived: readonly ParentNode[] = [page.document],
): boolean {
  const selector = selectors.join(',');
  return (
    globals.some((name) => Reflect.get(page, name) !== undefined) ||
    hasSetting(readPageValue(page, 'settings'), setting) ||
    arrived.some((root) => (root instanceof Element && root.matches(selector)) || root.querySelector(selector))
  );
}

/**
 * Checks whether an island can be visible. An island that is loaded only because of settings may show nothing on this
 * page.
 */
function isOnPage({ name, globals = [] }: IslandDetection, { document }: PageWindow): boolean {
  return globals.length === 0 || document.querySelector(`[data-hadaya-root="${name}"]`) !== null;
}

const MOUNTED = '[data-hadaya-state="mounted"]';

/**
 * Maximum number of recorded taps: more than anyone makes while a file loads, but few enough that an island that never
 * loads does not fill the queue.
 */
const MOST_TAPS = 20;

/**
 * Records up to twenty taps of a visitor while an island loads: each click is added to `hadaya.q` with the island's
 * command, which replays the click once the island has mounted. Mounted islands handle their clicks themselves.
 */
export function keepEarlyClicks({ earlyClicks }: IslandDetection, page: PageWindow): void {
  if (!earlyClicks) return;
  const { selector, command } = earlyClicks;
  let kept = 0;
  const keep = ({ target }: Event) => {
    const item = target instanceof page.Element ? target.closest(selector) : null;
    const calls: unknown = readPageValue(page, 'q');
    if (!item || item.closest(MOUNTED) || typeof calls !== 'object' || calls === null) return;
    Reflect.get(calls, 'push').call(calls, [command, item]);
    kept += 1;
    if (kept === MOST_TAPS) page.document.removeEventListener('click', keep, true);
  };
  page.document.addEventListener('click', keep, true);
}

/**
 * Calls `check` immediately, whenever content arrives (with the new nodes), when the tag runs again and, for settings
 * that a late script defines, every second while the page is visible. Ends when `check` returns true on a parsed page,
 * because nothing is left to wait for.
 */
export function watchPage(page: PageWindow, check: (arrived: readonly ParentNode[]) => boolean): void {
  let isDone = false;
  const run = (arrived: readonly ParentNode[]) => {
    if (isDone) return;
    // The event makes all waiting code rescan the page, including this loader.
    if (takeData(page)) page.document.dispatchEvent(new page.Event(LOOK_EVENT));
    // The server may print more data until the page has been parsed.
    if (!check(arrived) || !isPrinted(page)) return;
    isDone = true;
    observer.disconnect();
    clearInterval(timer);
    page.document.removeEventListener(LOOK_EVENT, look);
  };
  const look = () => run([page.document.documentElement]);
  const observer = new page.MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const isInside = ({ parentNode }: Node) => parentNode !== null && added.has(parentNode);
    const arrived = [...added].filter((node) => node instanceof page.Element).filter((node) => !isInside(node));
    if (arrived.length > 0) run(arrived);
  });
  observer.observe(page.document, { childList: true, subtree: true });
  page.document.addEventListener(LOOK_EVENT, look);
  const timer = setInterval(() => page.document.hidden || run([page.document]), GLOBALS_CHECK_MS);
  run([page.document]);
}

/**
 * Loads each island when the page contains its elements or settings, and ends when no island is left. The style sheet
 * of Hadaya's own look loads with the first island that it changes.
 */
function watchNeeded(page: PageWindow, source: BundleSource, pin: Pin | undefined): void {
  const prefetch = createPrefetch(page, source, pin);
  const missing = new Set(detections.filter(({ name }) => filesOf(name)));
  const loaded = new Set<IslandDetection>();
  /** Running islands whose likely parts have not been prefetched yet. */
  const running = new Set<IslandDetection>();
  const loads = new Map<string, Promise<void>>();
  const load = (name: string) => {
    const begun = loads.get(name) ?? loadIsland(name, source, pin, picture);
    loads.set(name, begun);
    return begun;
  };
  let picture: Promise<unknown> | undefined;
  let hasSheet = false;
  let hasLook = false;
  // Islands that the server has requested are on the page or will be: they load while the page is still being parsed,
  // and mount as their elements arrive.
  for (const { name } of awaitsData(page) ? [] : missing)
    if (isAllowed(page, name) && isAskedFor(name, source)) void load(name);
  watchPage(page, (arrived) => {
    if (awaitsData(page)) return false;
    const isLooked = markLook(page);
    const hasNewRoots = arrived.some((root) => root !== page.document);
    const failed: string[] = [];
    const found: IslandDetection[] = [];
    // A router that replaces the page's head removes Hadaya's style sheets too.
    for (const detection of hasNewRoots ? loaded : [])
      if (hasFailedSheet(detection.name, source) && isNeeded(detection, page, arrived)) failed.push(detection.name);
    for (const detection of missing) {
      if (!isAllowed(page, detection.name) || !isNeeded(detection, page, arrived)) continue;
      missing.delete(detection);
      loaded.add(detection);
      keepEarlyClicks(detection, page);
      found.push(detection);
      if (detection.picture) picture ??= pictureFirst(page.document, detection.picture);
      hasSheet ||= filesOf(detection.name)?.hasSheet === true;
    }
    for (const detection of found) load(detection.name).then(() => running.add(detection));
    for (const detection of running) {
      if (!isOnPage(detection, page)) continue;
      running.delete(detection);
      prefetch(detection.name);
    }
    addSheets([...failed, ...found.map(({ name }) => name)], source);
    if (isLooked && hasSheet && (!hasLook || (hasNewRoots && hasFailedSheet('look', source)))) {
      hasLook = true;
      addSheet('look', source);
    }
    return missing.size === 0 && running.size === 0;
  });
}

/**
 * Starts the loader once per page: detects the islands on the page, loads only those, and keeps watching for content
 * and settings that arrive later. A second tag, or the same tag run again by a script that replaces pages, starts no
 * other loader but makes all waiting code rescan the page. The nonce and the hash of the running `tag` apply to all
 * files.
 */
export function startLoader(page: PageWindow, tag = page.document.currentScript): void {
  const { document } = page;
  takeData(page);
  if (Reflect.has(page, STARTED_KEY)) {
    document.dispatchEvent(new page.Event(LOOK_EVENT));
    return;
  }
  // If the replaced plugins are loading, Hadaya does not start, because it must never run together with them.
  if (hasGoneBack(page)) return;
  if (!readPageValue(page, 'q')) writePageValue(page, 'q', []);
  const base = findBaseUrl(document, readPageValue(page, 'baseUrl'));
  if (base === undefined && !isPrinted(page)) {
    // A combined file may run before the tag from which the folder is read has been parsed, so the loader tries again
    // later.
    setTimeout(() => startLoader(page, tag), RECHECK_MS);
    return;
  }
  if (base === undefined) {
    console.warn(
      '[hadaya] the folder of the bundles is unknown, because the script was moved or combined. ' +
        'Set window.hadaya = { baseUrl: "https://…/" } before it',
    );
    return;
  }
  Object.defineProperty(page, STARTED_KEY, { value: true });
  const { nonce = '', integrity = '' } = tag instanceof HTMLScriptElement ? tag : {};
  const wish: unknown = readPageValue(page, 'integrity') ?? integrity;
  const source: BundleSource = { page: document, base, nonce, loadedSheets: new Set() };
  let pinned: Promise<Hashes> | undefined;
  const pinAll = (again: string) => {
    pinned ??= pinFiles(page, source, isRecord(wish) ? wish : undefined, again);
    pinned.catch(() => (pinned = undefined));
    return pinned;
  };
  const pin = wish ? pinAll : undefined;
  const watch = () => watchNeeded(page, source, pin);
  // The diagnostics panel loads first, so that it receives the islands' messages.
  if (document.location.search.includes('hadaya_debug=1')) loadIsland('debug', source, pin).then(watch);
  else watch();
  // This is set last, so that the loader does not count as started if anything above throws.
  writePageValue(page, 'started', true);
}
