import { parseCode } from '../syntax/parseCode.ts';
import { nameOf, runningNodes } from '../syntax/walk.ts';

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
  const literals: Expression[] = [];
  let built = 0;
  for (const node of runningNodes(parseCode(path, text).program)) {
    if (node.type === 'Literal' && 'regex' in node) {
      literals.push({ source: node.regex.pattern, flags: node.regex.flags });
    }
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') continue;
    if (nameOf(node.callee) !== 'RegExp') continue;
    const [source, flags = ''] = node.arguments.map(textOf);
    if (source !== undefined) literals.push({ source, flags });
    else if (!CONSTANT.test(nameOf(node.arguments[0]) ?? '')) built += 1;
  }
  return { literals, built };
}
