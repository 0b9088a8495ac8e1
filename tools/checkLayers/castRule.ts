import { isScript, isTestFile, type Problem, type Rule, type SourceFile } from './problem.ts';

/** The places where `unknown` becomes typed, and one overload that the DOM's types cannot express. */
const PARSERS = /^packages\/core\/src\/(settings\/|dom\/listen\.ts)/;
const QUIET =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|^\s*(?:import|export)\b[^;]*?\bfrom\b|^\s*(?:import|export)\s*(?:type\s*)?\{[^}]*\}/gm;
const CAST = /[\w)\]}>]\s+as\s+(?!const\b)[\w{([]/;

function checkFile({ path, text }: SourceFile): Problem[] {
  const isChecked = path.startsWith('packages/') && isScript(path) && !isTestFile(path) && !PARSERS.test(path);
  if (!isChecked) return [];
  const code = text.replace(QUIET, (quiet) => quiet.replace(/[^\n]/g, ' '));
  return code
    .split('\n')
    .flatMap((line, index) =>
      CAST.test(line) ? [{ path, message: `line ${index + 1} casts with "as": decode or narrow instead` }] : [],
    );
}

/** A cast hides what the settings parser is there to check. */
export const castRule: Rule = {
  name: 'no type cast outside of the settings parser',
  check: (files) => files.flatMap(checkFile),
};
