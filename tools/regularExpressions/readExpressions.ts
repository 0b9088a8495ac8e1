import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { transformSync } from 'esbuild';

/** A regular expression of a source file. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions of a file, and how often one is put together at run time. */
export interface Expressions {
  readonly literals: readonly Expression[];
  /** Calls of `RegExp` with anything but a text that stands in the source, or a constant that is such an expression. */
  readonly built: number;
}

/** A copy of an expression that the file names as a constant: `new RegExp(TOKEN)`. */
const CONSTANT = /^[A-Z][A-Z_]*$/;

const textOf = (node: unknown): string | undefined => {
  const value: unknown = Reflect.get(Object(node), 'value');
  return typeof value === 'string' ? value : undefined;
};

/** Reads the regular expressions of a script. */
export function readExpressions(path: string, text: string): Expressions {
  const { code } = transformSync(text, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'esnext',
  });
  const literals: Expression[] = [];
  let built = 0;
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node: Node) => {
    const regex: unknown = Reflect.get(node, 'regex');
    if (node.type === 'Literal' && regex) {
      literals.push({ source: Reflect.get(Object(regex), 'pattern'), flags: Reflect.get(Object(regex), 'flags') });
    }
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    if (Reflect.get(Object(Reflect.get(node, 'callee')), 'name') !== 'RegExp') return;
    const args = [Reflect.get(node, 'arguments')].flat();
    const [source, flags = ''] = args.map(textOf);
    if (source !== undefined) literals.push({ source, flags });
    else if (!CONSTANT.test(String(Reflect.get(Object(args[0]), 'name')))) built += 1;
  });
  return { literals, built };
}
