import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive, with forward slashes in its path. */
export interface ZipEntry {
  readonly path: string;
  readonly content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day of the format: equal content gives equal bytes. */
const DATE = 0x0021;

function fileHeader({ path, content }: ZipEntry, packed: Buffer): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(UTF8_NAMES, 2);
  common.writeUInt16LE(DEFLATED, 4);
  common.writeUInt16LE(DATE, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(Buffer.byteLength(path), 22);
  return common;
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function centralEntry(common: Buffer, path: string, offset: number): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(0o100644 * 0x10000, 6);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, common, tail, Buffer.from(path)]);
}

/** Packs files into a zip archive. Equal files give equal bytes. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const packed = deflateRawSync(entry.content, { level: 9 });
    const common = fileHeader(entry, packed);
    const body = Buffer.concat([number32(LOCAL), common, Buffer.from(entry.path), packed]);
    central.push(centralEntry(common, entry.path, offset));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
