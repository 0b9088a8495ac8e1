import { createHash } from 'node:crypto';
import type { Check } from '../step.ts';
import type { Built } from './built.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Comes to every page before anything of ours is known to be wanted; all else is weighed by the page (`tools/weight`). */
const LOADER_BYTES = 4_200;

/** The manifest tells the truth about every file. */
function checkManifest({ files, manifest }: Built): Check {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const problems = files.flatMap(({ file, text }) => {
    const entry = entries.get(file);
    if (!entry) return [`${file} is not in the manifest`];
    return entry.sha384 === hashOf(text) ? [] : [`${file} has another hash than the manifest says`];
  });
  return { name: 'the manifest lists every file with its hash', problems };
}

/** What files alone can show of their weight; pages are weighed in a browser. */
export function checkWeights(built: Built): Check[] {
  const loader = built.manifest.hadaya?.gzip ?? 0;
  const problems = loader > LOADER_BYTES ? [`it weighs ${loader} bytes`] : [];
  return [checkManifest(built), { name: `the loader weighs at most ${LOADER_BYTES} bytes after gzip`, problems }];
}
