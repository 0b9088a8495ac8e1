import { type ESTree, Visitor } from 'vite';
import { parseCode } from '../syntax/parseCode.ts';
import type { Edit } from './edits.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What a shared file calls an export, by its place in the file's list: a, b, … Z, then aa, ba, … */
export function shortName(place: number): string {
  const last = LETTERS[place % LETTERS.length] ?? '';
  return place < LETTERS.length ? last : last + shortName(Math.floor(place / LETTERS.length) - 1);
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

function shortOf(name: string, names: readonly string[]): string {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`A shared file has no export "${name}"`);
  return shortName(place);
}

/**
 * Names between our own files: eight files import some thirty names from core, and no minifier may shorten what a file
 * exports. `own` are the exports of this file that others import by short names, `shared` those of the files it imports.
 */
export function shortNames(
  code: string,
  own: readonly string[],
  shared: Readonly<Record<string, readonly string[]>>,
): readonly Edit[] {
  const found: Edit[] = [];
  new Visitor({
    ExportSpecifier({ start, end, local, exported }) {
      if (own.includes(nameOf(exported)))
        found.push({ start, end, text: `${nameOf(local)} as ${shortOf(nameOf(exported), own)}` });
    },
    ImportDeclaration({ source, specifiers }) {
      const names = shared[source.value];
      if (!names) return;
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier') throw new Error(`${source.value} is imported as a whole`);
        const { start, end, imported, local } = specifier;
        found.push({ start, end, text: `${shortOf(nameOf(imported), names)} as ${local.name}` });
      }
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string' && shared[source.value]) {
        throw new Error(`${source.value} is imported as a whole`);
      }
    },
  }).visit(parseCode('chunk.js', code).program);
  return found;
}
