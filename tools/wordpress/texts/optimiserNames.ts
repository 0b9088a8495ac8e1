import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { PLUGIN_FOLDER } from '../places.ts';

/** The names of optimisers: the panel's package has them, and the plugin's server gets them from there by the command wp:texts. */
export const OPTIMISER_NAMES = {
  source: resolve(REPOSITORY, 'packages/debug/src/model/optimisers.json'),
  written: resolve(PLUGIN_FOLDER, 'src/Health/optimisers.json'),
};
