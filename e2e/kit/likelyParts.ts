import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';

const { files } = readManifest(DIST_FOLDER, VERSION);

/**
 * Returns the lazy files of an island that are prefetched because visitors are likely to need them, the likeliest
 * first.
 */
export const likelyParts = (island: string): readonly string[] =>
  (files[island]?.prefetch ?? []).map((part) => part.at(-1) ?? '');
