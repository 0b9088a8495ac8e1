import { type ESTree, parseAst, Visitor } from 'vite';

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
  const readCall = ({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const [source, flags = ''] = given.map(textOf);
    const isCopy = given[0]?.type === 'Identifier' && CONSTANT.test(given[0].name);
    if (source !== undefined) literals.push({ source, flags });
    else if (!isCopy) built += 1;
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    CallExpression: readCall,
    NewExpression: readCall,
  }).visit(parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path));
  return { literals, built };
}
