import type { Entry } from './readPo.ts';

const MAGIC = 0x950412de;
const HEADER_BYTES = 28;

/** Writes the binary catalogue that WordPress reads: texts in byte order, then two tables of lengths and places. */
export function writeMo(entries: readonly Entry[]): Buffer {
  const sorted = entries
    .map(({ text, translation }) => [Buffer.from(text), Buffer.from(translation)] as const)
    .sort(([a], [b]) => Buffer.compare(a, b));
  const tableBytes = sorted.length * 8;
  const head = Buffer.alloc(HEADER_BYTES + 2 * tableBytes);
  [MAGIC, 0, sorted.length, HEADER_BYTES, HEADER_BYTES + tableBytes, 0, HEADER_BYTES + 2 * tableBytes].forEach(
    (value, at) => {
      head.writeUInt32LE(value, at * 4);
    },
  );
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const side of [0, 1] as const) {
    sorted.forEach((pair, at) => {
      const place = HEADER_BYTES + side * tableBytes + at * 8;
      head.writeUInt32LE(pair[side].length, place);
      head.writeUInt32LE(offset, place + 4);
      bodies.push(pair[side], Buffer.alloc(1));
      offset += pair[side].length + 1;
    });
  }
  return Buffer.concat([head, ...bodies]);
}
