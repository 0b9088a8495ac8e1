import { RATCHET } from '../house/ratchet.ts';
import { placeOf, resolveImport } from './place.ts';
import { isScript, isTestFile, type Problem, type Rule, type SourceFile } from './problem.ts';
import { readImports } from './readImports.ts';

function checkFile({ path, text }: SourceFile): Problem[] {
  const place = placeOf(path);
  if (!place || place.isRoot || place.isLegacy || isTestFile(path) || !isScript(path)) return [];
  return readImports(text)
    .filter(({ specifier, kind }) => kind !== 'type' && specifier.startsWith('.'))
    .filter(({ specifier }) => placeOf(resolveImport(path, specifier))?.isLegacy)
    .map(({ specifier }) => ({ path, message: `imports ${specifier}: only the package's root files start legacy/` }));
}

/** What a shop needs stands without the courtesies; they are added from outside and could be left out. */
export const legacyRule: Rule = {
  name: 'no feature imports legacy/',
  check: (files) => {
    const problems = files.flatMap(checkFile);
    const isOver = (owner: string) =>
      problems.filter(({ path }) => placeOf(path)?.package === owner).length > (RATCHET.legacyImports[owner] ?? 0);
    return problems.filter(({ path }) => isOver(placeOf(path)?.package ?? ''));
  },
};
