import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { REQUEST_BYTES } from '../weight/pages.ts';
import { describeFile, type Manifest, openManifest, writeManifest } from './manifest.ts';
import { DIST_FOLDER } from './project.ts';

/** Module that holds the hash of every script, for pages that pin our files. */
const INTEGRITY_FILE = 'integrity.min.js';

/** What the loader knows of the files that were built before it, in few bytes. */
interface LoaderTable {
  /** Names of modules without `.min.js`. */
  readonly names: readonly string[];
  /** What each costs on the line, in kilobytes: after gzip, with half of one for its request; rounded up. */
  readonly kilobytes: readonly number[];
  /** By island: whether it has a style sheet, then the places of all its start modules, the one to import last. */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** By island: the places of the modules with which it draws once the page rests. */
  readonly views: Readonly<Record<string, readonly number[]>>;
  /** By island, by part that a visitor is likely to ask for, the likeliest first: the places of its modules. */
  readonly ahead: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** By island, by settings global of a page: the places of the modules that it needs at once there. */
  readonly beside: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Hash of the file with all other hashes. */
  readonly pin: string;
}

/** Writes the hashes of everything that was built so far, and enters the file into the manifest. */
function writeIntegrityFile(manifest: Manifest): Manifest {
  const scripts = Object.values(manifest.files).filter(({ file }) => file.endsWith('.js') && file !== INTEGRITY_FILE);
  const hashes = Object.fromEntries(scripts.map(({ file, sha384 }) => [file, sha384]));
  writeFileSync(resolve(DIST_FOLDER, INTEGRITY_FILE), `export const hashes=${JSON.stringify(hashes)};\n`);
  return { ...manifest, files: { ...manifest.files, integrity: describeFile(DIST_FOLDER, INTEGRITY_FILE, manifest) } };
}

/** The table of the islands that were built. One that is absent from the build is absent here. */
function readTable({ files }: Manifest): LoaderTable {
  const nameOf = (file: string) => file.replace(/\.min\.js$/, '');
  const built = Object.entries(files)
    .filter(([, { island }]) => island)
    .map(([name, { file, imports, view = [], ahead = [], beside = {}, css }]) => ({
      name,
      css,
      start: [...imports, file].map(nameOf),
      view: view.map(nameOf),
      ahead: ahead.map((part) => part.map(nameOf)),
      beside: Object.entries(beside).map(([global, part]) => [global, part.map(nameOf)] as const),
    }));
  const names = [
    ...new Set(
      built.flatMap(({ start, view, ahead, beside }) => [
        ...start,
        ...view,
        ...ahead.flat(),
        ...beside.flatMap(([, part]) => part),
      ]),
    ),
  ];
  const onTheLine = (gzip: number) => Math.ceil((gzip + REQUEST_BYTES) / 100) / 10;
  const sizes = new Map(Object.values(files).map(({ file, gzip }) => [nameOf(file), onTheLine(gzip)]));
  const places = (of: readonly string[]) => of.map((each) => names.indexOf(each));
  return {
    names,
    kilobytes: names.map((name) => sizes.get(name) ?? 0),
    islands: Object.fromEntries(built.map(({ name, css, start }) => [name, [css ? 1 : 0, ...places(start)]])),
    views: Object.fromEntries(
      built.filter(({ view }) => view.length > 0).map(({ name, view }) => [name, places(view)]),
    ),
    ahead: Object.fromEntries(
      built.filter(({ ahead }) => ahead.length > 0).map(({ name, ahead }) => [name, ahead.map(places)]),
    ),
    beside: Object.fromEntries(
      built
        .filter(({ beside }) => beside.length > 0)
        .map(({ name, beside }) => [name, Object.fromEntries(beside.map(([global, part]) => [global, places(part)]))]),
    ),
    pin: files.integrity?.sha384 ?? '',
  };
}

/** Gives the loader the table of all other files, whose hashes it writes into a file. It is the last build. */
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
