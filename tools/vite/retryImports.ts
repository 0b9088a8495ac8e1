import { basename } from 'node:path';
import { type Plugin, parseAst, Visitor } from 'vite';
import { type Manifest, openManifest } from './manifest.ts';
import { prefetchedFiles } from './prefetchedFiles.ts';

/** Name of core's `importFile` inside a built file; the minifier shortens it. */
const LOCAL_NAME = 'importFile$hadaya';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Returns the insertions that turn `import('./x.js')` into `importFile('./x.js', () => import('./x.js'))` with core's
 * `importFile`, which retries a failed file at another URL; empty for a script without such imports. The literal import
 * stays, so that other bundlers still find it. The file's own imports are requested together with it, to avoid a
 * waterfall.
 */
export function retryImports(
  code: string,
  coreFile: string,
  aheadOf: (file: string) => readonly string[] = () => [],
): readonly Insertion[] {
  const found: Insertion[] = [];
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('./')) return;
      const prefetched = aheadOf(source.value.slice(2)).map((file) => `import(${JSON.stringify(`./${file}`)})`);
      const beside = prefetched.length > 0 ? `, () => [${prefetched.join(', ')}]` : '';
      found.push({ at: start, text: `${LOCAL_NAME}(${JSON.stringify(source.value)}, () => ` });
      found.push({ at: end, text: `${beside})` });
    },
  }).visit(parseAst(code));
  const head = { at: 0, text: `import { importFile as ${LOCAL_NAME} } from ${JSON.stringify(coreFile)};\n` };
  return found.length > 0 ? [head, ...found] : [];
}

export function insertAll(code: string, insertions: readonly Insertion[]): string {
  return [...insertions]
    .sort((a, b) => a.at - b.at)
    .reduceRight((script, { at, text }) => script.slice(0, at) + text + script.slice(at), code);
}

function readImportsOf(
  { files, answers }: Manifest,
  chunks: Readonly<Record<string, { readonly imports: readonly string[] }>>,
): (file: string) => readonly string[] | undefined {
  const earlier = new Map(Object.values(files).map(({ file, imports }) => [file, imports]));
  const fileOf = (specifier: string) => answers[specifier] ?? basename(specifier);
  return (file) => chunks[file]?.imports.map(fileOf) ?? earlier.get(file);
}

/** Makes every lazy file of a build retryable (see {@link retryImports}). Without core's file, nothing is changed. */
export function retryFailedFiles(coreFile: string | undefined): Plugin {
  return {
    name: 'hadaya:retry-failed-files',
    enforce: 'post',
    renderChunk: {
      order: 'post',
      handler(code, { fileName }, _options, { magicString, chunks }) {
        const importsOf = readImportsOf(openManifest(), chunks);
        const aheadOf = (file: string) => prefetchedFiles(file, fileName, importsOf);
        const insertions = coreFile === undefined ? [] : retryImports(code, coreFile, aheadOf);
        if (insertions.length === 0 || !magicString) return null;
        for (const { at, text } of insertions) magicString.appendLeft(at, text);
        return magicString;
      },
    },
  };
}
