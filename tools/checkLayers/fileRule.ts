import { basename, dirname } from 'node:path';
import { isScript, isTestFile, type Problem, type Rule, type SourceFile } from './problem.ts';

const MOST_LINES = 250;
const EMPTY_NAMES = /^(utils?|helpers?|managers?|common|misc)$/i;
/** Papers that stand beside the checkout are not part of it. */
const FOREIGN_PATHS = /\.\.\/shared\b/;
const SHARED_DATA = /\.\.\/shared\/(fixtures|vectors)/;

/** A file may be longer when one of its first lines says why: `long: …`. */
const LONG_REASON = /^(?:.*\n){0,4}.*\blong: \S/;

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length;

/** `formatUtils.ts` → `format`, `Utils`. */
const words = (name: string) => name.replace(/\..*$/, '').split(/[-_]|(?=[A-Z])/);

function checkFile({ path, text }: SourceFile): Problem[] {
  const messages: string[] = [];
  if (countLines(text) > MOST_LINES && !path.endsWith('.md') && !path.endsWith('.json') && !LONG_REASON.test(text))
    messages.push(`has ${countLines(text)} lines, at most ${MOST_LINES}`);
  const named = [...dirname(path).split('/'), basename(path)].flatMap(words).find((word) => EMPTY_NAMES.test(word));
  if (named) messages.push(`is named "${named}", which says nothing: name it after its main export`);
  const readsShared = isTestFile(path) && isScript(path) && SHARED_DATA.test(text);
  if (FOREIGN_PATHS.test(text) && !readsShared) messages.push('points outside of the repository');
  return messages.map((message) => ({ path, message }));
}

/** One idea per file, named after it; the repository stands alone. */
export const fileRule: Rule = {
  name: 'files are short, well named and stand alone',
  check: (files) => files.filter(({ path }) => !path.startsWith('tools/checkLayers/')).flatMap(checkFile),
};
