import { resolve } from 'node:path';
import { DIST_FOLDER, DIST_ROOT } from '../../vite/project.ts';
import { readBuilt } from '../fileRules/built.ts';
import { checkAdmin, checkManifest } from '../fileRules/manifestRules.ts';
import { checkSyntax } from '../fileRules/syntaxRules.ts';
import { checkTexts } from '../fileRules/textRules.ts';
import { countChecks, type Step } from '../step.ts';

/**
 * Checks that the built files survive optimisers, import only known files and match the manifest. File sizes are
 * limited in `.size-limit.json`, page weights in `tools/weight`.
 */
export const fileStep: Step = {
  name: 'files',
  after: ['build'],
  async run() {
    const built = readBuilt(DIST_FOLDER);
    const isBuilt = { name: 'the build exists', problems: built.files.length === 0 ? ['the folder is empty'] : [] };
    const admin = checkAdmin(readBuilt(resolve(DIST_ROOT, 'admin')), built);
    return countChecks([isBuilt, ...checkTexts(built), ...checkSyntax(built), checkManifest(built), ...admin]);
  },
};
