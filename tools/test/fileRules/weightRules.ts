import { createHash } from 'node:crypto';
import { BUDGETS } from '../budgets.ts';
import type { Check } from '../step.ts';
import type { Built } from './built.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

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

/** Every budget, one check each; a file that is not built yet has no weight. */
export function checkWeights(built: Built): Check[] {
  const budgets = Object.entries(BUDGETS).flatMap(([name, limit]): Check[] => {
    const entry = built.manifest[name];
    if (!entry) return [];
    const problems = entry.gzip > limit ? [`${entry.file} weighs ${entry.gzip} bytes`] : [];
    return [{ name: `${name} weighs at most ${limit} bytes after gzip`, problems }];
  });
  return [checkManifest(built), ...budgets];
}
