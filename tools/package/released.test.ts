// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import type { Manifest } from '../vite/manifest.ts';
import { findChanged } from './released.ts';

function manifest(version: string, files: Readonly<Record<string, string>>): Manifest {
  const entries = Object.entries(files).map(([file, sha384]) => [
    file,
    { file, sha384, bytes: 1, gzip: 1, imports: [] },
  ]);
  return { version, files: Object.fromEntries(entries), answers: {} };
}

test('reports files that differ from a release of the same version, and files with hashed names that differ from any release', () => {
  const released = [manifest('1.0.0', { 'core-Ab_-12Cd.min.js': 'a', 'hadaya.min.js': 'b' })];
  const next = manifest('1.1.0', { 'core-Ab_-12Cd.min.js': 'CHANGED', 'hadaya.min.js': 'c', 'new.min.js': 'd' });
  expect(findChanged(next, released)).toEqual(['core-Ab_-12Cd.min.js differs from the file published with 1.0.0']);
  expect(findChanged({ ...next, version: '1.0.0' }, released)).toHaveLength(2);
  expect(findChanged(manifest('1.0.0', { 'core-Ab_-12Cd.min.js': 'a' }), released)).toEqual([]);
});

test('computes the hash in a file’s name from its final content', async () => {
  const folder = mkdtempSync(resolve(tmpdir(), 'hash-'));
  const entry = resolve(folder, 'entry.js');
  writeFileSync(entry, 'export const gift = 1;');
  const nameAfter = async (text: string) => {
    const pass: Plugin = {
      name: 'last-pass',
      enforce: 'post',
      renderChunk: { order: 'post', handler: (code) => `${code};globalThis.last = "${text}";` },
    };
    const built = [
      await build({
        configFile: false,
        root: folder,
        logLevel: 'silent',
        plugins: [pass],
        build: {
          write: false,
          lib: { entry, formats: ['es'] },
          minify: false,
          rolldownOptions: { output: { entryFileNames: 'entry-[hash].js' } },
        },
      }),
    ].flat()[0];
    return built && 'output' in built ? built.output[0].fileName : undefined;
  };
  const names = [await nameAfter('one'), await nameAfter('one'), await nameAfter('two')];
  rmSync(folder, { recursive: true });
  expect(names[0]).toMatch(/^entry-.{8}\.js$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
}, 300_000);
