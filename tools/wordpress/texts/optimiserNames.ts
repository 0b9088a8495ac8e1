import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { PLUGIN_FOLDER } from '../paths.ts';

/**
 * The files that list the optimisers' names: the source, which belongs to the diagnostics panel, and its copy in the
 * plugin, which the command wp:texts writes.
 */
export const OPTIMISER_NAMES = {
  source: resolve(REPOSITORY, 'packages/debug/src/model/optimisers.json'),
  written: resolve(PLUGIN_FOLDER, 'src/Health/optimisers.json'),
};
