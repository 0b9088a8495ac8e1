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
import { createFetchAhead } from './prefetch.ts';
import { addSheet, addSheets, hasLostSheet } from './styles.ts';

const LOOK_ATTRIBUTE = 'data-hadaya-look';
const STARTED_KEY = Symbol.for('hadaya.loader');
/** Sent when the tag runs once more: whoever lives on the page looks at it again. */
const LOOK_EVENT = 'hadaya:look';
const GLOBALS_CHECK_MS = 1000;
const RECHECK_MS = 50;

/** Marks the document element when the settings want Hadaya's own look, and tells whether the page has that look. */
function markLook(page: PageWindow): boolean {
  const settings = readPageValue(page, 'settings');
  const root = page.document.documentElement;
  if (isRecord(settings) && settings.look === 'hadaya' && !root.hasAttribute(LOOK_ATTRIBUTE)) {
    root.setAttribute(LOOK_ATTRIBUTE, 'hadaya');
  }
  return root.getAttribute(LOOK_ATTRIBUTE) === 'hadaya';
}

/**
 * Whether the server lets us start an island; without its list (`hadaya.islands`) every one may start. The list may grow while
 * the page is read, so it is asked each time.
 */
function isAllowed(page: PageWindow, name: string): boolean {
  const allowed = readPageValue(page, 'islands');
  return !hasGoneBack(page, name) && (!Array.isArray(allowed) || allowed.includes(name));
}

/**
 * Whether the page holds what an island mounts onto, the settings of the plugin it replaces, or settings of ours. It is looked for in what
 * has arrived, for to search the whole page at each of its changes is dear.
 */
export function isWanted(
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

/** Whether a visitor can see what an island does. One that settings alone call for may decide to show nothing here. */
function isOnPage({ name, globals = [] }: IslandDetection, { document }: PageWindow): boolean {
  return globals.length === 0 || document.querySelector(`[data-hadaya-root="${name}"]`) !== null;
}

const MOUNTED = '[data-hadaya-state="mounted"]';

/** More than anybody taps while a file is on its way; an island that never comes shall not fill the queue. */
const MOST_TAPS = 20;

/**
 * Keeps what a visitor taps while an island is on its way, up to twenty taps: the click goes into `hadaya.q` under the island's
 * call, which plays it once the island is mounted. Mounted islands hear their clicks themselves.
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
 * Calls `check` at once, for content that arrives later with what has arrived, when our tag runs again, and once a second while
 * the page is visible for settings that a late script defines. Ends when `check` says that nothing is left to wait for.
 */
export function watchPage(page: PageWindow, check: (arrived: readonly ParentNode[]) => boolean): void {
  let isDone = false;
  const run = (arrived: readonly ParentNode[]) => {
    if (isDone) return;
    // Whoever waits for it looks again, and so do we.
    if (takeData(page)) page.document.dispatchEvent(new page.Event(LOOK_EVENT));
    // The server may have more to say until the page has been read.
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
 * Loads every island as soon as the page holds what it works on, and ends when there is none left. The sheet of the own
 * look comes with the first island that it changes.
 */
function watchWanted(page: PageWindow, source: BundleSource, pin: Pin | undefined): void {
  const fetchAhead = createFetchAhead(page, source, pin);
  const missing = new Set(detections.filter(({ name }) => filesOf(name)));
  const loaded = new Set<IslandDetection>();
  /** Those that run, and whose likely parts have not been asked for. */
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
  // What the server has asked for is on the page or will be: it runs while the page is still on the line, and mounts as it arrives.
  for (const { name } of awaitsData(page) ? [] : missing)
    if (isAllowed(page, name) && isAskedFor(name, source)) void load(name);
  watchPage(page, (arrived) => {
    if (awaitsData(page)) return false;
    const isLooked = markLook(page);
    const isNews = arrived.some((root) => root !== page.document);
    const lost: string[] = [];
    const found: IslandDetection[] = [];
    // A router that puts another page's head in the place of this one's takes our sheets along.
    for (const detection of isNews ? loaded : [])
      if (hasLostSheet(detection.name, source) && isWanted(detection, page, arrived)) lost.push(detection.name);
    for (const detection of missing) {
      if (!isAllowed(page, detection.name) || !isWanted(detection, page, arrived)) continue;
      missing.delete(detection);
      loaded.add(detection);
      keepEarlyClicks(detection, page);
      found.push(detection);
      if (detection.picture) picture ??= pictureFirst(page.document, detection.picture);
      hasSheet ||= detection.hasLook === true || filesOf(detection.name)?.hasSheet === true;
    }
    for (const detection of found) load(detection.name).then(() => running.add(detection));
    for (const detection of running) {
      if (!isOnPage(detection, page)) continue;
      running.delete(detection);
      fetchAhead(detection.name);
    }
    addSheets([...lost, ...found.map(({ name }) => name)], source);
    if (isLooked && hasSheet && (!hasLook || (isNews && hasLostSheet('look', source)))) {
      hasLook = true;
      addSheet('look', source);
    }
    return missing.size === 0 && running.size === 0;
  });
}

/**
 * Starts the loader once a page: finds out which islands the page holds, loads only those, and goes on watching for
 * content and settings that come later. A second tag, or the same one run again by a script that replaces pages, starts nothing
 * anew: everything of ours looks at the page again. The nonce and the hash of the `tag` that runs it hold for all files.
 */
export function startLoader(page: PageWindow, tag = page.document.currentScript): void {
  const { document } = page;
  takeData(page);
  if (Reflect.has(page, STARTED_KEY)) {
    document.dispatchEvent(new page.Event(LOOK_EVENT));
    return;
  }
  // The replaced plugins are on their way: never both.
  if (hasGoneBack(page)) return;
  if (!readPageValue(page, 'q')) writePageValue(page, 'q', []);
  const base = findBaseUrl(document, readPageValue(page, 'baseUrl'));
  if (base === undefined && !isPrinted(page)) {
    // A joined file may stand above what tells.
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
  const watch = () => watchWanted(page, source, pin);
  // The owner's panel comes first, so that it hears what the islands have to say.
  if (document.location.search.includes('hadaya_debug=1')) loadIsland('debug', source, pin).then(watch);
  else watch();
  // What has thrown until here has not started.
  writePageValue(page, 'started', true);
}
