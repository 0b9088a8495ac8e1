import { createHash } from 'node:crypto';
import type { Check } from '../step.ts';
import type { Built } from './built.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Comes to every page before anything of ours is known to be wanted; all else is weighed by the page (`tools/weight`). It
 * grew by 1,300 bytes for a start in tasks, what a visitor is likely to ask for and the names of those files, the wait for a
 * host's import map, and the share of views that an owner has measured; and by 1,200 more for living beside optimisers: settings
 * read as data, sheets known by their rules in whatever file they stand, the way back to the replaced plugins, islands that run
 * while the page still arrives. Room for a tenth.
 */
const LOADER_BYTES = 7_500;

/** Each app of the administration: script and sheet together. */
const ADMIN_BYTES = 60_000;

/** The owner's apps stay small, each with files of its own, and nothing of a visitor's names one of them. */
export function checkAdmin(admin: Built, visitors: Built): Check[] {
  const entries = Object.values(admin.manifest);
  const apps = Object.keys(admin.manifest).filter((name) => !name.endsWith('.css'));
  const weightOf = (app: string) => (admin.manifest[app]?.gzip ?? 0) + (admin.manifest[`${app}.css`]?.gzip ?? 0);
  const overweight = apps
    .filter((app) => weightOf(app) > ADMIN_BYTES)
    .map((app) => `${app} weighs ${weightOf(app)} bytes`);
  const heavy = entries.length === 0 ? ['none was built'] : overweight;
  const names = [...entries.map(({ file }) => file), '/admin/'];
  const named = visitors.files.filter(({ text }) => names.some((name) => text.includes(name))).map(({ file }) => file);
  return [
    { name: `each app of the administration weighs at most ${ADMIN_BYTES} bytes after gzip`, problems: heavy },
    { name: 'no file of a visitor names an app of the administration', problems: named },
  ];
}

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
