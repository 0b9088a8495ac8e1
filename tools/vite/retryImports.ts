import { type Plugin, type Rolldown, Visitor } from 'vite';
import { parseCode } from '../syntax/parseCode.ts';

/** Name of core's `importFile` inside a built file; the minifier shortens it. */
const LOCAL_NAME = 'importFile$hadaya';

/** Where text is written into a script. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The files that a lazy file needs beside itself and its importer does not have, by the lazy file's address. */
export type NeededFiles = (address: string) => readonly string[];

/**
 * What makes `importFile('./x.js', () => import('./x.js'))` of `import('./x.js')`, with `importFile` from core's file: a
 * file that failed has another address at the next try. The files that `./x.js` imports in its turn are asked for with
 * it, instead of being found when it is there: one wait for the line and not two. The literal import stays, so that a
 * page builder's or an owner's own bundler still finds it. A script without such imports stays as it is.
 */
export function retryImports(code: string, coreFile: string, neededBy: NeededFiles = () => []): readonly Insertion[] {
  const found: Insertion[] = [];
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('./')) return;
      const others = neededBy(source.value).map((file) => `, import(${JSON.stringify(file)})`);
      const [open, close] =
        others.length > 0 ? ['Promise.all([', `${others.join('')}]).then(([file]) => file)`] : ['', ''];
      found.push(
        { at: start, text: `${LOCAL_NAME}(${JSON.stringify(source.value)}, () => ${open}` },
        { at: end, text: `${close})` },
      );
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

/** How a file of this build or of an earlier one is imported: all of them lie in one folder. */
const addressOf = (file: string) => (file.startsWith('./') ? file : `./${file}`);

/** What a file of this build has once it has come: itself and all that it imports, whatever the depth. */
function listImports(
  address: string,
  files: Readonly<Record<string, Pick<Rolldown.RenderedChunk, 'imports'>>>,
  paths: Readonly<Record<string, string>>,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  if (found.has(address)) return found;
  found.add(address);
  for (const file of files[address.slice(2)]?.imports ?? [])
    listImports(addressOf(paths[file] ?? file), files, paths, found);
  return found;
}

/**
 * Lets every lazy file of a build be asked for again, and with all that it needs, see {@link retryImports}. `paths` are
 * the files that answer the specifiers of earlier builds; without core's among them nothing is changed.
 */
export function retryLostFiles(paths: Readonly<Record<string, string>>): Plugin {
  const coreFile = paths['@hadaya/core'];
  return {
    name: 'hadaya:retry-lost-files',
    enforce: 'post',
    renderChunk: {
      order: 'post',
      handler(code, { fileName }, _options, { magicString, chunks }) {
        const listOf = (address: string) => listImports(address, chunks, paths);
        const neededBy = (address: string) => {
          const there = listOf(addressOf(fileName));
          return [...listOf(address)].filter((file) => file !== address && !there.has(file));
        };
        const insertions = coreFile === undefined ? [] : retryImports(code, coreFile, neededBy);
        if (insertions.length === 0 || !magicString) return null;
        for (const { at, text } of insertions) magicString.appendLeft(at, text);
        return magicString;
      },
    },
  };
}
