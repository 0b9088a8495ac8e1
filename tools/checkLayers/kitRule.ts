import type { Rule, SourceFile } from './problem.ts';
import { readImports } from './readImports.ts';

function checkFile({ path, text }: SourceFile) {
  if (!/^e2e\/.*\.spec\.ts$/.test(path)) return [];
  const imports = readImports(text);
  const usesKit = imports.some(({ specifier, names }) => specifier.endsWith('/kit/test.ts') && names.includes('test'));
  const usesPlain = imports.some(({ specifier, kind }) => specifier === '@playwright/test' && kind !== 'type');
  const message = 'goes around the guest oracle: import test and expect from e2e/kit/test.ts';
  return usesKit && !usesPlain ? [] : [{ path, message }];
}

/** No browser test without the guest oracle. */
export const kitRule: Rule = {
  name: 'every browser spec goes through the guest oracle',
  check: (files) => files.flatMap(checkFile),
};
