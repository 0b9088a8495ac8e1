import { readSources } from '../../checkLayers/readSources.ts';
import { LAYER_RULES } from '../../checkLayers/rules.ts';
import { REPOSITORY } from '../../vite/project.ts';
import { countChecks, type Step } from '../step.ts';

/** The architecture's rules, one check each. */
export const layerStep: Step = {
  name: 'layers',
  async run() {
    const files = readSources(REPOSITORY);
    return countChecks(
      LAYER_RULES.map(({ name, check }) => ({
        name,
        problems: check(files).map(({ path, message }) => `${path} ${message}`),
      })),
    );
  },
};
