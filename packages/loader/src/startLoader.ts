import { isRecord, type PageWindow, readPageValue, writePageValue } from '@hadaya/core';
import { detections } from './detections.ts';
import { files, hashes } from './files.ts';
import { findBaseUrl } from './findBaseUrl.ts';
import { isWanted } from './isWanted.ts';
import { keepEarlyClicks } from './keepEarlyClicks.ts';
import { type BundleSource, loadIsland } from './loadIsland.ts';
import { pinFiles } from './pinFiles.ts';
import { watchPage } from './watchPage.ts';

const LOOK_ATTRIBUTE = 'data-hadaya-look';
const STARTED_KEY = Symbol.for('hadaya.loader');

/** Marks the document element when the settings want Hadaya's own look. */
function markLook(page: PageWindow): void {
  const settings = readPageValue(page, 'settings');
  const root = page.document.documentElement;
  if (!isRecord(settings) || settings.look !== 'hadaya' || root.hasAttribute(LOOK_ATTRIBUTE)) return;
  root.setAttribute(LOOK_ATTRIBUTE, 'hadaya');
}

/** Loads every island as soon as the page holds what it works on, and ends when there is none left. */
function watchWanted(page: PageWindow, load: (name: string) => void): void {
  const missing = new Set(detections.filter(({ name }) => files[name]));
  watchPage(page, () => {
    markLook(page);
    for (const detection of missing) {
      if (!isWanted(detection, page)) continue;
      missing.delete(detection);
      keepEarlyClicks(detection, page);
      load(detection.name);
    }
    return missing.size === 0;
  });
}

/**
 * Starts the loader once a page: finds out which islands the page holds, loads only those, and goes on watching for
 * content and settings that come later. A second tag does nothing.
 */
export function startLoader(page: PageWindow): void {
  if (Reflect.has(page, STARTED_KEY)) return;
  Object.defineProperty(page, STARTED_KEY, { value: true });
  const { document } = page;
  if (!readPageValue(page, 'q')) writePageValue(page, 'q', []);
  const base = findBaseUrl(document, readPageValue(page, 'baseUrl'));
  if (base === undefined) {
    console.warn(
      '[hadaya] the folder of the bundles is unknown, because the script was moved or combined. ' +
        'Set window.hadaya = { baseUrl: "https://…/" } before it',
    );
    return;
  }
  const { nonce = '', integrity = '' } =
    document.currentScript instanceof HTMLScriptElement ? document.currentScript : {};
  const isPinned = Boolean(readPageValue(page, 'integrity') ?? integrity);
  const source: BundleSource = { page: document, base, nonce, hashes: isPinned ? hashes : {} };
  let pinned: Promise<void> | undefined;
  const load = (name: string) => {
    pinned ??= isPinned ? pinFiles(page, source) : Promise.resolve();
    return loadIsland(name, source, pinned);
  };
  const watch = () => watchWanted(page, load);
  // The owner's panel comes first, so that it hears what the islands have to say.
  if (document.location.search.includes('hadaya_debug=1')) load('debug').then(watch);
  else watch();
}
