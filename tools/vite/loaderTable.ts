import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { REQUEST_BYTES } from '../weight/pages.ts';
import { describeFile, type Manifest, openManifest, writeManifest } from './manifest.ts';
import { DIST_FOLDER } from './project.ts';

/** Module with the hashes of all scripts, for pages that use subresource integrity. */
const INTEGRITY_FILE = 'integrity.min.js';

/** Compact table of the islands and their files. */
interface LoaderTable {
  /** Names of modules without `.min.js`. */
  readonly names: readonly string[];
  /** Transfer cost of each module in kB, rounded up to a tenth: gzipped size plus half a kilobyte for the request. */
  readonly kilobytes: readonly number[];
  /**
   * For each island: whether it has a style sheet, then the indices of its start modules, ending with the one to
   * import.
   */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** For each island: the indices of the modules with which it renders once the page is idle. */
  readonly views: Readonly<Record<string, readonly number[]>>;
  /**
   * For each island, one list per lazy module that visitors are likely to need, most likely first: the indices of that
   * module and its imports.
   */
  readonly prefetch: Readonly<Record<string, readonly (readonly number[])[]>>;
  /**
   * For each island and settings global: the indices of the modules that the island needs immediately if the page has
   * that global.
   */
  readonly beside: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Hash of the integrity file, which contains all other hashes. */
  readonly pin: string;
}

function writeIntegrityFile(manifest: Manifest): Manifest {
  const scripts = Object.values(manifest.files).filter(({ file }) => file.endsWith('.js') && file !== INTEGRITY_FILE);
  const hashes = Object.fromEntries(scripts.map(({ file, sha384 }) => [file, sha384]));
  writeFileSync(resolve(DIST_FOLDER, INTEGRITY_FILE), `export const hashes=${JSON.stringify(hashes)};\n`);
  return { ...manifest, files: { ...manifest.files, integrity: describeFile(DIST_FOLDER, INTEGRITY_FILE, manifest) } };
}

function readTable({ files }: Manifest): LoaderTable {
  const nameOf = (file: string) => file.replace(/\.min\.js$/, '');
  const built = Object.entries(files)
    .filter(([, { island }]) => island)
    .map(([name, { file, imports, view = [], prefetch = [], beside = {}, css }]) => ({
      name,
      css,
      start: [...imports, file].map(nameOf),
      view: view.map(nameOf),
      prefetch: prefetch.map((part) => part.map(nameOf)),
      beside: Object.entries(beside).map(([global, part]) => [global, part.map(nameOf)] as const),
    }));
  const names = [
    ...new Set(
      built.flatMap(({ start, view, prefetch, beside }) => [
        ...start,
        ...view,
        ...prefetch.flat(),
        ...beside.flatMap(([, part]) => part),
      ]),
    ),
  ];
  const onTheLine = (gzip: number) => Math.ceil((gzip + REQUEST_BYTES) / 100) / 10;
  const sizes = new Map(Object.values(files).map(({ file, gzip }) => [nameOf(file), onTheLine(gzip)]));
  const indexes = (of: readonly string[]) => of.map((each) => names.indexOf(each));
  return {
    names,
    kilobytes: names.map((name) => sizes.get(name) ?? 0),
    islands: Object.fromEntries(built.map(({ name, css, start }) => [name, [css ? 1 : 0, ...indexes(start)]])),
    views: Object.fromEntries(
      built.filter(({ view }) => view.length > 0).map(({ name, view }) => [name, indexes(view)]),
    ),
    prefetch: Object.fromEntries(
      built.filter(({ prefetch }) => prefetch.length > 0).map(({ name, prefetch }) => [name, prefetch.map(indexes)]),
    ),
    beside: Object.fromEntries(
      built
        .filter(({ beside }) => beside.length > 0)
        .map(({ name, beside }) => [name, Object.fromEntries(beside.map(([global, part]) => [global, indexes(part)]))]),
    ),
    pin: files.integrity?.sha384 ?? '',
  };
}

/**
 * Passes the table of the islands to the loader, and writes the hashes of all scripts to a file. Runs in the last
 * build.
 */
export function loaderTable(): Plugin {
  return {
    name: 'hadaya:loader-table',
    config() {
      const manifest = writeIntegrityFile(openManifest());
      writeManifest(DIST_FOLDER, manifest);
      return { define: { __HADAYA_TABLE__: JSON.stringify(readTable(manifest)) } };
    },
  };
}
