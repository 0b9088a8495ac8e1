import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, VERSION } from '@hadaya/tools/project';

const { files } = readManifest(DIST_FOLDER, VERSION);

/** Returns the built files of an island's parts that visitors are likely to use, the likeliest first. */
export const likelyParts = (island: string): readonly string[] =>
  (files[island]?.prefetch ?? []).map((part) => part.at(-1) ?? '');
