import { expect, test } from 'vitest';
import { readChaty } from '../../../chaty/readChaty.ts';
import { formatSize, judgeFile, readUploadLimits } from './judgeFile.ts';

const MB = 1024 * 1024;

test.each([
  [{}, { each: undefined, total: 32 * MB }],
  [
    { max_upload_bytes: 10 * MB, max_total_bytes: 20 * MB },
    { each: 10 * MB, total: 20 * MB },
  ],
  [{ max_upload_bytes: '1048576' }, { each: MB, total: 32 * MB }],
  [{ max_upload_bytes: 64 * MB }, { each: undefined, total: 64 * MB }],
  [
    { max_total_bytes: 2 * MB, max_upload_bytes: 4 * MB },
    { each: undefined, total: 2 * MB },
  ],
  [
    { max_upload_bytes: 0, max_total_bytes: 'much' },
    { each: undefined, total: 32 * MB },
  ],
  [
    { max_upload_bytes: -1, max_total_bytes: null },
    { each: undefined, total: 32 * MB },
  ],
])('reads the server’s limits: %j', (settings, limits) =>
  expect(readUploadLimits(readChaty(settings, () => {}).server)).toEqual(limits),
);

test('rejects a file that exceeds the limit per file or the total limit', () => {
  const limits = readUploadLimits({ maxUploadBytes: 10 * MB, maxTotalBytes: 20 * MB });
  const file = (size: number) => ({ name: 'a.pdf', size });
  expect(judgeFile(file(10 * MB), 0, limits)).toBeUndefined();
  expect(judgeFile(file(10 * MB + 1), 0, limits)).toBe('fileAloneTooLarge');
  expect(judgeFile(file(5 * MB), 15 * MB, limits)).toBeUndefined();
  expect(judgeFile(file(6 * MB), 15 * MB, limits)).toBe('fileTooLarge');
});

test.each([
  [1500, '1 KB', '1 كيلوبايت'],
  [10, '1 KB', '1 كيلوبايت'],
  [300 * 1024, '300 KB', '300 كيلوبايت'],
  [MB, '1.0 MB', '1 ميغابايت'],
  [2 * MB, '2.0 MB', '2 ميغابايت'],
  [10 * MB, '10 MB', '10 ميغابايت'],
  [12.4 * MB, '12 MB', '12 ميغابايت'],
  [7.8 * MB, '7.8 MB', '7.8 ميغابايت'],
  [32 * MB, '32 MB', '32 ميغابايت'],
])('formats %d bytes as %s, in Arabic as %s', (bytes, english, arabic) => {
  expect(formatSize(bytes)).toBe(english);
  expect(formatSize(bytes, true)).toBe(arabic);
});
