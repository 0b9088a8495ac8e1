import { expect, it, vi } from 'vitest';
import { importFile } from './importFile.ts';

it('gives a file another address after each failure, and keeps the one that works', async () => {
  const importAt = vi.fn<(address: string) => Promise<string>>();
  importAt.mockRejectedValueOnce(new TypeError('blocked')).mockRejectedValueOnce(new TypeError('blocked'));
  importAt.mockResolvedValue('module');
  await expect(importFile('./a.js', importAt)).rejects.toThrow('blocked');
  await expect(importFile('./a.js', importAt)).rejects.toThrow('blocked');
  await expect(importFile('./a.js', importAt)).resolves.toBe('module');
  await expect(importFile('./a.js', importAt)).resolves.toBe('module');
  const asked = importAt.mock.calls.map(([address]) => address);
  expect(asked).toEqual(['./a.js', './a.js?again=1', './a.js?again=2', './a.js?again=2']);
});

it('counts two imports that fail together once, so that both go on to the same address', async () => {
  const asked: string[] = [];
  const importAt = (address: string) => {
    asked.push(address);
    return address.includes('again') ? Promise.resolve(address) : Promise.reject(new TypeError('blocked'));
  };
  const first = [importFile('./b.js', importAt), importFile('./b.js', importAt)];
  await Promise.allSettled(first);
  expect(await Promise.all([importFile('./b.js', importAt), importFile('./b.js', importAt)])).toEqual([
    './b.js?again=1',
    './b.js?again=1',
  ]);
  expect(asked).toHaveLength(4);
});

it('leaves the files beside a lost one where they are', async () => {
  await importFile('./lost.js', () => Promise.reject(new TypeError('blocked'))).catch(() => {});
  await expect(importFile('./whole.js', async (address) => address)).resolves.toBe('./whole.js');
});
