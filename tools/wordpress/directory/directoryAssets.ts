import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';

/** Assets for the plugin's page on wordpress.org (the folder `assets` in its repository); not part of the zip. */
export const DIRECTORY_FOLDER = resolve(REPOSITORY, 'wordpress/directory');

/** The screenshots, in the order of their captions in the readme. */
export const SCREENSHOTS: readonly string[] = [
  'shop-ar',
  'shop',
  'settings-channels',
  'messages',
  'settings-statistics',
];

/** Pictures that `run.ts` renders, with their size in pixels. */
export const DRAWN: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'banner-772x250.png': [772, 250],
  'banner-1544x500.png': [1544, 500],
  'icon-128x128.png': [128, 128],
  'icon-256x256.png': [256, 256],
};
