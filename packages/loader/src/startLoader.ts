import type { PageWindow } from '@hadaya/core';
import { detections } from './detections.ts';
import { files } from './files.ts';
import { findBaseUrl } from './findBaseUrl.ts';
import { isWanted } from './isWanted.ts';
import { keepEarlyClicks } from './keepEarlyClicks.ts';
import { type BundleSource, loadIsland } from './loadIsland.ts';
import { watchPage } from './watchPage.ts';

const STARTED_KEY = Symbol.for('hadaya.loader');

/** `window.hadaya`, made with its call queue when the page has none. */
function openPageObject(page: Window): object {
  const found: unknown = Reflect.get(page, 'hadaya');
  const object = typeof found === 'object' && found !== null ? found : {};
  if (!Reflect.get(object, 'q')) Reflect.set(object, 'q', []);
  Reflect.set(page, 'hadaya', object);
  return object;
}

/** Loads every island as soon as the page holds what it works on, and ends when there is none left. */
function watchWanted(page: PageWindow, source: BundleSource): void {
  const missing = new Set(detections.filter(({ name }) => files[name]));
  watchPage(page, () => {
    for (const detection of missing) {
      if (!isWanted(detection, page)) continue;
      missing.delete(detection);
      keepEarlyClicks(detection, page);
      loadIsland(detection.name, source);
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
  const base = findBaseUrl(document, Reflect.get(openPageObject(page), 'baseUrl'));
  if (base === undefined) {
    console.warn(
      '[hadaya] the folder of the bundles is unknown, because the script was moved or combined. ' +
        'Set window.hadaya = { baseUrl: "https://…/" } before it',
    );
    return;
  }
  const source: BundleSource = { page: document, base, nonce: document.currentScript?.nonce ?? '' };
  const watch = () => watchWanted(page, source);
  // The owner's panel comes first, so that it hears what the islands have to say.
  if (document.location.search.includes('hadaya_debug=1')) loadIsland('debug', source).then(watch);
  else watch();
}
