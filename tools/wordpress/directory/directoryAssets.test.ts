// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PLUGIN_FOLDER } from '../paths.ts';
import { DIRECTORY_FOLDER, DRAWN, SCREENSHOTS } from './directoryAssets.ts';

const MEGABYTE = 1_000_000;

/** Reads width and height from a PNG's header. */
function sizeOf(file: string): readonly [number, number] {
  const head = readFileSync(resolve(DIRECTORY_FOLDER, file));
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

it.each(Object.entries(DRAWN))('%s has its required size', (file, size) => {
  expect(sizeOf(file)).toEqual(size);
});

it('the readme has one caption for each screenshot file', () => {
  const readme = readFileSync(resolve(PLUGIN_FOLDER, 'readme.txt'), 'utf8');
  const captions =
    readme
      .split('== Screenshots ==')[1]
      ?.split(/^== /m)[0]
      ?.match(/^\d+\. .+$/gm) ?? [];
  const pictures = readdirSync(DIRECTORY_FOLDER).filter((file) => file.startsWith('screenshot-'));
  expect(captions.map((line) => Number.parseInt(line, 10))).toEqual(SCREENSHOTS.map((_, at) => at + 1));
  expect(pictures.sort()).toEqual(SCREENSHOTS.map((_, at) => `screenshot-${at + 1}.png`));
});

it('no file exceeds the size limit of the WordPress plugin directory', () => {
  const heavy = readdirSync(DIRECTORY_FOLDER).filter(
    (file) => statSync(resolve(DIRECTORY_FOLDER, file)).size > MEGABYTE,
  );
  expect(heavy).toEqual([]);
});
