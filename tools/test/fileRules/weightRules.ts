import { createHash } from 'node:crypto';
import { BUDGETS, TOTALS, type Total } from '../budgets.ts';
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

/** The files that a name stands for: its own and what that imports. */
function closureOf(manifest: Built['manifest'], name: string): readonly string[] {
  const entry = manifest[name];
  return entry ? [...entry.imports, entry.file] : [];
}

/** Names of a total that the manifest does not know are a problem: a renamed chunk would else weigh nothing. */
function checkTotal(manifest: Built['manifest'], { name, files, beyond, limit }: Total): Check {
  const weights = new Map(Object.values(manifest).map(({ file, gzip }) => [file, gzip]));
  const paidElsewhere = new Set(beyond.flatMap((one) => closureOf(manifest, one)));
  const paid = [...new Set(files.flatMap((one) => closureOf(manifest, one)))].filter(
    (file) => !paidElsewhere.has(file),
  );
  const sum = paid.reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  const unknown = [...files, ...beyond].filter((one) => !manifest[one]).map((one) => `no file is called ${one}`);
  const list = paid.map((file) => `${file} ${weights.get(file)}`).join(', ');
  return {
    name: `${name} weighs at most ${limit} bytes after gzip`,
    problems: [...unknown, ...(sum > limit ? [`${sum} bytes: ${list}`] : [])],
  };
}

/** Every budget, one check each; a file that is not built yet has no weight. */
export function checkWeights(built: Built, totals: readonly Total[] = TOTALS): Check[] {
  const budgets = Object.entries(BUDGETS).flatMap(([name, limit]): Check[] => {
    const entry = built.manifest[name];
    if (!entry) return [];
    const problems = entry.gzip > limit ? [`${entry.file} weighs ${entry.gzip} bytes`] : [];
    return [{ name: `${name} weighs at most ${limit} bytes after gzip`, problems }];
  });
  return [checkManifest(built), ...budgets, ...totals.map((total) => checkTotal(built.manifest, total))];
}
