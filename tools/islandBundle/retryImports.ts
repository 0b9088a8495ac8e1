import { Visitor } from 'vite';
import { parseCode } from '../syntax/parseCode.ts';
import type { Edit } from './edits.ts';

/** Name of core's `importFile` inside a built file; the minifier shortens it. */
const LOCAL_NAME = 'importFile$hadaya';

/**
 * What makes `importFile('./x.js', () => import('./x.js'))` of `import('./x.js')`, with `importFile` from core's file: a
 * file that failed has another address at the next try. The literal import stays, so that a page builder's or an owner's
 * own bundler still finds it. A script without such imports stays as it is.
 */
export function retryImports(code: string, coreFile: string): readonly Edit[] {
  const found: Edit[] = [];
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('./')) return;
      const call = `${LOCAL_NAME}(${JSON.stringify(source.value)}, () => `;
      found.push({ start, end: start, text: call }, { start: end, end, text: ')' });
    },
  }).visit(parseCode('chunk.js', code).program);
  const head = { start: 0, end: 0, text: `import { importFile as ${LOCAL_NAME} } from ${JSON.stringify(coreFile)};\n` };
  return found.length > 0 ? [head, ...found] : [];
}
