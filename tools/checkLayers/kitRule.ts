import type { Rule, SourceFile } from './problem.ts';
import { readImports } from './readImports.ts';

function checkFile({ path, text }: SourceFile) {
  if (!/^e2e\/.*\.spec\.ts$/.test(path)) return [];
  const imports = readImports(text);
  const usesKit = imports.some(({ specifier, names }) => specifier.endsWith('/kit/test.ts') && names.includes('test'));
  const usesPlain = imports.some(({ specifier, kind }) => specifier === '@playwright/test' && kind !== 'type');
  const message = 'goes around the guest oracle: import test and expect from e2e/kit/test.ts';
  const isChain = /describe\.serial|mode: 'serial'/.test(text);
  return [
    ...(usesKit && !usesPlain ? [] : [{ path, message }]),
    ...(isChain ? [{ path, message: 'needs the test before: what fails must be able to run again alone' }] : []),
  ];
}

/** No browser test without the guest oracle, and none that needs another one before it. */
export const kitRule: Rule = {
  name: 'every browser spec goes through the guest oracle, and none is a chain of tests',
  check: (files) => files.flatMap(checkFile),
};
