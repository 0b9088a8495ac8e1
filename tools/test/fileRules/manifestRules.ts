import { createHash } from 'node:crypto';
import type { Check } from '../step.ts';
import type { Built } from './built.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export function checkAdmin(admin: Built, visitors: Built): Check[] {
  const entries = Object.values(admin.manifest);
  const names = [...entries.map(({ file }) => file), '/admin/'];
  const named = visitors.files.filter(({ text }) => names.some((name) => text.includes(name))).map(({ file }) => file);
  return [
    { name: 'the settings app was built', problems: entries.length === 0 ? ['it was not built'] : [] },
    { name: 'no file for visitors references the settings app', problems: named },
  ];
}

export function checkManifest({ files, manifest }: Built): Check {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const problems = files.flatMap(({ file, text }) => {
    const entry = entries.get(file);
    if (!entry) return [`${file} is not in the manifest`];
    return entry.sha384 === hashOf(text) ? [] : [`${file} has a different hash in the manifest`];
  });
  return { name: 'the manifest lists every file with its hash', problems };
}
