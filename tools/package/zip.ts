import { zipSync } from 'fflate';

/** A file in an archive, with forward slashes in its path. */
export interface ZipEntry {
  readonly path: string;
  readonly content: Buffer;
}

/** The format's earliest date, in local time as archives store it, so that equal content gives equal bytes. */
const DATE = new Date(1980, 0, 1);
const UNIX = 3;
/** A regular file, writable by its owner and readable by all. */
const MODE = 0o100644 * 0x10000;

/** Packs files into a zip archive. Equal files give equal bytes. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = Object.fromEntries(sorted.map(({ path, content }) => [path, new Uint8Array(content)]));
  return Buffer.from(zipSync(files, { level: 9, mtime: DATE, os: UNIX, attrs: MODE }));
}
