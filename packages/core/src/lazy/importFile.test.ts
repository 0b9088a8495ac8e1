import { expect, it, vi } from 'vitest';
import { importFile } from './importFile.ts';

const none = () => [];
const failing = () => Promise.reject(new TypeError('blocked'));

it('retries a failed file at its own URL so that only one copy exists', async () => {
  const first = vi.fn(async () => 'module').mockImplementationOnce(failing);
  const later = vi.fn(failing);
  await expect(importFile('./a.js', first, none, later)).rejects.toThrow('blocked');
  await expect(importFile('./a.js', first, none, later)).resolves.toBe('module');
  expect(first).toHaveBeenCalledTimes(2);
  expect(later).not.toHaveBeenCalled();
});

it('uses another URL after a second failure and keeps using the first URL that works', async () => {
  const first = vi.fn(failing);
  const later = vi.fn<(file: string, count: number) => Promise<string>>().mockImplementationOnce(failing);
  later.mockResolvedValue('module');
  await expect(importFile('./d.js', first, none, later)).rejects.toThrow('blocked');
  await expect(importFile('./d.js', first, none, later)).rejects.toThrow('blocked');
  await expect(importFile('./d.js', first, none, later)).resolves.toBe('module');
  await expect(importFile('./d.js', first, none, later)).resolves.toBe('module');
  expect(first).toHaveBeenCalledTimes(3);
  expect(later.mock.calls).toEqual([
    ['./d.js', 1],
    ['./d.js', 2],
    ['./d.js', 2],
  ]);
});

it('counts two simultaneous failures as one, so that both callers use the same URL next time', async () => {
  const later = async (file: string, count: number) => `${file} ${count}`;
  await Promise.allSettled([importFile('./b.js', failing, none, later), importFile('./b.js', failing, none, later)]);
  expect(
    await Promise.all([importFile('./b.js', failing, none, later), importFile('./b.js', failing, none, later)]),
  ).toEqual(['./b.js 1', './b.js 1']);
});

it('a failed file does not affect other files', async () => {
  await importFile('./lost.js', failing, none, failing).catch(() => {});
  await expect(importFile('./whole.js', async () => 'whole', none, failing)).resolves.toBe('whole');
});

it('requests a file’s imports in parallel with the file and ignores their failures', async () => {
  const asked: string[] = [];
  const beside = vi.fn(() => [failing()]);
  const first = async () => {
    asked.push(`file after ${beside.mock.calls.length}`);
    return 'module';
  };
  await expect(importFile('./c.js', first, beside)).resolves.toBe('module');
  expect(asked).toEqual(['file after 1']);
});
