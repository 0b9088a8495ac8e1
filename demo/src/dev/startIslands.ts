/// <reference types="vite/client" />
/**
 * Replaces the loader on development server pages: starts each island from its sources as soon as the page needs the
 * island. This script checks no hashes and retries no failed files; the tests of the built files cover these features.
 */
import { detections } from '@hadaya/loader/owner/detections';
import { isNeeded, keepEarlyClicks, watchPage } from '@hadaya/loader/testing/watch';

const sources = import.meta.glob(['/packages/*/src/bundle.ts', '/packages/swatches/src/block/bundle.ts']);

function load(island: string): Promise<unknown> {
  const folder = island === 'block-swatches' ? 'swatches/src/block' : `${island}/src`;
  return sources[`/packages/${folder}/bundle.ts`]?.() ?? Promise.reject(new Error(`${island} has no bundle.ts`));
}

// The diagnostics panel starts first, so that it receives the islands' messages.
if (location.search.includes('hadaya_debug=1')) await load('debug');
const missing = new Set(detections);
watchPage(window, (arrived) => {
  for (const detection of missing) {
    if (!isNeeded(detection, window, arrived)) continue;
    missing.delete(detection);
    keepEarlyClicks(detection, window);
    void load(detection.name);
  }
  return missing.size === 0;
});
