import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest } from '../vite/manifest.ts';
import { REPOSITORY } from '../vite/project.ts';

interface Setting {
  readonly name: string;
  readonly kind: string;
  readonly choices?: readonly unknown[];
  readonly fallback?: unknown;
  readonly meaning: { readonly en: string };
}

interface SettingsOfPart {
  readonly name: string;
  readonly settings: readonly Setting[];
}

/** The kinds of settings whose values fit into an attribute, each with a description of its values. */
const KINDS: Readonly<Record<string, string>> = { flag: '`1`, `0`', number: 'number', text: 'text' };

const partOf = (name: string) => (name === 'contact-widget' ? 'contact' : name);

const read = (path: string) => readFileSync(resolve(REPOSITORY, path), 'utf8');
const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function attributesOf(part: string): string {
  const parts: readonly SettingsOfPart[] = JSON.parse(read('docs/reference/settings.json'));
  const settings = parts.find(({ name }) => name === part)?.settings ?? [];
  const rows = settings.flatMap(({ name, kind, choices, fallback, meaning }) => {
    const values = choices?.map((choice) => `\`${choice}\``).join(', ') ?? KINDS[kind];
    if (!values) return [];
    return [[`\`data-hadaya-${toKebab(name)}\``, meaning.en.replaceAll('|', '\\|'), values, `${fallback ?? '–'}`]];
  });
  if (rows.length === 0) return '';
  const lead = `Set them on an element, or by name in \`window.hadaya.settings.${part}\` for the whole page.`;
  return `\n## Attributes\n\n${lead}\n\n${tableOf(['Attribute', 'Meaning', 'Values', 'Default'], rows)}\n`;
}

function eventsOf(part: string): string {
  const rows = read('docs/reference/events.md')
    .split('\n')
    .filter((line) => line.startsWith(`| \`hadaya:${part}:`));
  if (rows.length === 0) return '';
  return `\n## Events\n\nEvents bubble to \`document\`.\n\n| Event | \`event.detail\` | When |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function weightOf(name: string, { files }: Manifest): string {
  const own = files[name === 'loader' ? 'hadaya' : name];
  if (!own) return '';
  const names = new Map(Object.values(files).map(({ file, gzip }) => [file, gzip]));
  const sum = own.imports.reduce((total, file) => total + (names.get(file) ?? 0), own.gzip);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const shared = own.imports.length > 0 ? `, or ${kilobytes(sum)} including files shared with other packages` : '';
  return `\n## Weight\n\nMinified and gzipped, it initially loads ${kilobytes(own.gzip)}${shared}. Other files load when needed.\n`;
}

/** Removes the comments that mark the part of a README that the documentation includes. */
const unmark = (text: string) => text.replace(/<!-- #(?:end)?region usage -->\n+/g, '');

/** Removes repository links, which do not work on a registry's page; the link text stays. */
const unlink = (text: string) => text.replace(/\[([^\]]{1,200})\]\((?!https?:)[^)]{1,200}\)/g, '$1');

/** Heading of a README's last section, which explains the sources to people who change them. */
const FOR_MAINTAINERS = '\n## For maintainers\n';

/**
 * Returns a package's published README: the package's own README without the section for maintainers, plus the
 * package's attributes, events and weight.
 */
export function npmReadme(name: string, manifest: Manifest): string {
  const folder = `packages/${name}`;
  // The loader has an `npm.md`, because its README documents its internals.
  const own = [`${folder}/npm.md`, `${folder}/README.md`].find((path) => existsSync(resolve(REPOSITORY, path)));
  const [head = ''] = own ? unlink(unmark(read(own))).split(FOR_MAINTAINERS) : [`# @hadaya/${name}\n`];
  return [head, attributesOf(partOf(name)), eventsOf(partOf(name)), weightOf(name, manifest)].join('');
}
