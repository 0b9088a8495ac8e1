/// <reference types="vite/client" />
/**
 * What the loader's script does on a page of the development server: starts the sources of every island that the page calls for,
 * as soon as it does. It knows no files, hashes and retries: those are looked at on the built files.
 */
import { detections } from '@hadaya/loader/owner/detections';
import { isWanted, keepEarlyClicks, watchPage } from '@hadaya/loader/testing/watch';

const sources = import.meta.glob(['/packages/*/src/bundle.ts', '/packages/swatches/src/block/bundle.ts']);

function load(island: string): Promise<unknown> {
  const folder = island === 'block-swatches' ? 'swatches/src/block' : `${island}/src`;
  return sources[`/packages/${folder}/bundle.ts`]?.() ?? Promise.reject(new Error(`${island} has no bundle.ts`));
}

// The owner's panel comes first, so that it hears what the islands have to say.
if (location.search.includes('hadaya_debug=1')) await load('debug');
const missing = new Set(detections);
watchPage(window, (arrived) => {
  for (const detection of missing) {
    if (!isWanted(detection, window, arrived)) continue;
    missing.delete(detection);
    keepEarlyClicks(detection, window);
    void load(detection.name);
  }
  return missing.size === 0;
});
