import { type Plugin, Visitor } from 'vite';
import { parseCode } from '../syntax/parseCode.ts';

/** Name of core's `importFile` inside a built file; the minifier shortens it. */
const LOCAL_NAME = 'importFile$hadaya';

/** Where text is written into a script. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * What makes `importFile('./x.js', () => import('./x.js'))` of `import('./x.js')`, with `importFile` from core's file: a
 * file that failed has another address at the next try. The literal import stays, so that a page builder's or an owner's
 * own bundler still finds it. A script without such imports stays as it is.
 */
export function retryImports(code: string, coreFile: string): readonly Insertion[] {
  const found: Insertion[] = [];
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('./')) return;
      found.push({ at: start, text: `${LOCAL_NAME}(${JSON.stringify(source.value)}, () => ` }, { at: end, text: ')' });
    },
  }).visit(parseCode('chunk.js', code).program);
  const head = { at: 0, text: `import { importFile as ${LOCAL_NAME} } from ${JSON.stringify(coreFile)};\n` };
  return found.length > 0 ? [head, ...found] : [];
}

/** The script with all insertions. */
export function insertAll(code: string, insertions: readonly Insertion[]): string {
  return [...insertions]
    .sort((a, b) => a.at - b.at)
    .reduceRight((script, { at, text }) => script.slice(0, at) + text + script.slice(at), code);
}

/** Lets every lazy file of a build be asked for again, see {@link retryImports}. Without core's file nothing is changed. */
export function retryLostFiles(coreFile: string | undefined): Plugin {
  return {
    name: 'hadaya:retry-lost-files',
    enforce: 'post',
    renderChunk: {
      order: 'post',
      handler(code, _chunk, _options, { magicString }) {
        const insertions = coreFile === undefined ? [] : retryImports(code, coreFile);
        if (insertions.length === 0 || !magicString) return null;
        for (const { at, text } of insertions) magicString.appendLeft(at, text);
        return magicString;
      },
    },
  };
}
