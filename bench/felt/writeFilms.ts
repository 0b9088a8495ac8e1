import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { framesBySteps } from './model/frameAt.ts';
import { SLOW_4G } from './phone.ts';
import { type Film, type Frame, SCREEN } from './recordFilm.ts';

const STEP_MS = 100;

/** Maximum size of one variant's pictures, so that the demo's recording stays below 250 kB. */
const MOST_BYTES = 120_000;

export interface FilmFacts {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly browser: string;
  /** CPU slowdown factor. */
  readonly slower: number;
  readonly protocol: string;
  readonly path: string;
}

interface Sheet {
  readonly begins: readonly number[];
  /** Base64-encoded WebP. */
  readonly picture: string;
}

/** Runs in a page: stacks the visibly different frames in one picture, as sharp as the size limit allows. */
async function drawSheet({
  frames,
  limit,
  width,
  height,
}: {
  readonly frames: readonly Frame[];
  readonly limit: number;
  readonly width: number;
  readonly height: number;
}): Promise<Sheet> {
  const draw = (tall: number) => {
    const canvas = new OffscreenCanvas(width, tall);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    return { canvas, context };
  };
  const { context } = draw(height);
  const read = async (picture: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${picture}`)).blob());
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
  const isOther = (before: ImageData, { data }: ImageData, share: number) => {
    let changed = 0;
    for (let at = 1; at < data.length; at += 4)
      if (Math.abs((before.data[at] ?? 0) - (data[at] ?? 0)) > 24) changed += 1;
    return changed > width * height * share;
  };
  const images: { readonly ms: number; readonly image: ImageData }[] = [];
  for (const { ms, picture } of frames) images.push({ ms, image: await read(picture) });
  const select = (share: number) => {
    const chosen: typeof images = [];
    for (const one of images) {
      const last = chosen.at(-1);
      if (!last || isOther(last.image, one.image, share)) chosen.push(one);
    }
    return chosen;
  };
  // A change in a smaller share of the screen, such as a spinner, is not visible on the demo's small phones.
  let share = 0.001;
  let kept = select(share);
  // WebP pictures are at most 16,383 px high.
  while (height * kept.length > 16_383) {
    share *= 2;
    kept = select(share);
  }
  const sheet = draw(height * kept.length);
  for (const [index, { image }] of kept.entries()) sheet.context.putImageData(image, 0, index * height);
  let quality = 0.9;
  let blob = await sheet.canvas.convertToBlob({ type: 'image/webp', quality });
  while (blob.size > limit && quality > 0.2) {
    quality -= 0.05;
    blob = await sheet.canvas.convertToBlob({ type: 'image/webp', quality });
  }
  let bytes = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte);
  return { begins: kept.map(({ ms }) => ms), picture: btoa(bytes) };
}

/**
 * Writes the films for the demo's `/compare/` page: `film.json`, and for each variant one picture in which its distinct
 * frames are stacked.
 */
export async function writeFilms(
  browser: Browser,
  films: Readonly<Record<string, Film>>,
  facts: FilmFacts,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  const variants: Record<string, Omit<Film, 'frames'> & Pick<Sheet, 'begins'>> = {};
  for (const [variant, { frames, firstPaint, load, usable }] of Object.entries(films)) {
    const sheet = { frames: framesBySteps(frames, STEP_MS), limit: MOST_BYTES, ...SCREEN };
    const { begins, picture } = await page.evaluate(drawSheet, sheet);
    writeFileSync(resolve(folder, `${variant}.webp`), Buffer.from(picture, 'base64'));
    variants[variant] = { begins, firstPaint, load, usable };
  }
  await page.close();
  const connection = { delayMs: SLOW_4G.latency, megabits: (SLOW_4G.downloadThroughput * 8) / 1e6 };
  const film = { ...facts, connection, ...SCREEN, variants };
  writeFileSync(resolve(folder, 'film.json'), `${JSON.stringify(film, null, 2)}\n`);
}
