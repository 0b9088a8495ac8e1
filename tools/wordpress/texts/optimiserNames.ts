import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { PLUGIN_FOLDER } from '../paths.ts';

/**
 * The names of optimisers: defined in the package of the diagnostics panel, and copied to the plugin's PHP by the
 * command wp:texts.
 */
export const OPTIMISER_NAMES = {
  source: resolve(REPOSITORY, 'packages/debug/src/model/optimisers.json'),
  written: resolve(PLUGIN_FOLDER, 'src/Health/optimisers.json'),
};
