import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { type ESTree, type Plugin, Visitor } from 'vite';
import { parseCode } from '../syntax/parseCode.ts';
import { applyEdits, type Edit } from './edits.ts';
import { REPOSITORY } from './project.ts';

/** React's modules as they are published: CommonJS, of which no bundler leaves out what nobody imports. */
const REACT_FILE = /\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

/** What React's own modules take from each other, and what ours import from them. */
const THEIR_USE = /\b(?:React|ReactDOM|Scheduler)\.(\w+)/g;
const OUR_USE = /\{([^}]*)\}\s*from 'react\b/g;

function readAll(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** All names that the runtime's entry, core's React side and React's own modules may ask React's modules for. */
function findUsedNames(entry: string): ReadonlySet<string> {
  const ours = readAll([entry, ...globSync(resolve(REPOSITORY, 'packages/core/src/react/*.{ts,tsx}'))]);
  const reactDom = createRequire(entry).resolve('react-dom/package.json');
  const theirs = readAll(globSync(resolve(dirname(reactDom), 'cjs/react-dom{,-client}.production.js')));
  const named = [...ours.matchAll(OUR_USE), ...theirs.matchAll(THEIR_USE)];
  return new Set(named.flatMap(([, names = '']) => names.match(/\w+/g) ?? []));
}

/** The name of an `exports.name = …`. */
function exportOf({ expression }: ESTree.ExpressionStatement): string | undefined {
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return undefined;
  const { object, property } = expression.left;
  return object.type === 'Identifier' && object.name === 'exports' && property.type === 'Identifier'
    ? property.name
    : undefined;
}

/** Takes exports out of React's modules that nobody asks for, so that the minifier leaves out what only they use: 2.4 kB of gzip. */
export function dropUnusedReact(entry: string): Plugin {
  const used = findUsedNames(entry);
  return {
    name: 'hadaya:drop-unused-react',
    transform: {
      filter: { id: REACT_FILE },
      handler(code) {
        const edits: Edit[] = [];
        new Visitor({
          ExpressionStatement(statement) {
            const name = exportOf(statement);
            if (name === undefined || used.has(name)) return;
            const { start, end } = statement;
            // Its lines stay, so that the map does.
            edits.push({ start, end, text: code.slice(start, end).replace(/.+/g, '') });
          },
        }).visit(parseCode('react.js', code, 'script').program);
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}
