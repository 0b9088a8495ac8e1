import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';

/** What wordpress.org takes beside the plugin (the folder `assets` of its repository); nothing of it is in the zip. */
export const DIRECTORY_FOLDER = resolve(REPOSITORY, 'wordpress/directory');

/** The pictures behind the captions of the read-me, in their order. */
export const SCREENSHOTS: readonly string[] = [
  'shop-ar',
  'shop',
  'settings-channels',
  'messages',
  'settings-statistics',
];

/** Drawn files with their size in pixels. */
export const DRAWN: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'banner-772x250.png': [772, 250],
  'banner-1544x500.png': [1544, 500],
  'icon-128x128.png': [128, 128],
  'icon-256x256.png': [256, 256],
};
