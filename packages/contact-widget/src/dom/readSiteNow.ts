import type { Environment } from '@hadaya/core';

/** Where `keepSiteTime.ts` keeps it; spelt in both, since a file for one word would cost the visitor a request. */
const KEY = 'hadaya-site-clock';

/** What a stranger may have written there must still give a moment that exists: some thirty years at most. */
const MAX_MS = 1e12;

/** The present moment by the site's clock as far as an answer of this session told it, else by the visitor's. */
export function readSiteNow({ clock, storage }: Environment): number {
  return clock.now() + (Number(storage.session.getItem(KEY)) % MAX_MS || 0);
}
